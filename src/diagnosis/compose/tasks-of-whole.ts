import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { isReadAsSeparate } from '../decide/second-reader-rules.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';

const maxTasks = 7;

/**
 * A service line that absorbed the workflow of which it is a part also gets the tasks of that
 * workflow that no other line covers, up to `maxTasks`. Mutates the given workflows.
 */
export function withTasksOfWhole(
  workflows: readonly WorkflowCandidate[],
  { specialties }: Pick<IndustryFinding, 'specialties'>,
): WorkflowCandidate[] {
  for (const workflow of workflows) {
    // A second reader that proposed the line also named its tasks.
    if (isReadAsSeparate(workflow)) continue;
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
