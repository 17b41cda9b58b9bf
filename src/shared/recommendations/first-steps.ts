import type { Evidence } from '../schemas/evidence.ts';
import type { RecommendedModule } from '../schemas/module.ts';
import type { Range } from '../schemas/numbers.ts';
import type { Roadmap } from '../schemas/roadmap.ts';
import type { Task } from '../schemas/task.ts';
import type { Workflow } from '../schemas/workflow.ts';

/** A first step; the figures of a module are null for a step without one. */
export interface FirstStep {
  title: string;
  why: string;
  module: {
    id: string;
    /** Hours per week of the work credited to it. */
    hoursPerWeek: number;
    savingsUsdPerMonth: Range;
    costUsd: number;
  } | null;
  effortDays: number;
  goNoGo: string;
  /** A quote from the website about the step's work; null if there is none. */
  quote: Evidence | null;
}

type Quoted<Row> = Row & { evidence: readonly Evidence[] };

interface FirstStepsInput {
  roadmap: Roadmap;
  modules: readonly RecommendedModule[];
  tasks: readonly Quoted<Pick<Task, 'id'>>[];
  workflows: readonly Quoted<Pick<Workflow, 'name'>>[];
}

/** The number of first steps. */
const firstCount = 3;

/**
 * The first three steps: the worthwhile modules in the plan's order; if there are fewer than three, followed by the
 * plan's other steps in their order.
 */
export function findFirstSteps({ roadmap, modules, tasks, workflows }: FirstStepsInput): FirstStep[] {
  const steps = roadmap.phases.flatMap((phase) => phase.steps);
  const paying = new Map(modules.filter(({ paysBack }) => paysBack).map((module) => [module.id, module]));
  const isPaying = (step: (typeof steps)[number]) => step.moduleId !== null && paying.has(step.moduleId);
  const worthwhile = steps.filter(isPaying).slice(0, firstCount);
  const fill = steps
    .filter((step) => !isPaying(step) && step.moduleId === null)
    .slice(0, firstCount - worthwhile.length);
  return steps
    .filter((step) => worthwhile.includes(step) || fill.includes(step))
    .map((step) => {
      const module = step.moduleId === null ? undefined : paying.get(step.moduleId);
      return {
        title: step.title,
        why: module?.reason ?? step.why,
        module: module
          ? {
              id: module.id,
              hoursPerWeek: module.claimed.hoursPerWeek,
              savingsUsdPerMonth: module.claimed.savingsUsdPerMonth,
              costUsd: module.price,
            }
          : null,
        effortDays: step.effortDays,
        goNoGo: step.goNoGo,
        quote: module ? findQuote(module, tasks, workflows) : null,
      };
    });
}

function findQuote(
  module: RecommendedModule,
  tasks: FirstStepsInput['tasks'],
  workflows: FirstStepsInput['workflows'],
): Evidence | null {
  const served = new Set(module.tasks.map(({ id }) => id));
  const names = new Set(module.tasks.map(({ workflow }) => workflow));
  const pieces = [
    ...tasks.filter(({ id }) => served.has(id)).flatMap(({ evidence }) => evidence),
    ...workflows.filter(({ name }) => names.has(name)).flatMap(({ evidence }) => evidence),
  ];
  const said = lettersOf(module.reason);
  return (
    pieces.find(({ quote }) => said.includes(lettersOf(quote))) ??
    pieces.find(({ kind }) => kind === 'text') ??
    null
  );
}

/** Normalizes quotation marks and truncation, for comparing quotes. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
