import { defaultRates } from '#catalogue/rates/default-rates.ts';
import { recommendModules } from '#diagnosis/recommend/recommend-modules.ts';
import type { CompanyContext, WorkContext } from '#diagnosis/recommend/work-context.ts';
import type { ModuleDefinition } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import { figureTasks, type TaskFigure } from '#shared/value/task-figures.ts';

export const task = (over: Partial<Task>): Task => ({
  id: 1,
  name: 'Answer enquiries',
  workflow: 'Enquiries',
  description: null,
  framework: 'Automate',
  requiresJudgment: false,
  assignedRole: null,
  serviceValue: 2,
  replicabilityDifficulty: 2,
  timeInvestment: 10,
  basis: 'observed',
  evidence: [],
  factors: null,
  traits: ['answer-questions'],
  ...over,
});

export const module = (over: Partial<ModuleDefinition>): ModuleDefinition => ({
  id: 'replies',
  name: 'Replies',
  category: 5,
  description: 'Drafts answers.',
  capabilities: [{ trait: 'answer-questions', weight: 1 }],
  benefits: ['Quicker answers'],
  developmentSteps: ['Collect', 'Set up'],
  prerequisites: [],
  dataNeeded: [],
  risks: [],
  staysWithPeople: [],
  dependsOn: [],
  ...over,
});

export const company = (
  workflows: readonly Partial<WorkContext>[] = [],
  over: Partial<CompanyContext> = {},
): CompanyContext => ({
  workflows: new Map(
    workflows.map((one) => [
      one.name ?? 'Enquiries',
      {
        name: 'Enquiries',
        function: 'serve',
        basis: 'observed',
        evidence: [],
        isGeneral: false,
        ofEveryTrade: false,
        field: null,
        firstTrials: new Map(),
        ...one,
      },
    ]),
  ),
  trades: new Set(),
  fields: new Set(),
  ...over,
});

export function recommend(tasks: Task[], modules: ModuleDefinition[], ofCompany: CompanyContext = company()) {
  return recommendModules({ tasks, company: ofCompany, profile: { modules }, figures: figuresOf(tasks) });
}

export function figuresOf(tasks: readonly Task[]): Map<number, TaskFigure> {
  const { figures } = figureTasks({
    tasks,
    workflows: [],
    assumptions: defaultRates.assumptions,
    companySize: '11-50',
    mode: 'simple',
  });
  return new Map(figures.map((figure) => [figure.taskId, figure]));
}
