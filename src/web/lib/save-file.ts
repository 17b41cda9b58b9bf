export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the object URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function saveCsv(table: string, name: string): void {
  saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), name);
}
