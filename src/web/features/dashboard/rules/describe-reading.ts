import type { CloserReading, CloserReadingFailure } from '#shared/schemas/closer-reading.ts';
import { formatCountOf } from '#web/lib/figures.ts';

export function isReadingCloser(reading: CloserReading | null | undefined): boolean {
  return reading?.status === 'waiting' || reading?.status === 'reading';
}

export function describeReading(reading: CloserReading): string {
  const { status, model, reason, shown, refused, keptEdits } = reading;
  if (status === 'stopped')
    return `${stopReasons[reason ?? 'outage'](model)} We're showing the built-in analysis instead.`;
  if (keptEdits)
    return `${model} read the website too. You had already made changes, so we left your diagnosis as it was.`;
  const refusals =
    refused === 0
      ? shown === 0
        ? 'It made no suggestions.'
        : 'All of them passed our checks.'
      : `We left out ${formatCountOf(refused, 'suggestion')} that failed our checks or added nothing new.`;
  return shown === 0
    ? `${model} read the website too. ${refusals}`
    : `${model} read the website too. We checked its suggestions and added ${shown}. ${refusals} The hours are divided by what it says takes more or less time.`;
}

const stopReasons: Record<CloserReadingFailure, (model: string) => string> = {
  timeout: (model) => `${model} took too long to read the website.`,
  'rate-limited': (model) => `${model} was too busy to read the website.`,
  outage: (model) => `We couldn't reach ${model}.`,
  rejected: (model) => `${model} didn't accept our request.`,
  refused: (model) => `${model} declined to read the website.`,
  'cut-off': (model) => `${model}'s answer was cut off, so we didn't use it.`,
  malformed: (model) => `${model} gave an answer that we couldn't read.`,
  budget: () => 'The budget for the language model is used up.',
  interrupted: (model) => `The connection to ${model} was interrupted twice.`,
  'nothing-to-read': () => 'The website has no text for a language model to read.',
  'speaks-to-machine': () =>
    "The website contains instructions for language models, so we didn't send its text to one.",
};

export function describeChanges({ changes, keptEdits }: CloserReading): string | null {
  if (keptEdits) return null;
  const parts = [
    ['New workflows', changes.workflows],
    ['New offerings', changes.offerings],
    ['No longer shown', changes.removed],
  ] as const;
  const sentences = parts.flatMap(([what, names]) =>
    names.length > 0 ? [`${what}: ${names.join(', ')}.`] : [],
  );
  return sentences.length > 0 ? sentences.join(' ') : null;
}
