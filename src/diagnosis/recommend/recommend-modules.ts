import { findModuleCategory, type ModuleCategory } from '#shared/module-categories.ts';
import { isWorthwhile, largePriceUsd } from '#shared/recommendations/is-worthwhile.ts';
import type { ModuleType, RecommendedModule } from '#shared/schemas/module.ts';
import type { ModuleDefinition, Profile } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { ValueLine } from '#shared/schemas/value.ts';
import { type CapabilityMatch, type FrameworkFit, matchCapabilities } from './capability-match.ts';
import { type Claim, type ClaimLedger, claimValue, enterClaim, measureOverlap } from './claim-value.ts';
import { paybackOf } from './payback.ts';
import { explainDoubts, explainMatch, explainOverlap } from './reasons.ts';
import { toServedTask } from './served-task.ts';

/**
 * What each type serves. Creative modules are thought partners for work that stays with people,
 * Operational ones take over work; both help with mixed tasks, though less than with their own kind.
 */
export const moduleFrameworkFit: Readonly<Record<ModuleType, FrameworkFit>> = {
  Creative: { Automate: 0, Optimize: 0.7, Enhance: 1 },
  Operational: { Automate: 1, Optimize: 0.7, Enhance: 0 },
};

/** Modules that match less than this percentage are not worth a line, not even among the others. Our assumption. */
export const minimumModuleMatch = 12;

/**
 * Weighted hours a week at which a capability counts as half needed: two hours, and 0.2 for each day
 * that the module takes, since a bigger module wants more work to be called for. Our assumption.
 */
export function halfNeedHoursOf(days: number): number {
  return 2 + 0.2 * days;
}

/** A module stands after all others when more than this share of its hours is taken by better matches. */
export const overlapLimit = 0.5;

/** Modules that pay for themselves within this many months stand before those that take longer. Our assumption. */
export const quickPaybackMonths = 12;

export interface RecommendModulesInput {
  tasks: readonly Task[];
  profile: Pick<Profile, 'modules'>;
  /** The value calculation's lines: what a task's hours are worth. */
  valueLines: readonly ValueLine[];
}

/** A candidate with what is still free for it. */
interface Offer {
  module: RecommendedModule;
  claim: Claim;
  /** Share of its hours that others have already taken, 0 to 1. */
  overlap: number;
  worthwhile: boolean;
}

interface Candidate {
  module: ModuleDefinition;
  category: ModuleCategory;
  match: CapabilityMatch;
  matchPercentage: number;
}

/**
 * The modules these tasks call for. Those that are worth their price stand first, of them those that pay for
 * themselves soon, and the others follow; in each part those whose work is mostly taken stand last, and
 * otherwise the best match first. Each is
 * credited only with work that none before it takes. The order does not depend on the order of tasks,
 * lines or modules.
 */
export function recommendModules(input: RecommendModulesInput): RecommendedModule[] {
  const lines = new Map(input.valueLines.map((line) => [line.taskId, line]));
  const names = new Map(input.profile.modules.map((module) => [module.id, module.name]));
  const ledger: ClaimLedger = new Map();

  const offerOf = (candidate: Candidate): Offer => {
    const { capabilities } = candidate.module;
    const { servedTasks } = candidate.match;
    const overlap = measureOverlap(capabilities, servedTasks, ledger);
    const claim = claimValue(capabilities, servedTasks, lines, ledger);
    const reasons = explainMatch(candidate.match, input.tasks.length);
    if (overlap.mostlyBy !== null) {
      reasons.push(explainOverlap(overlap.share, names.get(overlap.mostlyBy) ?? overlap.mostlyBy));
    }
    const module = toRecommendation(candidate, reasons, claim.claimed);
    reasons.push(...explainDoubts(module, overlap.share));
    return { module, claim, overlap: overlap.share, worthwhile: isWorthwhile(module) };
  };

  const recommended: RecommendedModule[] = [];
  let waiting = input.profile.modules
    .flatMap((module) => toCandidate(module, input.tasks))
    .sort(byMatchPriceAndId);
  for (const accepts of rounds) {
    waiting = waiting.filter((candidate) => {
      const offer = offerOf(candidate);
      if (!accepts(offer)) return true;
      enterClaim(ledger, candidate.module.id, offer.claim);
      recommended.push(offer.module);
      return false;
    });
  }
  return recommended;
}

/**
 * Whom each round lets in: own work that pays soon, own work that pays, any work that pays, own work at no
 * large price, own work, everybody else.
 */
const rounds: readonly ((offer: Offer) => boolean)[] = [
  ({ worthwhile, overlap, module }) => worthwhile && overlap <= overlapLimit && paysQuickly(module),
  ({ worthwhile, overlap }) => worthwhile && overlap <= overlapLimit,
  ({ worthwhile }) => worthwhile,
  ({ overlap, module }) => overlap <= overlapLimit && module.price < largePriceUsd,
  ({ overlap }) => overlap <= overlapLimit,
  () => true,
];

function paysQuickly({ paybackMonths }: RecommendedModule): boolean {
  return paybackMonths !== null && paybackMonths.likely <= quickPaybackMonths;
}

function toCandidate(module: ModuleDefinition, tasks: readonly Task[]): Candidate[] {
  const category = findModuleCategory(module.category);
  if (category === null) return [];
  const fit = moduleFrameworkFit[category.type];
  const match = matchCapabilities(module.capabilities, tasks, fit, halfNeedHoursOf(category.days));
  const matchPercentage = Math.round(match.share * 100);
  return matchPercentage >= minimumModuleMatch ? [{ module, category, match, matchPercentage }] : [];
}

function byMatchPriceAndId(a: Candidate, b: Candidate): number {
  return (
    b.matchPercentage - a.matchPercentage ||
    a.category.priceUsd - b.category.priceUsd ||
    (a.module.id < b.module.id ? -1 : 1)
  );
}

function toRecommendation(
  { module, category, match, matchPercentage }: Candidate,
  reasons: string[],
  claimed: RecommendedModule['claimed'],
): RecommendedModule {
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
    reasons,
    tasks: match.servedTasks.map(toServedTask),
    claimed,
    paybackMonths: paybackOf(category.priceUsd, claimed.savingsUsdPerMonth),
  };
}
