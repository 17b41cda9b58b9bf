import { isOwnWorkflow } from '../own-workflow-id.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { modelSignalKey } from '../second-reader/propose-from-reading.ts';
import { stemEnglish } from '../text/stem.ts';
import { betterFirst, placeOfSignal } from './family-members.ts';
import { sharesWork } from './shares-work.ts';
import { workWords } from './work-words.ts';
import type { WorkflowRule } from './workflow-context.ts';

export const secondReaderRules: readonly WorkflowRule[] = [
  {
    name: 'said-within',
    purpose:
      'If a second reader considers one workflow the same work as another, or part of it, only the other one is shown.',
    judge: (candidate, _, open) => {
      const into = open.find(
        (other) =>
          other !== candidate &&
          other.id === candidate.secondReader?.within &&
          other.performedBy === candidate.performedBy,
      );
      return into
        ? {
            outcome: 'merge',
            into,
            reason: `A second reader considers it part of "${into.definition.name}".`,
          }
        : null;
    },
  },
  {
    name: 'own-work-shown',
    purpose:
      'Work specific to the site is not shown if another workflow has a name with the same meaning, or the same quotes.',
    judge: (candidate, { finding }, open) => {
      if (!isOwnWorkflow(candidate.id)) return null;
      const better = betterFirst(finding);
      const [into] = open
        .filter(
          (other) =>
            other !== candidate &&
            other.performedBy === candidate.performedBy &&
            (!isOwnWorkflow(other.id) || isBefore(other, candidate, better)) &&
            (hasName(other, candidate) || isShownBy(other, candidate)),
        )
        .toSorted(better);
      return into
        ? {
            outcome: 'merge',
            into,
            reason: `"${into.definition.name}" already covers this work, by its name or its quotes.`,
          }
        : null;
    },
  },
];

/**
 * True if a second reader proposed the work. Proposals that it considers part of other work never
 * become candidates of their own (see `proposeFromReading`).
 */
export function isReadAsSeparate({ secondReader }: WorkflowCandidate): boolean {
  return secondReader?.proposed === true && secondReader.owner === 'own';
}

/** For work that the model proposed as separate, sharing some words isn't enough. */
function hasName(other: WorkflowCandidate, candidate: WorkflowCandidate): boolean {
  const [one, two] = [other.definition.name, candidate.definition.name];
  return isReadAsSeparate(other) ? workWords(one) === workWords(two) : sharesWork(one, two);
}

function isBefore(
  other: WorkflowCandidate,
  candidate: WorkflowCandidate,
  better: ReturnType<typeof betterFirst>,
): boolean {
  return better(other, candidate) < 0;
}

function isShownBy({ definition, signals }: WorkflowCandidate, candidate: WorkflowCandidate): boolean {
  const proposed = signals.filter(({ key }) => key.startsWith(modelSignalKey));
  const isAmongThem = candidate.signals.every((signal) =>
    proposed.some(
      (other) =>
        placeOfSignal(other) === placeOfSignal(signal) &&
        (!other.hit || !signal.hit || overlap(other.hit, signal.hit)),
    ),
  );
  if (candidate.signals.length === 0 || !isAmongThem) return false;
  const does = stemsOf(
    [definition.name, definition.description, ...definition.tasks.map(({ name }) => name)].join(' '),
  );
  return [...stemsOf(candidate.definition.name)].some((stem) => does.has(stem));
}

interface Span {
  start: number;
  end: number;
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

const minLetters = 4;

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= minLetters).map((word) => stemEnglish(word)));
}
