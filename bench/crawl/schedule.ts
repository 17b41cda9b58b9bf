import type { ContenderReport } from './contender-report.ts';

/** The default limits of a scan, at the latency that the aim names. */
export const schedule = { pages: 40, atOnce: 6, latencyMs: 50 };

/**
 * What nobody could be quicker than: the home page alone, since it names the others, then full rounds of as many requests as
 * may be under way at once. robots.txt, which is asked for before, is not counted in.
 */
export const idealMs = schedule.latencyMs * (1 + Math.ceil((schedule.pages - 1) / schedule.atOnce));

/** Reads the default number of pages as often as told and prints how far from the ideal schedule that was. */
export async function measureSchedule(
  readSite: () => Promise<ContenderReport>,
  rounds: number,
): Promise<{ wallMs: number[]; idealMs: number }> {
  const wallMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const report = await readSite();
    if (report.pages !== schedule.pages) throw new Error(`${report.pages} pages were read`);
    wallMs.push(report.wallMs);
  }
  const sorted = wallMs.sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const [best = Number.NaN] = sorted;
  console.log(
    `\n${schedule.pages} pages at ${schedule.latencyMs} ms, ${schedule.atOnce} at once: ${middle.toFixed(0)} ms (best ${best.toFixed(0)}), ideal ${idealMs} ms: ${(middle / idealMs).toFixed(2)} times (aim 2).`,
  );
  return { wallMs: sorted, idealMs };
}
