import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Makes a report for every name of a file that comes in, says what it took and leaves the PDF beside it; ends
 * with its input. Each contender is a process of its own that does this.
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
