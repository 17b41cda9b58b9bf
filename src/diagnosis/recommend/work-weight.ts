import type { Basis } from '#shared/schemas/evidence.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import type { CompanyContext } from './work-context.ts';

/**
 * Weight of a dollar saved, by the workflow's function. Owners buy help for their core work before help for
 * the office. Our assumption.
 */
const functionWeight: Readonly<Record<WorkflowFunction, number>> = {
  deliver: 3,
  win: 2,
  serve: 2,
  paid: 1.5,
  run: 1,
};

/**
 * Weight of a dollar saved, by the task's basis. Typical work weighs less here than in a module's match, so
 * that work we haven't seen doesn't lead the list. Our assumption.
 */
const basisWeight: Readonly<Record<Basis, number>> = { observed: 1, told: 1, inferred: 0.7, typical: 0.2 };

/**
 * Factor for a dollar saved on work that every trade has, because inquiries and hiring say little about a company.
 * Our assumption.
 */
const everyTradeWeight = 0.4;

export function weightOf(task: Task, { workflows }: CompanyContext): number {
  const workflow = workflows.get(task.workflow);
  const ofEveryTrade = workflow?.ofEveryTrade ? everyTradeWeight : 1;
  return functionWeight[workflow?.function ?? 'deliver'] * basisWeight[task.basis] * ofEveryTrade;
}
