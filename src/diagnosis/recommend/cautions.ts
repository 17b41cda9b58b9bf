import type { Task, TaskTrait } from '#shared/schemas/task.ts';
import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import type { CompanyContext, HandsOffField } from './work-context.ts';

const fieldCautions: Readonly<Record<HandsOffField, string>> = {
  health:
    'It doesn’t diagnose, treat, or advise anyone: a licensed professional reviews everything about a person’s health before it is used.',
  law: 'It doesn’t give legal advice: a licensed attorney reviews every document and answer before it reaches a client.',
};

const officeFunctions: ReadonlySet<WorkflowFunction> = new Set(['paid', 'run']);

/** Work in which an answer can become advice. */
const advisingTraits: ReadonlySet<TaskTrait> = new Set([
  'answer-questions',
  'advise',
  'diagnose',
  'decide',
  'care',
]);

/** Minimum error cost (1 to 5) at which a mistake endangers people, rights, or property. */
const gravestErrorCost = 5;

export function cautionFor(tasks: readonly Task[], company: CompanyContext): string | null {
  for (const task of tasks) {
    const field = fieldAtStake(task, company);
    if (field !== null) return fieldCautions[field];
  }
  const grave = tasks.find(({ factors }) => (factors?.difficulty.errorCost ?? 0) >= gravestErrorCost);
  return grave
    ? `A mistake in “${grave.name}” can be serious: a qualified person checks every result before it is used.`
    : null;
}

function fieldAtStake(task: Task, { workflows, fields }: CompanyContext): HandsOffField | null {
  const workflow = workflows.get(task.workflow);
  if (workflow?.field && !officeFunctions.has(workflow.function)) return workflow.field;
  const [field] = fields;
  return field !== undefined && task.traits.some((trait) => advisingTraits.has(trait)) ? field : null;
}
