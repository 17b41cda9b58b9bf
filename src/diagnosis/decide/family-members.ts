import { isCore } from '../propose/eligibility.ts';
import { strengthOf } from '../propose/strength.ts';
import type { Signal, WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { workWords } from './work-words.ts';
import type { WorkflowContext } from './workflow-context.ts';

type Finding = WorkflowContext['finding'];

/** A special case leads its family when it is said so much more often than the next one. */
const clearLead = 1.6;
/**
 * Sentences and headings of its own, beside those that the rest of the family stands on, from which a member is work apart;
 * fewer where a page bears its name. Set on 52 development sites.
 */
const minOwnPlaces = { anywhere: 8, withPage: 5 };

/**
 * The member of its family that a candidate is the same work as; null when it stands by itself. `members` are the open ones;
 * those merged into them before count too, so that every member is judged by the whole family.
 */
export function memberFor(
  candidate: WorkflowCandidate,
  members: readonly WorkflowCandidate[],
  finding: Finding,
): WorkflowCandidate | null {
  const { family } = candidate.definition;
  const merged = members.flatMap((member) => member.merged as WorkflowCandidate[]);
  const whole = [...members, ...merged.filter(({ definition }) => definition.family === family)];
  const apart = membersApart(whole, finding);
  if (apart.includes(candidate)) return null;
  const shared = (other: WorkflowCandidate) => {
    const places = placesOf(other);
    return [...placesOf(candidate)].filter((place) => places.has(place)).length;
  };
  return apart.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

/** The member that stands for the family, then each that the site tells of in enough places of its own. */
function membersApart(members: readonly WorkflowCandidate[], finding: Finding): WorkflowCandidate[] {
  const head = headOf(members, finding);
  if (!head) return [];
  const apart = [head];
  const taken = new Set(placesOf(head));
  for (const member of members.toSorted((a, b) => placesOf(b).size - placesOf(a).size)) {
    const own = [...placesOf(member)].filter((place) => !taken.has(place));
    const needed = hasPageOfItsName(member) ? minOwnPlaces.withPage : minOwnPlaces.anywhere;
    if (member === head || own.length < needed || isGeneral(member, apart)) continue;
    apart.push(member);
    for (const place of own) taken.add(place);
  }
  return apart;
}

/** Whether a special case of it stands by itself already: beside that, the general one says little. */
function isGeneral({ id }: WorkflowCandidate, apart: readonly WorkflowCandidate[]): boolean {
  return apart.some(({ definition }) => definition.narrows?.includes(id) === true);
}

/**
 * The member that is clearly said most; where several special cases are said alike, or one is said less than the general
 * one that they narrow, that.
 */
function headOf(members: readonly WorkflowCandidate[], finding: Finding): WorkflowCandidate | undefined {
  const ranked = members.toSorted(betterFirst(finding));
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

/** Observed before inferred, then the core of such an organization, then what is said most. */
export function betterFirst(finding: Finding): (a: WorkflowCandidate, b: WorkflowCandidate) => number {
  return (a, b) =>
    Number(b.basis === 'observed') - Number(a.basis === 'observed') ||
    Number(isCore(b.definition, finding)) - Number(isCore(a.definition, finding)) ||
    strengthOf(b.signals) - strengthOf(a.signals) ||
    a.id.localeCompare(b.id);
}

/** Where what says the work outright stands. */
export function placesOf({ signals }: WorkflowCandidate): Set<string> {
  return new Set(signals.filter(({ direct, evidence }) => direct && evidence).map(placeOfSignal));
}

/** Where two signals stand; the same place is the same words. */
export function placeOfSignal({ hit, evidence, key }: Signal): string {
  if (hit) return `${hit.sentence.page} ${hit.sentence.block} ${hit.sentence.start}`;
  return evidence ? `${evidence.url} ${evidence.quote}` : key;
}

/** Whether an address among its places is named after it: "/telehealth.html" for telehealth visits. */
function hasPageOfItsName({ definition, signals }: WorkflowCandidate): boolean {
  const words = workWords(definition.name)
    .split(' ')
    .filter((word) => word.length >= minLetters);
  return signals.some(({ direct, evidence }) => {
    const address = direct && evidence ? decodeURI(new URL(evidence.url).pathname).toLowerCase() : '';
    return words.some((word) => address.includes(word));
  });
}

/** Shorter words stand in addresses by chance. */
const minLetters = 5;
