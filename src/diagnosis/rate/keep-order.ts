import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { type Range, rangePoints } from '#shared/schemas/numbers.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';

/** Hours a week that a work takes. */
type HoursOf = (work: ModeledWork) => number;

interface Pool {
  works: readonly ModeledWork[];
  /** Hours a week for each of the works. */
  each: number;
}

/**
 * `works` are in the order of their importance. Where a later one takes more time than an earlier one, because other
 * people do it, both take the mean of their shares, so that each group's total stays the same.
 */
export function keepOrder(works: readonly ModeledWork[], hoursOf: HoursOf): ModeledWork[] {
  const pools: Pool[] = [];
  for (const work of works) {
    let pool: Pool = { works: [work], each: hoursOf(work) };
    for (let before = pools.at(-1); before && before.each < pool.each; before = pools.at(-1)) {
      pools.pop();
      const pooled = [...before.works, ...pool.works];
      const whole = before.each * before.works.length + pool.each * pool.works.length;
      pool = { works: pooled, each: whole / pooled.length };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ works: pooled }) => {
    if (pooled.length === 1) return pooled;
    const groups = meanGroups(pooled);
    return pooled.map((work) => ({ ...work, groups }));
  });
}

/** Reduces the work's shares so that it takes at most `most` hours. */
export function limitHours(work: ModeledWork, most: number, hoursOf: HoursOf): ModeledWork {
  const hours = hoursOf(work);
  if (hours <= most) return work;
  const groups: ModeledWork['groups'] = {};
  for (const group of occupationGroups) {
    const share = work.groups[group];
    if (!share) continue;
    const reduced = { ...share };
    for (const point of rangePoints) reduced[point] *= most / hours;
    groups[group] = reduced;
  }
  return { ...work, groups };
}

function meanGroups(works: readonly ModeledWork[]): ModeledWork['groups'] {
  const groups: ModeledWork['groups'] = {};
  for (const group of occupationGroups) {
    const shares = works.flatMap((work) => work.groups[group] ?? []);
    const mean = (point: keyof Range) => shares.reduce((sum, share) => sum + share[point], 0) / works.length;
    if (shares.length > 0) groups[group] = { low: mean('low'), likely: mean('likely'), high: mean('high') };
  }
  return groups;
}
