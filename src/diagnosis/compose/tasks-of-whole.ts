import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';

/** Maximum number of tasks of a service line together with those of its whole. */
const maxTasks = 7;

/**
 * If service lines replace the whole workflow, the one that absorbed it also gets those tasks of the whole
 * that no line's task corresponds to and that the lines of business don't rule out: a tree service plans its
 * crews for removal, trimming, and stumps alike. Changes the given workflows.
 */
export function withTasksOfWhole(
  workflows: readonly WorkflowCandidate[],
  { specialties }: Pick<IndustryFinding, 'specialties'>,
): WorkflowCandidate[] {
  for (const workflow of workflows) {
    const { definition } = workflow;
    const whole = (workflow.merged as WorkflowCandidate[]).find(({ id }) => id === definition.lineOf);
    if (!whole) continue;
    const lines = workflows.filter((other) => other.definition.lineOf === whole.id);
    const covered = new Set(lines.flatMap((line) => line.definition.tasks.map(({ like }) => like)));
    const foreign = specialties.flatMap(({ without }) => without[whole.id] ?? []);
    const tasks = whole.definition.tasks.filter(({ id }) => !covered.has(id) && !foreign.includes(id));
    workflow.definition = { ...definition, tasks: [...definition.tasks, ...tasks].slice(0, maxTasks) };
    workflow.taskHits.push(...whole.taskHits);
  }
  return [...workflows];
}
