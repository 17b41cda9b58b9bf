import { prospectLimits } from '#shared/schemas/prospect.ts';
import { decodeFile, isWorkbook } from '#web/lib/decode-file.ts';

/** Rejects with a message for the operator if the file is too large, empty, or not text. */
export async function readListFile(file: File): Promise<string> {
  if (file.size > 2 * prospectLimits.text)
    throw new Error('This file is too large. Split it into several lists.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes))
    throw new Error("This isn't a CSV file. Save the sheet as CSV, or copy its rows and paste them here.");
  const decoded = decodeFile(bytes);
  if ('problem' in decoded) throw new Error(decoded.problem);
  return decoded.text;
}
