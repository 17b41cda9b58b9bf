import { stemEnglish } from '#diagnosis/text/stem.ts';
import type { GoldWorkflow } from './gold.ts';

/**
 * How much two names must agree to count as one workflow; if they also have a page in common, the lower value is
 * enough.
 */
const byNameAlone = 0.6;
const byNameAndPage = 0.28;

/** Synonyms in the trade, and words that do not identify the work. */
const sameMeaning: Readonly<Record<string, string>> = {
  booking: 'appointment',
  scheduling: 'appointment',
  schedule: 'appointment',
  appointments: 'appointment',
  reservation: 'appointment',
  enquiry: 'inquiry',
  estimate: 'quote',
  hiring: 'recruitment',
  payment: 'billing',
  invoicing: 'billing',
  blog: 'content',
  article: 'content',
  intake: 'form',
  registration: 'form',
  enrolment: 'registration',
  testimonial: 'review',
  remakes: 'return',
  treatment: 'care',
};
const sayNothing = new Set(
  'and or of the for a an to in on by with through new customer client patient handling management process request service work preparation administration online general support delivery other'.split(
    ' ',
  ),
);

/** The fields of a shown workflow that matching needs. */
interface Shown {
  name: string;
  evidence: readonly { url: string }[];
}

export interface GoldMatch<Workflow extends Shown = Shown> {
  gold: GoldWorkflow;
  prediction: Workflow;
  score: number;
}

/**
 * Pairs gold with predictions, each at most once, best first. Two make a pair if the content stems of their names
 * agree (Dice >= 0.6), or agree somewhat (>= 0.28) and the prediction has a quote from one of the gold's pages.
 * Strict by design: an unmatched prediction may still be right, which a person must judge.
 */
export function matchGold<Workflow extends Shown>(
  gold: readonly GoldWorkflow[],
  predictions: readonly Workflow[],
): GoldMatch<Workflow>[] {
  const pairs = gold.flatMap((item) =>
    predictions.flatMap((prediction): GoldMatch<Workflow>[] => {
      const named = agreement(item.name, prediction.name);
      const paged = sharesPage(item, prediction);
      const counts = named >= byNameAlone || (paged && named >= byNameAndPage);
      return counts ? [{ gold: item, prediction, score: named + (paged ? 0.5 : 0) }] : [];
    }),
  );
  const taken = new Set<object>();
  return pairs
    .sort((a, b) => b.score - a.score)
    .filter(({ gold: item, prediction }) => {
      if (taken.has(item) || taken.has(prediction)) return false;
      taken.add(item);
      taken.add(prediction);
      return true;
    });
}

/** Dice coefficient of the content stems of two names, 0 to 1. */
export function agreement(one: string, other: string): number {
  const [a, b] = [meaning(one), meaning(other)];
  if (a.size === 0 || b.size === 0) return one.toLowerCase() === other.toLowerCase() ? 1 : 0;
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return (2 * shared) / (a.size + b.size);
}

function meaning(name: string): Set<string> {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter((word) => !sayNothing.has(word)).map((word) => stemEnglish(sameMeaning[word] ?? word)),
  );
}

function sharesPage(gold: GoldWorkflow, prediction: Shown): boolean {
  const pages = new Set(gold.pages.map(plainPath));
  return prediction.evidence.some(({ url }) => pages.has(plainPath(new URL(url).pathname)));
}

/** `about/index.html`, `/about/` and `/about` are one page. */
function plainPath(path: string): string {
  return decodeURIComponent(path)
    .replace(/^\//, '')
    .replace(/(?:^|\/)index\.html?$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/$/, '');
}
