import { readTreeUse } from '../support/process-tree.ts';

const sampleIntervalMs = 500;

/** Excludes the processor time of a process after its last sample. */
export interface Use {
  cpuSeconds: number;
  maxMemoryMb: number;
}

export function watchUse(pids: () => readonly number[]): { end(): Use } {
  const cpuMs = new Map<number, number>();
  const before = new Map(pids().map((pid) => [pid, readTreeUse(pid).cpuMs]));
  let maxMemoryMb = 0;
  const look = () => {
    let memoryMb = 0;
    for (const pid of pids()) {
      const use = readTreeUse(pid);
      memoryMb += use.memoryMb;
      cpuMs.set(pid, Math.max(cpuMs.get(pid) ?? 0, use.cpuMs));
    }
    maxMemoryMb = Math.max(maxMemoryMb, memoryMb);
  };
  const timer = setInterval(look, sampleIntervalMs);
  return {
    end: () => {
      clearInterval(timer);
      look();
      const total = [...cpuMs].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
      return { cpuSeconds: total / 1000, maxMemoryMb };
    },
  };
}
