import { prospectLimits } from '#shared/schemas/prospect.ts';

/**
 * Decodes a file by its byte order mark, else as UTF-8, else as Windows-1252, which some spreadsheets still use.
 * Rejects files that hold no list, with advice.
 */
export async function readListFile(file: File): Promise<string> {
  if (file.size > 2 * prospectLimits.text)
    throw new Error('This file is too large. Split it into several lists.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  if (text.includes('\0') || text.startsWith('PK'))
    throw new Error("This isn't a CSV file. Save the sheet as CSV, or copy its rows and paste them here.");
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
