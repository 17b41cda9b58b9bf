import type { Benchmark, BenchmarkFigure } from '../schemas/benchmark.ts';

export interface ScanCounts {
  workflows: number;
  tasks: number;
  automateTasks: number;
}

/**
 * Minimum number of scans with tasks in a trade, including the company's own. Figures from fewer scans could
 * reveal a single company.
 */
const minScans = 10;

export function compareWithTrade(
  trade: string,
  own: ScanCounts,
  others: readonly ScanCounts[],
): Benchmark | null {
  const found = others.filter(({ tasks }) => tasks > 0);
  if (found.length + 1 < minScans || own.tasks === 0) return null;
  return {
    trade,
    websites: found.length,
    figures: [
      figureOf('workflows', own, found, ({ workflows }) => workflows, Math.round),
      figureOf('tasks', own, found, ({ tasks }) => tasks, Math.round),
      figureOf('automateShare', own, found, ({ automateTasks, tasks }) => automateTasks / tasks, toPercent),
    ],
  };
}

function figureOf(
  id: BenchmarkFigure['id'],
  own: ScanCounts,
  others: readonly ScanCounts[],
  value: (counts: ScanCounts) => number,
  round: (value: number) => number,
): BenchmarkFigure {
  const sorted = others.map(value).toSorted((a, b) => a - b);
  return {
    id,
    own: round(value(own)),
    low: round(quantile(sorted, 0.25)),
    typical: round(quantile(sorted, 0.5)),
    high: round(quantile(sorted, 0.75)),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/** A fraction rounded to whole percent, because exact figures could identify a company. */
function toPercent(share: number): number {
  return Math.round(share * 100) / 100;
}
