import { describe, expect, it } from 'vitest';
import { countTasks } from './count-tasks.ts';
import { summarizeWorkflow } from './workflow-summary.ts';

describe('summarizeWorkflow', () => {
  it('weights ratings by time and requires a majority for judgment', () => {
    const quick = { requiresJudgment: false, serviceValue: 2, replicabilityDifficulty: 2, timeInvestment: 3 };
    const slow = { requiresJudgment: true, serviceValue: 6, replicabilityDifficulty: 4, timeInvestment: 1 };
    expect(summarizeWorkflow([quick, slow], null)).toEqual({
      framework: 'Automate',
      taskCount: 2,
      noJudgementPercentage: 50,
      timeInvestment: 4,
      unlistedHours: 0,
      serviceValue: 3,
      replicabilityDifficulty: 2.5,
    });
    expect(summarizeWorkflow([quick, slow, { ...slow, timeInvestment: 0 }], null).framework).toBe('Optimize');
  });

  it('adds hours that no listed task covers to modeled hours, not to typed ones', () => {
    const task = {
      requiresJudgment: false,
      serviceValue: 2,
      replicabilityDifficulty: 2,
      timeInvestment: 5.5,
    };
    expect(summarizeWorkflow([{ ...task, hoursShare: 0.55 }, task], null).unlistedHours).toBe(4.5);
    expect(
      summarizeWorkflow([{ ...task, hoursShare: 0.25 }, task], { listedShare: 0.25 }).unlistedHours,
    ).toBe(16.5);
  });

  it('uses plain means if no task takes time', () => {
    const tasks = [2, 8].map((rating) => ({
      requiresJudgment: false,
      serviceValue: rating,
      replicabilityDifficulty: rating,
      timeInvestment: 0,
    }));
    expect(summarizeWorkflow(tasks, null)).toMatchObject({ serviceValue: 5, framework: 'Optimize' });
  });

  it('has no framework without tasks', () => {
    expect(summarizeWorkflow([], null)).toMatchObject({ framework: null, taskCount: 0, timeInvestment: 0 });
  });
});

describe('countTasks', () => {
  it('counts frameworks and judgment, null judgment as none', () => {
    expect(
      countTasks([
        { framework: 'Automate', requiresJudgment: null },
        { framework: 'Optimize', requiresJudgment: true },
        { framework: 'Enhance', requiresJudgment: true },
      ]),
    ).toEqual({
      tasksIdentified: 3,
      automateCount: 1,
      optimizeCount: 1,
      enhanceCount: 1,
      judgmentTasksCount: 2,
      noJudgmentTasksCount: 1,
    });
  });
});
