import { isForeign } from '../annotate/readable-language.ts';
import { claimOf } from '../compose/claim.ts';
import { isCore } from '../propose/eligibility.ts';
import { wholeOf } from '../propose/expected-work.ts';
import { strengthOf } from '../propose/strength.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { basisOf } from './basis.ts';
import { minSupport, supportOf } from './claim-support.ts';
import { betterFirst, memberFor, placeOfSignal, placesOf } from './family-members.ts';
import { isReadAsSeparate, secondReaderRules } from './second-reader-rules.ts';
import { serviceLineRules } from './service-line-rules.ts';
import type { WorkflowContext, WorkflowRule } from './workflow-context.ts';

/** Next to this many special cases, a general workflow adds no work. Tuned on development sites. */
const manySpecials = 3;

const besideFactor = 3;
/**
 * Replaces `besideFactor` for work that nearly every organization does: a business that takes table
 * reservations also gets other inquiries.
 */
const everybodysFactor = 1.5;

const rulesOfWords: readonly WorkflowRule[] = [
  {
    name: 'part-of-work',
    purpose: 'In some lines of business, a workflow is part of another one, as plumbing is for a handyman.',
    judge: ({ id, performedBy }, { finding }, open) => {
      const whole = wholeOf(id, finding);
      const into = open.find((other) => other.id === whole && other.performedBy === performedBy);
      return into
        ? {
            outcome: 'merge',
            into,
            reason: `In this line of business, this is part of "${into.definition.name}".`,
          }
        : null;
    },
  },
  ...serviceLineRules,
  {
    name: 'special-case',
    purpose: 'A sentence that supports a special case no longer supports the general workflow.',
    judge: judgeSpecialCase,
  },
  {
    name: 'catch-all',
    purpose: "A catch-all workflow for a trade's services adds nothing to a specific one.",
    judge: ({ definition, performedBy, signals }, { finding }, open) => {
      const isCatchAll = definition.delivers?.any !== undefined && !isCore(definition, finding);
      if (!isCatchAll || !signals.every(({ key }) => key.startsWith('offering'))) return null;
      const telling = open.some(
        (other) =>
          other.performedBy === performedBy &&
          other.definition.function === 'deliver' &&
          other.definition.delivers?.any === undefined,
      );
      return telling ? { outcome: 'drop', reason: 'More specific workflows cover its offerings.' } : null;
    },
  },
  {
    name: 'one-of-family',
    purpose:
      'Workflows for the same kind of work are merged into one, unless the site describes each of them separately.',
    judge: (candidate, { finding }, open) => {
      const members = open.filter(
        (other) =>
          other.definition.family === candidate.definition.family &&
          other.performedBy === candidate.performedBy,
      );
      const into = memberFor(candidate, members, finding);
      return into === null
        ? null
        : {
            outcome: 'merge',
            into,
            reason: `The same kind of work as "${into.definition.name}": same steps, same people.`,
          };
    },
  },
  {
    name: 'same-evidence',
    purpose: "Words that also support another workflow don't prove a second one.",
    judge: (candidate, { finding }, open) => {
      if (candidate.isMainWork) return null;
      const [into] = open
        .filter((other) => holdsAllOf(other, candidate, finding))
        .toSorted(betterFirst(finding));
      return into
        ? {
            outcome: 'merge',
            into,
            reason: `Everything that supports it also supports "${into.definition.name}".`,
          }
        : null;
    },
  },
  {
    name: 'summary',
    purpose: 'A general workflow adds nothing if several of its special cases are shown.',
    judge: (candidate, { finding }, open) => {
      const { definition, performedBy } = candidate;
      if (definition.function !== 'deliver') return null;
      const specials = open.filter(
        (other) =>
          other.definition.narrows?.includes(definition.id) === true && other.performedBy === performedBy,
      );
      const kinds = new Set(specials.map(({ id, definition: { lineOf } }) => lineOf ?? id));
      const [into] = specials.toSorted(betterFirst(finding));
      return into && kinds.size >= manySpecials
        ? {
            outcome: 'merge',
            into,
            reason: `It only sums up ${kinds.size} special cases, such as "${into.definition.name}".`,
          }
        : null;
    },
  },
];

/** The rules based on words don't apply to work that a second reader considers separate. */
export const sameWorkRules: readonly WorkflowRule[] = [
  ...rulesOfWords.map(
    (rule): WorkflowRule => ({
      ...rule,
      judge: (candidate, context, open) =>
        isReadAsSeparate(candidate) ? null : rule.judge(candidate, context, open),
    }),
  ),
  ...secondReaderRules,
];

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
  // In other languages, one word often means both the special case and the general work. For example, Spanish
  // "reservar" is used for tables and for appointments.
  const meansBoth =
    isCore(first.definition, finding) &&
    candidate.signals.every(({ evidence }) => evidence === null || isForeign(languageAt(site, evidence.url)));
  const isEverybodys = definition.saidOnce ?? false;
  if (isEverybodys && !meansBoth && signals.length === candidate.signals.length) return null;
  const rest = { ...candidate, signals };
  const factor = performedBy === 'product' ? 1 : isEverybodys ? everybodysFactor : besideFactor;
  const needed = definition.minimumStrength * factor;
  const basis = basisOf(site, rest, finding);
  const claim = basis === null ? null : claimOf(site, { ...rest, basis });
  const stands =
    !meansBoth &&
    basis !== null &&
    claim !== null &&
    claim.evidence.length > 0 &&
    strengthOf(signals.filter(({ direct }) => direct)) >= needed &&
    (performedBy === 'product' || supportOf(rest, claim.evidence, site, finding) >= minSupport);
  if (!stands)
    return {
      outcome: 'merge',
      into: first,
      reason: `What the site says about it describes the special case "${first.definition.name}".`,
    };
  return {
    outcome: 'demote',
    change: { signals, basis },
    reason: `Sentences about "${first.definition.name}" no longer count for it.`,
  };
}

function languageAt(site: WorkflowContext['site'], url: string): string | null {
  return site.pages.find((page) => page.url === url)?.language ?? null;
}

const minSharedPlaces = 3;

function holdsAllOf(
  other: WorkflowCandidate,
  candidate: WorkflowCandidate,
  finding: WorkflowContext['finding'],
): boolean {
  if (other === candidate || other.performedBy !== candidate.performedBy) return false;
  // A service line is delivery work even if its words are about requests, so only delivery work may
  // absorb it.
  if (candidate.definition.lineOf !== undefined && other.definition.function !== 'deliver') return false;
  if (candidate.definition.narrows?.includes(other.id)) return false;
  const [places, others] = [placesOf(candidate), placesOf(other)];
  if (places.size === 0 || ![...places].every((place) => others.has(place))) return false;
  return (
    others.size > places.size ||
    (places.size >= minSharedPlaces && betterFirst(finding)(other, candidate) < 0)
  );
}
