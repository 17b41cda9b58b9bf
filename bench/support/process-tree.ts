import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ, the unit of CPU times in /proc: 100 per second on every Linux platform that Node supports. */
const ticksPerSecond = 100;

/** Totals of a process and all its running descendants. Linux only. */
export interface TreeUse {
  cpuMs: number;
  /** Proportional set size, which counts shared memory once. */
  memoryMb: number;
}

export function readTreeUse(root: number): TreeUse {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(look);
  const family = new Set([root]);
  // A child may come before its parent in the list, so repeat until nothing is added.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const members = all.filter(({ pid }) => family.has(pid));
  return {
    cpuMs: members.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    memoryMb: members.reduce((sum, { pid }) => sum + memoryOf(pid), 0),
  };
}

function look(name: string): { pid: number; parent: number; cpuMs: number }[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
    // The program's name is in parentheses and may contain anything, so count the fields after it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = (fields[11] ?? 0) + (fields[12] ?? 0);
    return [{ pid: Number(name), parent: fields[1] ?? 0, cpuMs: (ticks * 1000) / ticksPerSecond }];
  } catch {
    return [];
  }
}

function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
