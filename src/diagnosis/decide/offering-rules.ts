import type { SiteReading } from '../annotate/site-reading.ts';
import { isSameName, isSameService, nameStems } from '../propose/offerings/name-stems.ts';
import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import { namesPlace } from '../propose/offerings/place-words.ts';
import { phrases } from '../text/phrases.ts';
import type { Rule } from './verdict.ts';

export interface OfferingContext {
  site: SiteReading;
  denials: readonly ReadonlySet<string>[];
  /** Names that a second reader refused. */
  refused: ReadonlySet<string>;
}

const noOffering = phrases('no-offering');
/** "Home / Programs" */
const breadcrumb = /^home\s*[/›»>|→]\s*\S/i;

/** A word that appears in this many of a site's offering names doesn't distinguish them. */
const minCustomary = 3;

/**
 * "Chronic pain rehab", "Chronic pain therapy": the names differ only in words that many of the site's offerings
 * share.
 */
function isSameButCustomary(
  one: OfferingCandidate,
  other: OfferingCandidate,
  open: readonly OfferingCandidate[],
): boolean {
  const counts = countStems(open);
  const telling = ({ name }: OfferingCandidate) =>
    [...nameStems(name)].filter((stem) => (counts.get(stem) ?? 0) < minCustomary || stem.length < 4).sort();
  const [first, second] = [telling(one), telling(other)];
  return first.length > 0 && first.join(' ') === second.join(' ');
}

/** A language model that lists "New tire sales" and "Tire repair" means two offerings of "Tire services". */
function isSameWords(one: OfferingCandidate, other: OfferingCandidate): boolean {
  const [first, second] = [nameStems(one.name), nameStems(other.name)];
  return first.size === second.size && isSameName(first, second);
}

function countStems(open: readonly OfferingCandidate[]): ReadonlyMap<string, number> {
  let counts = counted.get(open);
  if (counts === undefined) {
    counts = new Map<string, number>();
    for (const { name } of open)
      for (const stem of nameStems(name)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    counted.set(open, counts);
  }
  return counts;
}

const counted = new WeakMap<readonly OfferingCandidate[], Map<string, number>>();

/**
 * Below this, a name is rarely an offering unless structured data says so; beyond English, a sentence says so, too.
 * Tuned on development sites.
 */
const minLikelihood = { english: 0.5, beyondEnglish: 0.25 };
/**
 * For a single word that no work in the catalog delivers, such as "Admissions": of 208 below this, readers would call
 * seven in ten offerings, of 206 above it nine in ten.
 */
const minOfWord = 0.9;

function minLikelihoodOf({ name, deliverer, isForeign }: OfferingCandidate): number {
  if (isForeign) return minLikelihood.beyondEnglish;
  return name.includes(' ') || deliverer ? minLikelihood.english : minOfWord;
}

/** With at least this many names in lists and headings, most of those found only in sentences repeat them. */
const manyListed = 9;

const maxOfferings = 30;

export const offeringRules: readonly Rule<OfferingCandidate, OfferingContext>[] = [
  {
    name: 'not-offered',
    purpose:
      'A language model, if one is set up, judges whether customers can get an offering from the organization.',
    judge: ({ name }, { refused }) =>
      refused.has(name)
        ? {
            outcome: 'drop',
            reason: "A second reader concludes that customers can't get it from the organization.",
          }
        : null,
  },
  {
    name: 'no-offering',
    purpose: 'Steps, invitations, questions, and breadcrumbs in a list of services are not services.',
    judge: ({ name }) =>
      noOffering.test(name) || breadcrumb.test(name)
        ? {
            outcome: 'drop',
            reason: 'It is an invitation, a question, an explanation, or a menu path, not an offering.',
          }
        : null,
  },
  {
    name: 'own-errand',
    purpose:
      'Admissions, donations, billing, and support are ways to deal with the organization, not what it offers.',
    judge: ({ deliverer }) =>
      deliverer !== null && deliverer.function !== 'deliver'
        ? { outcome: 'drop', reason: 'It is a way to deal with the organization, not what it offers.' }
        : null,
  },
  {
    name: 'denied-offering',
    purpose: 'What the site says it does not offer is not an offering.',
    judge: ({ name, isSaid }, { denials }) => {
      const stems = [...nameStems(name)];
      if (isSaid || !denials.some((denied) => stems.every((stem) => denied.has(stem)))) return null;
      return { outcome: 'drop', reason: 'A sentence says that it is not offered.' };
    },
  },
  {
    name: 'unproven-offering',
    purpose: 'A name that appears only next to services, and never in a sentence, could be anything.',
    judge: ({ byNeighbors, isSaid, sources, deliverer, evidence }) =>
      byNeighbors &&
      !isSaid &&
      sources.size === 1 &&
      deliverer === null &&
      evidence.every(({ kind }) => kind === 'heading')
        ? { outcome: 'drop', reason: 'Only its neighbors in a list suggest that it is offered.' }
        : null,
  },
  {
    name: 'unlikely-offering',
    purpose: "If a name and its place on the site don't look like those of an offering, it isn't one.",
    judge: (candidate) =>
      candidate.likelihood !== null &&
      !candidate.isConfirmed &&
      candidate.likelihood < minLikelihoodOf(candidate) &&
      !(candidate.isForeign && candidate.isSaid) &&
      !candidate.sources.has('structured-data')
        ? {
            outcome: 'drop',
            reason: "Its name and its place on the site don't look like those of an offering.",
          }
        : null,
  },
  {
    name: 'only-in-a-sentence',
    purpose:
      'If a site lists many offerings, a name that only a sentence has is usually a part of one of them.',
    judge: ({ sources, likelihood, isForeign, isConfirmed }, _, open) =>
      !isForeign &&
      !isConfirmed &&
      likelihood === null &&
      [...sources].every((source) => source === 'sentence') &&
      open.filter((other) => other.likelihood !== null).length >= manyListed
        ? { outcome: 'drop', reason: 'The site lists its offerings, and this name is only in a sentence.' }
        : null,
  },
  {
    name: 'place-name',
    purpose: 'A page about a place or a partner is not an offering.',
    judge: ({ name, isSaid, isConfirmed }, { site }) =>
      !isSaid && !isConfirmed && namesPlace(name, site)
        ? { outcome: 'drop', reason: 'It is named after a place, and no sentence says that it is offered.' }
        : null,
  },
  {
    name: 'same-offering',
    purpose: 'One offering under two names counts once.',
    judge: (candidate, _, open) => {
      const fuller = open.find(
        (other) =>
          other !== candidate &&
          ![...candidate.lists].some((list) => other.lists.has(list)) &&
          (candidate.isConfirmed
            ? isSameWords(other, candidate)
            : isSameService(other.name, candidate.name) || isSameButCustomary(other, candidate, open)) &&
          (other.sources.size > candidate.sources.size ||
            (other.sources.size === candidate.sources.size && other.id < candidate.id)),
      );
      return fuller
        ? { outcome: 'merge', into: fuller, reason: `The same offering as "${fuller.name}".` }
        : null;
    },
  },
  {
    name: 'offering-limit',
    purpose:
      'A very long list is hard to read, so only the offerings presented in the most detail are shown.',
    judge: (candidate, _, open) =>
      open.indexOf(candidate) >= maxOfferings
        ? { outcome: 'drop', reason: `The site presents ${maxOfferings} others in more detail.` }
        : null,
  },
];
