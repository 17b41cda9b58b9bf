import { readFile } from 'node:fs/promises';

/** The memory of another process that is in RAM, in bytes; null where the system does not tell (it does on Linux). */
export async function readResidentBytes(pid: number): Promise<number | null> {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
