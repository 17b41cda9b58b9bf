import { prospectLimits } from '#shared/schemas/prospect.ts';

/**
 * The text of a file by its byte order mark, else as UTF-8, else as Windows-1252, in which some spreadsheets still save.
 * Rejects with what to do instead for a file that holds no list.
 */
export async function readListFile(file: File): Promise<string> {
  if (file.size > 2 * prospectLimits.text)
    throw new Error('This file is too large for a list. Split it into several.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  if (text.includes('\0') || text.startsWith('PK'))
    throw new Error(
      'This file is not a CSV file. Save the sheet as CSV, or copy its rows and paste them here.',
    );
  if (text.trim() === '') throw new Error('This file is empty.');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
