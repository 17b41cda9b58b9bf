import { claimOf } from '../compose/claim.ts';
import { isCore } from '../propose/eligibility.ts';
import { strengthOf } from '../propose/strength.ts';
import type { Signal, WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { basisOf } from './basis.ts';
import { minSupport, supportOf } from './claim-support.ts';
import { workWords } from './work-words.ts';
import type { WorkflowContext, WorkflowRule } from './workflow-context.ts';

/** What a general workflow's own signals must reach beside a special case, as a multiple of its minimum. */
const besideFactor = 3;
/** The same for what nearly every organization does: who takes table reservations is asked other things too. */
const everybodysFactor = 1.5;
/** A special case leads its family when it is said so much more often than the next one. */
const clearLead = 1.6;
/** What a product does is told in a few workflows; a feature list would go on forever. */
const maxProductWorkflows = 6;

/** Rules that see to it that one piece of work is shown once. In this order. */
export const sameWorkRules: readonly WorkflowRule[] = [
  {
    name: 'special-case',
    purpose: 'A sentence that supports a special case no longer supports the general workflow.',
    judge: judgeSpecialCase,
  },
  {
    name: 'catch-all',
    purpose: 'A workflow for any service of a trade says nothing beside one that says what is done.',
    judge: ({ definition, performedBy, signals }, { finding }, open) => {
      const isCatchAll = definition.delivers?.any !== undefined && !isCore(definition, finding);
      if (!isCatchAll || !signals.every(({ key }) => key.startsWith('offering'))) return null;
      const telling = open.some(
        (other) =>
          other.performedBy === performedBy &&
          other.definition.function === 'deliver' &&
          other.definition.delivers?.any === undefined,
      );
      return telling
        ? { outcome: 'drop', reason: 'Other workflows say what is done; its offerings belong to them.' }
        : null;
    },
  },
  {
    name: 'one-of-family',
    purpose: 'Definitions of the same kind of work become one workflow.',
    judge: (candidate, context, open) => {
      const family = candidate.definition.family;
      const members = open.filter(
        (other) => other.definition.family === family && other.performedBy === candidate.performedBy,
      );
      const head = headOf(members, context);
      return head === candidate || !head
        ? null
        : {
            outcome: 'merge',
            into: head,
            reason: `The same kind of work as "${head.definition.name}": same steps, same people.`,
          };
    },
  },
  {
    name: 'same-words',
    purpose: 'Two names of the same words are one workflow.',
    judge: (candidate, { site, finding }, open) => {
      const words = workWords(claimOf(site, candidate).name);
      if (words === '') return null;
      const same = open
        .filter(
          (other) =>
            other.performedBy === candidate.performedBy && workWords(claimOf(site, other).name) === words,
        )
        .toSorted(betterFirst(finding));
      const [head] = same;
      return head && head !== candidate
        ? { outcome: 'merge', into: head, reason: 'Another workflow has the same name in other words.' }
        : null;
    },
  },
  {
    name: 'product-limit',
    purpose: 'A long list of features is not a long list of workflows.',
    judge: (candidate, _, open) => {
      if (candidate.performedBy === 'own') return null;
      const stronger = open.filter(
        (other) =>
          other.performedBy === 'product' && strengthOf(other.signals) > strengthOf(candidate.signals),
      );
      return stronger.length >= maxProductWorkflows
        ? {
            outcome: 'drop',
            reason: `The product does ${maxProductWorkflows} things that the site says more of.`,
          }
        : null;
    },
  },
];

/** Takes from a general workflow what stands for an open special case of another family; the rest must hold by itself. */
function judgeSpecialCase(
  candidate: WorkflowCandidate,
  { site, finding }: WorkflowContext,
  open: readonly WorkflowCandidate[],
): ReturnType<WorkflowRule['judge']> {
  const { definition, performedBy } = candidate;
  const specials = open.filter(
    (other) =>
      other.definition.narrows?.includes(definition.id) === true &&
      other.performedBy === performedBy &&
      other.definition.family !== definition.family,
  );
  const [first] = specials.toSorted(betterFirst(finding));
  if (!first) return null;
  const taken = new Set(specials.flatMap(({ signals }) => signals.map(placeOfSignal)));
  const signals = candidate.signals.filter((signal) => !taken.has(placeOfSignal(signal)));
  const isEverybodys = definition.saidOnce ?? false;
  if (isEverybodys && signals.length === candidate.signals.length) return null;
  const rest = { ...candidate, signals };
  const factor = performedBy === 'product' ? 1 : isEverybodys ? everybodysFactor : besideFactor;
  const needed = definition.minimumStrength * factor;
  const basis = basisOf(site, rest, finding);
  const claim = basis === null ? null : claimOf(site, { ...rest, basis });
  const stands =
    basis !== null &&
    claim !== null &&
    claim.evidence.length > 0 &&
    strengthOf(signals.filter(({ direct }) => direct)) >= needed &&
    (performedBy === 'product' || supportOf({ ...claim, definition }, site, finding) >= minSupport);
  if (!stands)
    return {
      outcome: 'merge',
      into: first,
      reason: `What the site says of it describes the special case "${first.definition.name}".`,
    };
  return {
    outcome: 'demote',
    change: { signals, basis },
    reason: `Sentences about "${first.definition.name}" no longer count for it.`,
  };
}

/** Where two signals stand; the same place is the same words. */
function placeOfSignal({ hit, evidence, key }: Signal): string {
  if (hit) return `${hit.sentence.page} ${hit.sentence.block} ${hit.sentence.start}`;
  return evidence ? `${evidence.url} ${evidence.quote}` : key;
}

/**
 * The member that stands for its family: the one that is clearly said most; where several special cases are said alike,
 * the general one that they narrow.
 */
function headOf(
  members: readonly WorkflowCandidate[],
  { finding }: WorkflowContext,
): WorkflowCandidate | undefined {
  const ranked = members.toSorted(betterFirst(finding));
  const narrowed = new Set(members.flatMap(({ definition }) => definition.narrows ?? []));
  const specials = ranked.filter(({ id }) => !narrowed.has(id));
  const general = ranked.find(({ id }) => narrowed.has(id));
  const [best, next] = specials;
  if (!general || !best) return ranked[0];
  if (!next) return best;
  const leads = strengthOf(best.signals) >= strengthOf(next.signals) * clearLead;
  return leads ? best : general;
}

/** Observed before inferred, then the core of such an organization, then what is said most. */
function betterFirst(
  finding: WorkflowContext['finding'],
): (a: WorkflowCandidate, b: WorkflowCandidate) => number {
  return (a, b) =>
    Number(b.basis === 'observed') - Number(a.basis === 'observed') ||
    Number(isCore(b.definition, finding)) - Number(isCore(a.definition, finding)) ||
    strengthOf(b.signals) - strengthOf(a.signals) ||
    a.id.localeCompare(b.id);
}
