import { isCore } from '../propose/eligibility.ts';
import { coreRank, isExpected } from '../propose/expected-work.ts';
import { strengthOf } from '../propose/strength.ts';
import type { Signal, WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { workWords } from './work-words.ts';
import type { WorkflowContext } from './workflow-context.ts';

type Finding = WorkflowContext['finding'];

const clearLead = 1.6;
/**
 * A member of a family is separate work if at least this many sentences and headings support it but no other
 * separate member. Fewer are enough if a page is named after the work, and `minOffered` if the member has an
 * offering of its own. Tuned on development sites.
 */
const minOwnPlaces = { anywhere: 8, withPage: 5 };
/**
 * Lower if the line of business expects both the member and the family's head, because it then treats them as
 * separate work.
 */
const minExpectedPlaces = { anywhere: 4, withPage: 2 };

const minOffered = 1;

/**
 * Returns the member into which the candidate should be merged; null if the candidate is separate
 * work. Candidates already merged into `members` count too, so that each is judged against the
 * whole family.
 */
export function memberFor(
  candidate: WorkflowCandidate,
  members: readonly WorkflowCandidate[],
  finding: Finding,
): WorkflowCandidate | null {
  const { family } = candidate.definition;
  const merged = members.flatMap((member) => member.merged as WorkflowCandidate[]);
  const whole = [...members, ...merged.filter(({ definition }) => definition.family === family)];
  // A merged candidate counts as the member that absorbed it; otherwise, two members could absorb
  // each other.
  const apart = membersApart(whole, finding).flatMap(
    (one) => members.find((member) => member === one || member.merged.includes(one)) ?? [],
  );
  if (apart.includes(candidate)) return null;
  const shared = (other: WorkflowCandidate) => {
    const places = placesOf(other);
    return [...placesOf(candidate)].filter((place) => places.has(place)).length;
  };
  return apart.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

function membersApart(members: readonly WorkflowCandidate[], finding: Finding): WorkflowCandidate[] {
  const head = headOf(members, finding);
  if (!head) return [];
  const apart = [head];
  const taken = new Set(placesOf(head));
  for (const member of members.toSorted((a, b) => placesOf(b).size - placesOf(a).size)) {
    const own = [...placesOf(member)].filter((place) => !taken.has(place));
    const places =
      isExpected(member.definition, finding) && isExpected(head.definition, finding)
        ? minExpectedPlaces
        : minOwnPlaces;
    const listed = hasPageOfItsName(member) ? places.withPage : places.anywhere;
    const needed = isOfferedApart(member, apart) ? minOffered : listed;
    if (member === head || own.length < needed || isGeneral(member, apart)) continue;
    apart.push(member);
    for (const place of own) taken.add(place);
  }
  return apart;
}

function isOfferedApart(member: WorkflowCandidate, apart: readonly WorkflowCandidate[]): boolean {
  const others = new Set(apart.flatMap(offeringsOf));
  return offeringsOf(member).some((offering) => !others.has(offering));
}

function offeringsOf({ signals }: WorkflowCandidate): string[] {
  return signals.flatMap(({ offering }) => offering ?? []);
}

function isGeneral({ id }: WorkflowCandidate, apart: readonly WorkflowCandidate[]): boolean {
  return apart.some(({ definition }) => definition.narrows?.includes(id) === true);
}

function headOf(members: readonly WorkflowCandidate[], finding: Finding): WorkflowCandidate | undefined {
  const ranked = members.toSorted(betterFirst(finding));
  const core = ranked.filter(
    ({ id, basis }) => basis === 'observed' && Number.isFinite(coreRank(id, finding)),
  );
  if (core.length > 0) return core.toSorted((a, b) => coreRank(a.id, finding) - coreRank(b.id, finding))[0];
  const narrowed = new Set(members.flatMap(({ definition }) => definition.narrows ?? []));
  const specials = ranked.filter(({ id }) => !narrowed.has(id));
  const general = ranked.find(({ id }) => narrowed.has(id));
  const [best, next] = specials;
  if (!general || !best) return ranked[0];
  if (!next) return placesOf(best).size >= ownPlaces(general, best) ? best : general;
  const leads = strengthOf(best.signals) >= strengthOf(next.signals) * clearLead;
  return leads ? best : general;
}

function ownPlaces(candidate: WorkflowCandidate, beside: WorkflowCandidate): number {
  const others = placesOf(beside);
  return [...placesOf(candidate)].filter((place) => !others.has(place)).length;
}

export function betterFirst(finding: Finding): (a: WorkflowCandidate, b: WorkflowCandidate) => number {
  return (a, b) =>
    Number(b.basis === 'observed') - Number(a.basis === 'observed') ||
    Number(isCore(b.definition, finding)) - Number(isCore(a.definition, finding)) ||
    strengthOf(b.signals) - strengthOf(a.signals) ||
    a.id.localeCompare(b.id);
}

export function placesOf({ signals }: WorkflowCandidate): Set<string> {
  return new Set(signals.filter(({ direct, evidence }) => direct && evidence).map(placeOfSignal));
}

/** Signals with the same place are based on the same sentence or quote. */
export function placeOfSignal({ hit, evidence, key }: Signal): string {
  if (hit) return `${hit.sentence.page} ${hit.sentence.block} ${hit.sentence.start}`;
  return evidence ? `${evidence.url} ${evidence.quote}` : key;
}

function hasPageOfItsName({ definition, signals }: WorkflowCandidate): boolean {
  const words = workWords(definition.name)
    .split(' ')
    .filter((word) => word.length >= minLetters);
  return signals.some(({ direct, evidence }) => {
    const address = direct && evidence ? decodeURI(new URL(evidence.url).pathname).toLowerCase() : '';
    return words.some((word) => address.includes(word));
  });
}

const minLetters = 5;
