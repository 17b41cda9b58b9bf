import { frameworkOf } from '../framework.ts';
import type { ModeledWork } from '../schemas/company-model.ts';
import type { Framework } from '../schemas/framework.ts';
import { listedTasksShare } from '../value/company-model/allot-hours.ts';

export interface SummarizedTask {
  requiresJudgment: boolean;
  serviceValue: number;
  replicabilityDifficulty: number;
  timeInvestment: number;
  hoursShare?: number | null | undefined;
}

export interface WorkflowSummary {
  framework: Framework | null;
  taskCount: number;
  noJudgementPercentage: number;
  timeInvestment: number;
  unlistedHours: number;
  serviceValue: number;
  replicabilityDifficulty: number;
}

/**
 * Ratings are means weighted by time, or plain means if no task takes time. `work` is null if the workflow's
 * hours aren't modeled.
 */
export function summarizeWorkflow(
  tasks: readonly SummarizedTask[],
  work: Pick<ModeledWork, 'listedShare'> | null | undefined,
): WorkflowSummary {
  if (tasks.length === 0) {
    return {
      framework: null,
      taskCount: 0,
      noJudgementPercentage: 0,
      timeInvestment: 0,
      unlistedHours: 0,
      serviceValue: 0,
      replicabilityDifficulty: 0,
    };
  }
  const timeInvestment = tasks.reduce((total, task) => total + task.timeInvestment, 0);
  const modeled = tasks.filter(({ hoursShare }) => hoursShare != null);
  const listedShare = work?.listedShare ?? listedTasksShare;
  const unlistedHours =
    listedShare > 0
      ? modeled.reduce((total, task) => total + task.timeInvestment, 0) * (1 / listedShare - 1)
      : 0;
  const weightOf = (task: SummarizedTask) =>
    timeInvestment > 0 ? task.timeInvestment / timeInvestment : 1 / tasks.length;
  const mean = (pick: (task: SummarizedTask) => number) =>
    tasks.reduce((total, task) => total + pick(task) * weightOf(task), 0);
  const withJudgment = tasks.filter((task) => task.requiresJudgment).length;
  const serviceValue = mean((task) => task.serviceValue);
  const replicabilityDifficulty = mean((task) => task.replicabilityDifficulty);
  return {
    framework: frameworkOf({
      serviceValue,
      replicabilityDifficulty,
      requiresJudgment: withJudgment > tasks.length / 2,
    }),
    taskCount: tasks.length,
    noJudgementPercentage: Math.round(((tasks.length - withJudgment) / tasks.length) * 100),
    timeInvestment: round2(timeInvestment),
    unlistedHours: round2(unlistedHours),
    serviceValue: round2(serviceValue),
    replicabilityDifficulty: round2(replicabilityDifficulty),
  };
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
