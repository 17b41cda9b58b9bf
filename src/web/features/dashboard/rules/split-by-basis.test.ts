import { expect, test } from 'vitest';
import type { ValueSummary } from '#shared/schemas/value.ts';
import type { TaskRow } from './rows.ts';
import { splitByBasis } from './split-by-basis.ts';

const line = (taskId: number, likely: number) => ({
  taskId,
  savingsUsdPerMonth: { low: 0, likely, high: likely },
});

test('splits the value by the basis of its tasks, and leaves out empty parts', () => {
  const value = { lines: [line(1, 100), line(2, 40), line(3, 60), line(4, 5)] } as unknown as ValueSummary;
  const tasks = [
    { id: 1, basis: 'typical' },
    { id: 2, basis: 'observed' },
    { id: 3, basis: 'observed' },
    { id: 4, basis: null },
  ] as TaskRow[];
  expect(splitByBasis(value, tasks)).toEqual([
    { basis: 'observed', tasks: 2, savingsUsdPerMonth: 100 },
    { basis: 'typical', tasks: 1, savingsUsdPerMonth: 100 },
  ]);
});
