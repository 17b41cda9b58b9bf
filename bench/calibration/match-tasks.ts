// The pairs of our tasks and published tasks to compare: matched by hand, and as a cross-check by words
// alone.
import { readFileSync } from 'node:fs';
import type { CatalogueTask } from './catalogue-tasks.ts';
import { textNeighbours } from './text-neighbours.ts';

/**
 * Our tasks and the published tasks that describe the same work, matched by hand. The key is `workflow/task`
 * in the catalog. The value is the first ten hex digits of the SHA-256 of occupation, line feed, and task
 * sentence in WORKBank's file. So no sentence is copied, and a file with more or fewer occupations still
 * works. For each of our tasks, we listed the nearest published ones by shared words (and vice versa),
 * without looking at the ratings, and then read the rest of the published list. We kept a pair if action and
 * object are the same, whatever the trade. A task without a match has no entry. Most manual work has none,
 * nor does most work with people in need, children, animals, kitchens, or tools, because the published list
 * covers only work at a computer.
 */
const handMatches: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('./hand-matches.json', import.meta.url), 'utf8'),
);

/** Our tasks that describe the same work as a published one. Their ratings are averaged. */
export interface Matched<Published> {
  published: Published;
  ours: CatalogueTask[];
}

export interface HandMatching<Published> {
  matched: Matched<Published>[];
  /** Entries whose task is no longer in the catalog, which must be fixed by hand. */
  unknown: string[];
}

/** One row per published task, so that none counts twice. */
export function matchByHand<Published extends { id: string }>(
  published: readonly Published[],
  catalogue: readonly CatalogueTask[],
): HandMatching<Published> {
  const byKey = new Map(catalogue.map((task) => [task.key, task]));
  const oursOf = new Map<string, CatalogueTask[]>();
  for (const [key, ids] of Object.entries(handMatches)) {
    const task = byKey.get(key);
    if (!task) continue;
    for (const id of ids) oursOf.set(id, [...(oursOf.get(id) ?? []), task]);
  }
  return {
    matched: published.flatMap((entry) => {
      const ours = oursOf.get(entry.id);
      return ours ? [{ published: entry, ours }] : [];
    }),
    unknown: Object.keys(handMatches).filter((key) => !byKey.has(key)),
  };
}

/** The minimum similarity for two texts to match, and the maximum number of our tasks to average. */
export const textMatching = { most: 3, minSimilarity: 0.25 } as const;

/** Pairs by shared words alone. This finds many more pairs, and many of them are wrong. */
export function matchByText<Published extends { task: string; occupation: string }>(
  published: readonly Published[],
  catalogue: readonly CatalogueTask[],
): Matched<Published>[] {
  const neighbours = textNeighbours(
    published.map(({ task, occupation }) => [
      [task, 1],
      [occupation, 0.35],
    ]),
    catalogue.map(({ text }) => text),
    textMatching,
  );
  return published.flatMap((entry, index) => {
    const ours = (neighbours[index] ?? []).flatMap((neighbour) => catalogue[neighbour.index] ?? []);
    return ours.length === 0 ? [] : [{ published: entry, ours }];
  });
}
