import { stemEnglish } from '#diagnosis/text/stem.ts';
import type { GoldWorkflow } from './gold.ts';

const byNameAlone = 0.6;
const byNameAndPage = 0.28;

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

interface Shown {
  name: string;
  evidence: readonly { url: string }[];
}

export interface GoldMatch<Workflow extends Shown = Shown> {
  gold: GoldWorkflow;
  prediction: Workflow;
  score: number;
}

/** Strict on purpose: a person judges unmatched predictions, because they may still be right. */
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

/** The Dice coefficient of the names' content stems, 0 to 1. */
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

function plainPath(path: string): string {
  return decodeURIComponent(path)
    .replace(/^\//, '')
    .replace(/(?:^|\/)index\.html?$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/$/, '');
}
