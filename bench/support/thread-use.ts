import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ, the unit of CPU times in /proc: 100 per second on every Linux platform that Node supports. */
const ticksPerSecond = 100;

/** Processor time so far in milliseconds, by thread name. Linux only. */
export function readThreadUse(pid: number): Record<string, number> {
  const use: Record<string, number> = {};
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'latin1');
    const nameEnds = stat.lastIndexOf(')');
    const name = stat.slice(stat.indexOf('(') + 1, nameEnds);
    const fields = stat
      .slice(nameEnds + 2)
      .split(' ')
      .map(Number);
    const ticks = (fields[11] ?? 0) + (fields[12] ?? 0);
    use[name] = (use[name] ?? 0) + (ticks * 1000) / ticksPerSecond;
  }
  return use;
}
