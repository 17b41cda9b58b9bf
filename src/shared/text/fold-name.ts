/** Names that differ only in case or spaces count as the same. */
export function foldName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
