import type { BusinessCase } from '#shared/schemas/business-case.ts';
import type { CompanyTypeChoice, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { CompanyTeam } from '#shared/schemas/company-model.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { RecommendedPartner } from '#shared/schemas/partner.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { Assumptions } from '#shared/schemas/rates.ts';
import type { Roadmap } from '#shared/schemas/roadmap.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { CalculationMode, ValueSummary } from '#shared/schemas/value.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { countTasks, type TaskCounts } from '#shared/stats/count-tasks.ts';
import { summarizeWorkflow, type WorkflowSummary } from '#shared/stats/workflow-summary.ts';
import { calculateValue } from '#shared/value/calculate-value.ts';
import { withModeledHours } from '#shared/value/company-model/with-modeled-hours.ts';
import { figureTasks, type ValueInput } from '#shared/value/task-figures.ts';
import { buildRoadmap } from './recommend/build-roadmap.ts';
import { buildBusinessCase } from './recommend/business-case.ts';
import { recommendModules } from './recommend/recommend-modules.ts';
import { recommendPartners } from './recommend/recommend-partners.ts';
import { type CompanyContextInput, describeCompany } from './recommend/work-context.ts';

export type WorkflowOwn = Omit<Workflow, keyof WorkflowSummary>;

export interface FindingsInput {
  /**
   * `definitionId` is the id of the definition on which the analysis based the workflow; null or
   * undefined if the workflow was typed by hand.
   */
  workflows: readonly (WorkflowOwn & { definitionId?: string | null })[];
  tasks: readonly Task[];
  /** In the order in which they are shown. */
  offerings?: readonly { name: string; workflow?: string | null }[];
  assumptions: Assumptions;
  companySize: OptionalCompanySize;
  /**
   * The headcount and staffing that the analysis found or assumed; null or undefined if there are
   * none, as for a manual audit.
   */
  team?: CompanyTeam | null;
  companyType: CompanyTypeChoice;
  industry: CompanyContextInput['industry'];
  profile: Pick<Profile, 'modules' | 'partners' | 'paybackLimits'>;
}

export interface Findings {
  workflows: Workflow[];
  tasks: Task[];
  counts: TaskCounts & { workflowsIdentified: number };
  value: Record<CalculationMode, ValueSummary>;
  modules: RecommendedModule[];
  businessCase: BusinessCase;
  partners: RecommendedPartner[];
  roadmap: Roadmap;
}

/**
 * All outputs use this function, so that their numbers agree. Recommendations are based on the value in simple
 * mode.
 */
export function deriveFindings(input: FindingsInput): Findings {
  const { assumptions, companySize, profile } = input;
  const team = input.team ?? null;
  const { tasks, workflows: own } = withModeledHours(input.workflows, input.tasks, team, assumptions);
  const workflows = own.map(({ definitionId: _definitionId, ...workflow }) => ({
    ...workflow,
    ...summarizeWorkflow(
      tasks.filter((task) => task.workflow === workflow.name),
      workflow.work,
    ),
  }));
  const inMode = (mode: CalculationMode): ValueInput => ({
    tasks,
    workflows,
    assumptions,
    companySize,
    team,
    mode,
  });
  const simple = calculateValue(inMode('simple'));
  const figures = new Map(figureTasks(inMode('simple')).figures.map((figure) => [figure.taskId, figure]));
  const company = describeCompany(input);
  const modules = recommendModules({ tasks, company, profile, figures });
  return {
    workflows,
    tasks,
    counts: { workflowsIdentified: workflows.length, ...countTasks(tasks) },
    value: { simple, advanced: calculateValue(inMode('advanced')) },
    modules,
    businessCase: buildBusinessCase({
      tasks,
      modules,
      definitions: profile.modules,
      figures,
      value: simple,
    }),
    partners: recommendPartners({ tasks, company, profile, figures }),
    roadmap: buildRoadmap({
      tasks,
      modules,
      company,
      figures,
      offerings: input.offerings ?? [],
      hoursScale: simple.cap.scale,
    }),
  };
}
