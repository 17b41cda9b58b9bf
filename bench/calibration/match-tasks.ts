import { readFileSync } from 'node:fs';
import type { CatalogTask } from './catalog-tasks.ts';
import { textNeighbors } from './text-neighbors.ts';

/** Maps `CatalogTask.key` to ids of published tasks. Matched by hand, without looking at the ratings. */
const handMatches: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('./hand-matches.json', import.meta.url), 'utf8'),
);

export interface Matched<Published> {
  published: Published;
  ours: CatalogTask[];
}

export interface HandMatching<Published> {
  matched: Matched<Published>[];
  /** Keys in hand-matches.json whose task is no longer in the catalog. */
  unknown: string[];
}

export function matchByHand<Published extends { id: string }>(
  published: readonly Published[],
  catalog: readonly CatalogTask[],
): HandMatching<Published> {
  const byKey = new Map(catalog.map((task) => [task.key, task]));
  const oursOf = new Map<string, CatalogTask[]>();
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

export const textMatching = { most: 3, minSimilarity: 0.25 } as const;

/** Finds many more pairs than matching by hand, and many of them are wrong. */
export function matchByText<Published extends { task: string; occupation: string }>(
  published: readonly Published[],
  catalog: readonly CatalogTask[],
): Matched<Published>[] {
  const neighbors = textNeighbors(
    published.map(({ task, occupation }) => [
      [task, 1],
      [occupation, 0.35],
    ]),
    catalog.map(({ text }) => text),
    textMatching,
  );
  return published.flatMap((entry, index) => {
    const ours = (neighbors[index] ?? []).flatMap((neighbor) => catalog[neighbor.index] ?? []);
    return ours.length === 0 ? [] : [{ published: entry, ours }];
  });
}
