import { type Framework, frameworks } from '#shared/schemas/framework.ts';
import { type Range, rangePoints } from '#shared/schemas/numbers.ts';
import type { ValueLine, ValueSummary } from '#shared/schemas/value.ts';

/** `hoursPerWeek` is after any scaling to the company's capacity. */
export interface FrameworkLine {
  framework: Framework;
  tasks: number;
  hoursPerWeek: number;
  savedShare: Range;
  savedHoursPerMonth: Range;
  savingsUsdPerMonth: Range;
}

export interface RateLine {
  role: string | null;
  tasks: number;
  rateUsdPerHour: number;
  savedHoursPerMonth: number;
  savingsUsdPerMonth: number;
}

export function explainByFramework(value: ValueSummary): FrameworkLine[] {
  return frameworks.flatMap((framework) => {
    const lines = value.lines.filter((line) => line.framework === framework);
    if (lines.length === 0) return [];
    return [
      {
        framework,
        tasks: lines.length,
        hoursPerWeek: sum(lines.map((line) => line.hoursPerWeek)),
        savedShare: value.assumptions.savedShare[framework],
        savedHoursPerMonth: sumRange(lines.map((line) => line.savedHoursPerMonth)),
        savingsUsdPerMonth: sumRange(lines.map((line) => line.savingsUsdPerMonth)),
      },
    ];
  });
}

/** Not rounded: rounding here and again for display would turn 144.9 hours into 145 and then 150. */
export function hoursSavedOf(value: ValueSummary): Record<Framework, number> {
  const hours = { Automate: 0, Optimize: 0, Enhance: 0 };
  for (const line of value.lines) hours[line.framework] += line.savedHoursPerMonth.likely;
  return hours;
}

/** Likely hours a month, unrounded. */
export function savedHoursOf(value: ValueSummary): number {
  return sum(value.lines.map((line) => line.savedHoursPerMonth.likely));
}

export function explainByRate(value: ValueSummary, roleOf: (taskId: number) => string | null): RateLine[] {
  const groups = new Map<string, { role: string | null; lines: ValueLine[] }>();
  for (const line of value.lines) {
    const role = roleOf(line.taskId);
    const key = JSON.stringify([role, line.rateUsdPerHour]);
    const group = groups.get(key) ?? { role, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ role, lines }) => ({
      role,
      tasks: lines.length,
      rateUsdPerHour: lines[0]?.rateUsdPerHour ?? 0,
      savedHoursPerMonth: sum(lines.map((line) => line.savedHoursPerMonth.likely)),
      savingsUsdPerMonth: sum(lines.map((line) => line.savingsUsdPerMonth.likely)),
    }))
    .sort((a, b) => b.savingsUsdPerMonth - a.savingsUsdPerMonth);
}

function sumRange(ranges: readonly Range[]): Range {
  const total: Range = { low: 0, likely: 0, high: 0 };
  for (const point of rangePoints) total[point] = sum(ranges.map((range) => range[point]));
  return total;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
