import type { OptionalCompanySize } from '#shared/schemas/company.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { RecommendedPartner } from '#shared/schemas/partner.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { Assumptions } from '#shared/schemas/rates.ts';
import type { Roadmap } from '#shared/schemas/roadmap.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { CalculationMode, ValueSummary } from '#shared/schemas/value.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { countTasks, type TaskCounts } from '#shared/stats/count-tasks.ts';
import { summariseWorkflow, type WorkflowSummary } from '#shared/stats/workflow-summary.ts';
import { calculateValue } from '#shared/value/calculate-value.ts';
import { buildRoadmap } from './recommend/build-roadmap.ts';
import { recommendModules } from './recommend/recommend-modules.ts';
import { recommendPartners } from './recommend/recommend-partners.ts';

/** A workflow's own fields: all but what follows from its tasks. */
export type WorkflowOwn = Omit<Workflow, keyof WorkflowSummary>;

export interface FindingsInput {
  workflows: readonly WorkflowOwn[];
  tasks: readonly Task[];
  assumptions: Assumptions;
  companySize: OptionalCompanySize;
  profile: Pick<Profile, 'modules' | 'partners'>;
}

/** Everything that follows from an audit's workflows, tasks, assumptions and profile; never stored. */
export interface Findings {
  workflows: Workflow[];
  tasks: Task[];
  counts: TaskCounts & { workflowsIdentified: number };
  value: Record<CalculationMode, ValueSummary>;
  modules: RecommendedModule[];
  partners: RecommendedPartner[];
  roadmap: Roadmap;
}

/**
 * Derives an audit's findings from its rows: the same for the API, the terminal, the report and the
 * PDF, so that their numbers agree. Recommendations are argued with the simple mode's value.
 */
export function deriveFindings(input: FindingsInput): Findings {
  const { assumptions, companySize, profile } = input;
  const tasks = [...input.tasks];
  const workflows = input.workflows.map((workflow) => ({
    ...workflow,
    ...summariseWorkflow(tasks.filter((task) => task.workflow === workflow.name)),
  }));
  const valueIn = (mode: CalculationMode) =>
    calculateValue({ tasks, workflows, assumptions, companySize, mode });
  const simple = valueIn('simple');
  const modules = recommendModules({ tasks, profile, valueLines: simple.lines });
  return {
    workflows,
    tasks,
    counts: { workflowsIdentified: workflows.length, ...countTasks(tasks) },
    value: { simple, advanced: valueIn('advanced') },
    modules,
    partners: recommendPartners({ tasks, profile }),
    roadmap: buildRoadmap({ tasks, modules }),
  };
}
