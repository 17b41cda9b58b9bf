/** Largest file that is read, in bytes: many times two thousand tasks with their descriptions. */
const maxBytes = 8 * 1024 * 1024;

export type DecodedFile = { text: string } | { problem: string };

/**
 * The text of a file by its byte order mark, else as UTF-8, else as Windows-1252, in which spreadsheets of many
 * languages still save. What is no text is refused with what to do instead.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (bytes.length > maxBytes)
    return { problem: 'This file is larger than 8 MB. Split it, and import the parts one by one.' };
  if (isZip(bytes)) {
    return {
      problem:
        'This is a workbook, not a CSV file. Save its sheet as CSV, or copy its rows and paste them here.',
    };
  }
  const text = decode(bytes);
  if (text.includes('\0'))
    return { problem: 'This file is not a text. Choose a CSV file, or paste the rows here.' };
  return text.trim() === '' ? { problem: 'This file is empty.' } : { text };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Workbooks of today's spreadsheets are archives, those of twenty years ago compound files. */
function isZip([first, second, third]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf && third === 0x11);
}
