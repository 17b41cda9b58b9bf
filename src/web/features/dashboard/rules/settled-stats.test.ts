import { expect, it } from 'vitest';
import type { Stats } from '#shared/schemas/stats.ts';
import { settledStats } from './settled-stats.ts';

const stats: Stats = {
  pagesScanned: 3,
  workflowsIdentified: 0,
  tasksIdentified: 0,
  scanQuality: null,
  scanQualityParts: [],
  automateCount: 0,
  optimizeCount: 0,
  enhanceCount: 0,
  judgmentTasksCount: 0,
  noJudgmentTasksCount: 0,
  overallProgress: 0,
};

it('shows counts of 0 as unknown while the audit runs, and as 0 afterward', () => {
  expect(settledStats(stats, 'scanning')).toMatchObject({
    pagesScanned: 3,
    tasksIdentified: null,
    overallProgress: 0,
  });
  expect(settledStats(stats, 'completed')).toBe(stats);
  expect(settledStats(null, 'pending')).toBeNull();
  expect(settledStats({ ...stats, pagesScanned: 0 }, 'failed')).toMatchObject({
    pagesScanned: 0,
    workflowsIdentified: null,
    automateCount: null,
  });
});
