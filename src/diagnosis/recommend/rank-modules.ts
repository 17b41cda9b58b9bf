import type { ModuleDefinition } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import { type ClaimedValue, claimValue, type TaskOwners } from './claim-value.ts';
import { paybackOf } from './payback.ts';
import { findBestModules, fitOf } from './task-fit.ts';
import type { CompanyContext } from './work-context.ts';
import { weightOf } from './work-weight.ts';

export interface Candidate {
  module: Pick<ModuleDefinition, 'id' | 'capabilities'>;
  priceUsd: number;
  limitMonths: number;
  matchPercentage: number;
  servedTasks: readonly Task[];
}

export interface Offer<Of extends Candidate> {
  candidate: Of;
  tasks: Task[];
  claimed: ClaimedValue;
  paysBack: boolean;
  mainWorkflow: string | null;
  /**
   * The module's likely savings, weighted by the work's importance and the module's fit, with less weight for
   * further workflows. Falls to 0 as the payback time approaches the limit.
   */
  score: number;
  owners: TaskOwners;
}

export interface RankInput<Of extends Candidate> {
  candidates: readonly Of[];
  figures: ReadonlyMap<number, TaskFigure>;
  company: CompanyContext;
}

/**
 * Each further workflow counts for this share of the one before, so that a module that does much for one kind
 * of work ranks above one that does a little everywhere. Our assumption.
 */
const furtherWorkflowShare = 0.5;

/**
 * Number of modules at the top of the list that serve different workflows, one of them delivery, if possible.
 */
const headLength = 3;

/**
 * If no offer above it is for delivery, the last place at the top of the list goes to a delivery
 * offer with at least this share of the best offer's score. Our assumption.
 */
const coreShare = 0.5;

/**
 * Modules that pay back come first, by their score for the tasks that earlier modules left; the
 * others follow, by match. The top of the list serves different workflows if possible, including
 * delivery.
 */
export function rankModules<Of extends Candidate>({
  candidates,
  figures,
  company,
}: RankInput<Of>): Offer<Of>[] {
  const owners: TaskOwners = new Map();
  const ranked: Offer<Of>[] = [];
  let waiting = candidates.toSorted(byMatchPriceAndId);

  const take = (offer: Offer<Of>): void => {
    for (const { id } of offer.tasks) owners.set(id, offer.candidate.module.id);
    ranked.push(offer);
    waiting = waiting.filter((candidate) => candidate !== offer.candidate);
  };
  const offerOf = (candidate: Of, isFor: TaskFilter) =>
    makeOffer(candidate, { owners, figures, company, isFor });
  const isBest = findBestModules(waiting.filter((candidate) => offerOf(candidate, anyModule).paysBack));
  // In the first round, a task may only go to its best-fitting modules. In the second, any module may take
  // the tasks that are left.
  for (const isFor of [isBest, anyModule]) {
    for (;;) {
      const paying = waiting
        .map((candidate) => offerOf(candidate, isFor))
        .filter(({ paysBack }) => paysBack)
        .sort((a, b) => b.score - a.score);
      const next = chooseNext(paying, ranked, company);
      if (next === undefined) break;
      take(next);
    }
  }
  while (waiting[0] !== undefined) take(offerOf(waiting[0], anyModule));
  return ranked;
}

function chooseNext<Of extends Candidate>(
  paying: readonly Offer<Of>[],
  ranked: readonly Offer<Of>[],
  { workflows }: CompanyContext,
): Offer<Of> | undefined {
  if (ranked.length >= headLength) return paying[0];
  const functionOf = ({ mainWorkflow }: Offer<Of>) =>
    (mainWorkflow === null ? undefined : workflows.get(mainWorkflow)?.function) ?? 'deliver';
  const forCustomers = paying.filter((offer) => functionOf(offer) !== 'run');
  const fresh = forCustomers.filter((offer) =>
    ranked.every((before) => before.mainWorkflow !== offer.mainWorkflow),
  );
  const best = fresh[0] ?? forCustomers[0] ?? paying[0];
  const delivers = (offer: Offer<Of>) => functionOf(offer) === 'deliver';
  if (best === undefined || ranked.length < headLength - 1 || ranked.some(delivers)) return best;
  return fresh.find((offer) => delivers(offer) && offer.score >= coreShare * best.score) ?? best;
}

type TaskFilter = (task: Task, module: Candidate['module']) => boolean;

const anyModule: TaskFilter = () => true;

interface OfferContext {
  owners: TaskOwners;
  figures: ReadonlyMap<number, TaskFigure>;
  company: CompanyContext;
  isFor: TaskFilter;
}

function makeOffer<Of extends Candidate>(
  candidate: Of,
  { owners: before, figures, company, isFor }: OfferContext,
): Offer<Of> {
  const { module, priceUsd, limitMonths, servedTasks } = candidate;
  const free = servedTasks.filter((task) => !before.has(task.id) && isFor(task, module));
  const claimed = claimValue(module.capabilities, free, figures);
  const months = paybackOf(priceUsd, claimed.savingsUsdPerMonth)?.likely ?? Number.POSITIVE_INFINITY;
  const worthOf = (task: Task) =>
    weightOf(task, company) *
    fitOf(module.capabilities, task) *
    (figures.get(task.id)?.savingsUsdPerMonth.likely ?? 0);
  const worth = new Map(free.map((task) => [task, worthOf(task)]));
  const tasks = free.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a.id - b.id);
  const byWorkflow = new Map<string, number>();
  for (const task of tasks) {
    byWorkflow.set(task.workflow, (byWorkflow.get(task.workflow) ?? 0) + (worth.get(task) ?? 0));
  }
  const workflows = [...byWorkflow].sort((a, b) => b[1] - a[1]);
  const focused = workflows.reduce((sum, [, usd], index) => sum + usd * furtherWorkflowShare ** index, 0);
  return {
    candidate,
    tasks,
    claimed,
    paysBack: months <= limitMonths,
    mainWorkflow: workflows[0]?.[0] ?? null,
    score: focused * Math.max(0, 1 - months / limitMonths),
    owners: new Map(before),
  };
}

function byMatchPriceAndId(a: Candidate, b: Candidate): number {
  return (
    b.matchPercentage - a.matchPercentage || a.priceUsd - b.priceUsd || (a.module.id < b.module.id ? -1 : 1)
  );
}
