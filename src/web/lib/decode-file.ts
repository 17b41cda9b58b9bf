/** In bytes: far more than two thousand tasks with descriptions need. */
export const maxBytes = 8 * 1024 * 1024;
export const tooLargeFile = 'This file is larger than 8 MB. Split it and import the parts one at a time.';

export type DecodedFile = { text: string } | { problem: string };

/** Text that is neither UTF-16 nor UTF-8 is read as Windows-1252, which spreadsheets still use in many languages. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (bytes.length > maxBytes) return { problem: tooLargeFile };
  if (isOldWorkbook(bytes)) {
    return {
      problem:
        'This is an old Excel workbook. Save it as .xlsx or CSV, or copy its rows and paste them here.',
    };
  }
  const text = decode(bytes);
  if (text.includes('\0'))
    return { problem: "This isn't a text file. Choose a CSV file, or paste the rows here." };
  return text.trim() === '' ? { problem: 'This file is empty. Please choose another file.' } : { text };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = guessUtf16(bytes);
  if (unmarked !== null) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const looked = 2048;

/**
 * In Latin text in UTF-16, nearly every pair of bytes contains a zero: the first byte in big-endian text, the
 * second in little-endian text.
 */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, looked - (Math.min(looked, bytes.length) % 2));
  if (start.length < 4) return null;
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros.map((count) => count / (start.length / 2));
  if (first > 0.4 && second < 0.1) return 'utf-16be';
  return second > 0.4 && first < 0.1 ? 'utf-16le' : null;
}

/** .xlsx files are ZIP archives. */
export function isWorkbook([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** .xls files are compound files. */
function isOldWorkbook([first, second, third]: Uint8Array): boolean {
  return first === 0xd0 && second === 0xcf && third === 0x11;
}
