import { expect, it } from 'vitest';
import type { Stats } from '#shared/schemas/stats.ts';
import { cleanTasks } from './clean-tasks.ts';
import { countRows, statsDisagree } from './compare-stats.ts';

const tasks = cleanTasks([
  { id: 1, name: 'A', workflow: 'W', framework: 'Automate', requiresJudgment: false },
  { id: 2, name: 'B', workflow: 'W', framework: 'Optimize', requiresJudgment: true },
  { id: 3, name: 'C', workflow: 'W', framework: 'Enhance', requiresJudgment: true },
]);

const agreeing: Stats = {
  pagesScanned: 4,
  workflowsIdentified: 1,
  tasksIdentified: 3,
  scanQuality: 70,
  scanQualityParts: [],
  automateCount: 1,
  optimizeCount: 1,
  enhanceCount: 1,
  judgmentTasksCount: 2,
  noJudgmentTasksCount: 1,
  overallProgress: 100,
};

it('agrees if every count matches the tasks', () => {
  expect(statsDisagree(agreeing, tasks)).toBe(false);
});

it.each([
  'tasksIdentified',
  'automateCount',
  'optimizeCount',
  'enhanceCount',
  'judgmentTasksCount',
  'noJudgmentTasksCount',
] as const)('disagrees when %s differs', (name) => {
  expect(statsDisagree({ ...agreeing, [name]: 9 }, tasks)).toBe(true);
});

it('disagrees without stats, and never without tasks', () => {
  expect(statsDisagree(null, tasks)).toBe(true);
  expect(statsDisagree(null, [])).toBe(false);
  expect(statsDisagree({ ...agreeing, automateCount: 9 }, [])).toBe(false);
});

it('counts a task without a known framework in the total only', () => {
  expect(countRows(cleanTasks([{ id: 1, name: 'A', framework: 'X', requiresJudgment: true }]))).toEqual({
    tasksIdentified: 1,
    automateCount: 0,
    optimizeCount: 0,
    enhanceCount: 0,
    judgmentTasksCount: 1,
    noJudgmentTasksCount: 0,
  });
});
