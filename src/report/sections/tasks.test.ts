import { describe, expect, it } from 'vitest';
import { richReport } from '#tests/support/report-samples.ts';
import { describeTasks } from './tasks.ts';

describe('the task map', () => {
  it('counts the tasks at one point, and keeps the number of single ones', () => {
    const input = richReport();
    const [task] = input.tasks;
    if (!task) throw new Error('The sample has tasks');
    const at = (serviceValue: number) => ({ ...task, serviceValue, replicabilityDifficulty: 4 });
    const map = describeTasks({ ...input, tasks: [at(2), at(8), at(2.03)] })?.map;
    expect(map?.groups.map(({ count }) => count)).toEqual(['×2']);
    expect(map?.groupNote).toContain('1, 3.');
    expect(map?.points.filter(({ grouped }) => !grouped).map(({ number }) => number)).toEqual(['2']);
    expect(describeTasks({ ...input, tasks: [at(2), at(8)] })?.map.groupNote).toBeNull();
  });
});
