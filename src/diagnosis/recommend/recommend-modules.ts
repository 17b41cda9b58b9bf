import { findModuleCategory, type ModuleCategory } from '#shared/module-categories.ts';
import { defaultPaybackLimits, paybackLimitOf } from '#shared/recommendations/payback-limits.ts';
import type { ModuleType, RecommendedModule, ServedTask } from '#shared/schemas/module.ts';
import type { ModuleDefinition, Profile } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import { type FrameworkFit, matchCapabilities } from './capability-match.ts';
import { cautionFor } from './cautions.ts';
import { measureOverlap } from './claim-value.ts';
import { explainAlternative, explainModule } from './module-reason.ts';
import { paybackOf } from './payback.ts';
import { type Candidate, type Offer, rankModules } from './rank-modules.ts';
import { describeBasis, explainDoubts, explainOverlap } from './reasons.ts';
import { toServedTask } from './served-task.ts';
import type { CompanyContext } from './work-context.ts';

/**
 * Creative modules support work that stays with people; Operational modules take over work. Both help with mixed
 * tasks, but less.
 */
export const moduleFrameworkFit: Readonly<Record<ModuleType, FrameworkFit>> = {
  Creative: { Automate: 0, Optimize: 0.7, Enhance: 1 },
  Operational: { Automate: 1, Optimize: 0.7, Enhance: 0 },
};

/** Minimum match in percent for a module to be listed, unless no module reaches it. Our assumption. */
export const minimumModuleMatch = 12;

/**
 * Weighted hours per week at which a capability counts as half needed. A module that takes more
 * `days` to set up pays off only with more work. Our assumption.
 */
export function halfNeedHoursOf(days: number): number {
  return 2 + 0.2 * days;
}

export interface RecommendModulesInput {
  tasks: readonly Task[];
  company: CompanyContext;
  profile: Pick<Profile, 'modules'> & Partial<Pick<Profile, 'paybackLimits'>>;
  figures: ReadonlyMap<number, TaskFigure>;
}

interface ModuleCandidate extends Candidate {
  module: ModuleDefinition;
  category: ModuleCategory;
}

/** Each task is credited to at most one module. The order of the input doesn't matter. */
export function recommendModules(input: RecommendModulesInput): RecommendedModule[] {
  const { tasks, company, profile, figures } = input;
  const names = new Map(profile.modules.map((module) => [module.id, module.name]));
  const candidates = worthALine(profile.modules.flatMap((module) => toCandidate(module, input)));
  return rankModules({ candidates, figures, company }).map((offer) => {
    const { candidate, owners } = offer;
    const { capabilities } = candidate.module;
    const shown = offer.tasks.length > 0 ? offer.tasks : candidate.servedTasks;
    const overlap = measureOverlap(capabilities, candidate.servedTasks, owners);
    const overlapText =
      overlap.mostlyBy === null
        ? null
        : explainOverlap(overlap.share, names.get(overlap.mostlyBy) ?? overlap.mostlyBy);
    const reason =
      offer.mainWorkflow === null
        ? explainAlternative(shown, overlapText ?? '')
        : explainModule({
            capabilities,
            tasks: shown,
            mainWorkflow: offer.mainWorkflow,
            claimed: offer.claimed,
            allTasks: tasks,
            figures,
            company,
          });
    const module = toRecommendation(
      offer,
      shown.map((task) => toServedTask(task, figures)),
      reason,
      cautionFor(shown, company),
    );
    module.reasons.push(describeBasis(shown));
    if (overlapText !== null && offer.mainWorkflow !== null) module.reasons.push(overlapText);
    module.reasons.push(...explainDoubts(module, overlap.share));
    return module;
  });
}

/**
 * Maximum number of modules shown if none matches well, so that a small company sees the closest ones and whether they
 * pay back.
 */
const maxOfNone = 3;

function worthALine(candidates: readonly ModuleCandidate[]): ModuleCandidate[] {
  const matching = candidates.filter(({ matchPercentage }) => matchPercentage >= minimumModuleMatch);
  return matching.length > 0
    ? matching
    : candidates
        .toSorted((a, b) => b.matchPercentage - a.matchPercentage || (a.module.id < b.module.id ? -1 : 1))
        .slice(0, maxOfNone);
}

function toCandidate(module: ModuleDefinition, { tasks, profile }: RecommendModulesInput): ModuleCandidate[] {
  const category = findModuleCategory(module.category);
  if (category === null) return [];
  const fit = moduleFrameworkFit[category.type];
  const match = matchCapabilities(module.capabilities, tasks, fit, halfNeedHoursOf(category.days));
  const matchPercentage = Math.round(match.share * 100);
  if (match.servedTasks.length === 0) return [];
  const limitMonths = paybackLimitOf(category.priceUsd, profile.paybackLimits ?? defaultPaybackLimits);
  const { servedTasks } = match;
  return [{ module, category, priceUsd: category.priceUsd, limitMonths, matchPercentage, servedTasks }];
}

function toRecommendation(
  { candidate, claimed, paysBack }: Offer<ModuleCandidate>,
  tasks: readonly ServedTask[],
  reason: string,
  caution: string | null,
): RecommendedModule {
  const { module, category, matchPercentage, limitMonths } = candidate;
  return {
    id: module.id,
    name: module.name,
    type: category.type,
    category: category.id,
    description: module.description,
    matchPercentage,
    price: category.priceUsd,
    implementationTime: category.days,
    infrastructure: category.infrastructure,
    dependencies: category.dependencies,
    customRangeUsd: category.customRangeUsd,
    benefits: module.benefits,
    developmentSteps: module.developmentSteps,
    prerequisites: module.prerequisites,
    dataNeeded: module.dataNeeded,
    risks: module.risks,
    staysWithPeople: module.staysWithPeople,
    dependsOn: module.dependsOn,
    reason,
    reasons: [reason],
    caution,
    tasks: [...tasks],
    claimed,
    savesUsdPerMonth: Math.round(claimed.savingsUsdPerMonth.likely),
    paybackMonths: paybackOf(category.priceUsd, claimed.savingsUsdPerMonth),
    paysBack,
    paybackLimitMonths: limitMonths,
  };
}
