import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { extractText, getDocumentProxy } from 'unpdf';
import { readTreeUse } from '../support/process-tree.ts';

export interface Measured {
  coldMs: number;
  warmMs: number[];
  warmCpuMs: number;
  memoryMb: number;
  pages: number;
  words: number;
  bytes: number;
}

export async function measureContender(
  script: string,
  folder: string,
  contents: readonly string[],
): Promise<Measured> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (name: string): Promise<{ wallMs: number; bytes: number }> => {
    child.stdin.write(`${name}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error(`${script} ended early`);
    return JSON.parse(value);
  };
  try {
    const [first = '', ...rest] = contents;
    const { bytes } = await ask(first);
    const coldMs = performance.now() - startedAt;
    const before = readTreeUse(child.pid ?? 0);
    let memoryMb = before.memoryMb;
    const warmMs: number[] = [];
    for (const name of rest) {
      warmMs.push((await ask(name)).wallMs);
      memoryMb = Math.max(memoryMb, readTreeUse(child.pid ?? 0).memoryMb);
    }
    const warmCpuMs = (readTreeUse(child.pid ?? 0).cpuMs - before.cpuMs) / rest.length;
    return { coldMs, warmMs, warmCpuMs, memoryMb, bytes, ...(await readMade(folder)) };
  } finally {
    child.stdin.end();
    await ended;
  }
}

async function readMade(folder: string): Promise<{ pages: number; words: number }> {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, 'made.pdf'))));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { pages: totalPages, words: text.split(/\s+/).length };
}
