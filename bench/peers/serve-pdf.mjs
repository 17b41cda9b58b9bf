import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Renders a report for each file name that arrives on standard input, prints its time and size as JSON, and
 * writes the PDF to `made.pdf`; exits when the input ends. The program's argument is the folder with the
 * files. Each contender runs this in its own process.
 * @param {(content: any) => Promise<Uint8Array>} make
 */
export async function servePdf(make) {
  const folder = process.argv[2] ?? '.';
  for await (const name of createInterface({ input: process.stdin })) {
    const startedAt = performance.now();
    const pdf = await make(JSON.parse(await readFile(join(folder, name), 'utf8')));
    const wallMs = performance.now() - startedAt;
    await writeFile(join(folder, 'made.pdf'), pdf);
    process.stdout.write(`${JSON.stringify({ wallMs, bytes: pdf.length })}\n`);
  }
  process.exit();
}
