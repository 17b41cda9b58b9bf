import type { Basis } from '#shared/schemas/evidence.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import type { CompanyContext } from './work-context.ts';

/**
 * How much a dollar saved counts by the function of its workflow: owners buy help for their core work before help for
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
 * How much a dollar saved counts by the basis of its task. Typical work counts less than in a module's match: unseen
 * work must not lead the list. Our assumption.
 */
const basisWeight: Readonly<Record<Basis, number>> = { observed: 1, told: 1, inferred: 0.7, typical: 0.2 };

/**
 * How much a dollar saved counts if every trade has the same work: inquiries and hiring say little about a company. Our
 * assumption.
 */
const everyTradeWeight = 0.4;

/** How much a dollar saved on this task counts. An unknown workflow counts as delivery. */
export function weightOf(task: Task, { workflows }: CompanyContext): number {
  const workflow = workflows.get(task.workflow);
  const ofEveryTrade = workflow?.ofEveryTrade ? everyTradeWeight : 1;
  return functionWeight[workflow?.function ?? 'deliver'] * basisWeight[task.basis] * ofEveryTrade;
}
