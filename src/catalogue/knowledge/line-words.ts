import type { ServiceLines } from '../service-line-definition.ts';
import type { SpecialtyDefinition } from '../specialty-definition.ts';
import type { WorkflowDefinition } from '../workflow-definition.ts';

/** The words that set each line of business apart, for comparison with a site's text. */
export interface LineWords {
  stems: readonly string[];
  /** By stem: the logarithm of (all lines of business / those that use it). */
  rarity: readonly number[];
  /** By id: alternating stem indexes and weights. The weights' Euclidean norm is about 1000. */
  lines: Readonly<Record<string, readonly number[]>>;
}

export const noLineWords: LineWords = { stems: [], rarity: [], lines: {} };

/** On development sites, all counts from 60 to 100 did equally well. */
const stemsPerLine = 60;
/** How much a word counts, by where it appears. Tuned on development sites. */
const weights = {
  name: 6,
  called: 4,
  words: 3,
  workName: 2,
  workDescription: 1,
  task: 0.5,
  usualWork: 0.5,
  serviceLine: 2,
  serviceTask: 0.7,
};
const minLetters = 3;

interface Content {
  specialties: ReadonlyMap<string, SpecialtyDefinition>;
  workflows: ReadonlyMap<string, WorkflowDefinition>;
  serviceLines: Readonly<Record<string, ServiceLines>>;
}

export function lineWords(content: Content, stem: (word: string) => string): LineWords {
  const known = new Map<string, string>();
  const stemsIn = (text: string) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter(({ length }) => length >= minLetters)
      .map((word) => {
        const made = known.get(word) ?? stem(word);
        known.set(word, made);
        return made;
      });
  const counted = [...content.specialties.values()].map(
    (specialty) => [specialty.id, countStems(specialty, content, stemsIn)] as const,
  );
  const users = new Map<string, number>();
  for (const [, counts] of counted)
    for (const one of counts.keys()) users.set(one, (users.get(one) ?? 0) + 1);
  const rarityOf = (one: string) => Math.log(counted.length / (users.get(one) ?? counted.length));
  const kept = counted.map(([id, counts]) => [id, strongest(counts, rarityOf)] as const);
  const stems = [...new Set(kept.flatMap(([, vector]) => vector.map(([one]) => one)))].sort();
  const indexOf = new Map(stems.map((one, index) => [one, index]));
  return {
    stems,
    rarity: stems.map((one) => Math.round(rarityOf(one) * 1000) / 1000),
    lines: Object.fromEntries(
      kept.map(([id, vector]) => [
        id,
        vector.flatMap(([one, weight]) => [indexOf.get(one) ?? 0, Math.round(weight * 1000)]),
      ]),
    ),
  };
}

function countStems(
  { id, trade, name, called, words, core, usual }: SpecialtyDefinition,
  { workflows, serviceLines }: Content,
  stemsIn: (text: string) => string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const one of stemsIn(text)) counts.set(one, (counts.get(one) ?? 0) + weight);
  };
  add(name, weights.name);
  for (const phrase of called) add(phrase, weights.called);
  for (const phrase of words) add(phrase, weights.words);
  const ofTrade = (ids: readonly string[]) =>
    ids.flatMap((one) => {
      const workflow = workflows.get(one);
      return workflow && workflow.industries !== 'every' ? [workflow] : [];
    });
  for (const workflow of ofTrade(core)) {
    add(workflow.name, weights.workName);
    add(workflow.description, weights.workDescription);
    for (const task of workflow.tasks) add(`${task.name} ${task.description}`, weights.task);
  }
  for (const workflow of ofTrade(usual)) add(workflow.name, weights.usualWork);
  for (const line of Object.values(serviceLines[trade]?.[id] ?? {})) {
    add(line.name, weights.serviceLine);
    for (const task of line.tasks) add(task.name, weights.serviceTask);
  }
  return counts;
}

function strongest(
  counts: ReadonlyMap<string, number>,
  rarityOf: (stem: string) => number,
): [stem: string, weight: number][] {
  const vector = [...counts]
    .map(([stem, count]): [string, number] => [stem, Math.log1p(count) * rarityOf(stem)])
    .filter(([, weight]) => weight > 0)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, stemsPerLine);
  const length = Math.hypot(...vector.map(([, weight]) => weight)) || 1;
  return vector.map(([stem, weight]) => [stem, weight / length]);
}
