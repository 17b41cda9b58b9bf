import type { ModeledWork } from '#shared/schemas/company-model.ts';
import type { Range } from '#shared/schemas/numbers.ts';
import { scaleRange } from '#shared/value/company-model/allot-hours.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';

/** Hours a week that a workflow takes. */
type HoursOf = (work: ModeledWork) => number;

/** Each workflow takes at most this share of the hours of the one before it. Our assumption. */
export const step = 0.9;

interface Pool {
  works: readonly ModeledWork[];
  /** Hours of the first workflow; each later one takes `step` times the hours of the one before. */
  first: number;
}

/**
 * `works` are in order of importance. If a later workflow would take more hours than its place
 * allows, its time is pooled with that of the workflows before it. Each occupation group's total
 * stays the same.
 */
export function keepOrder(works: readonly ModeledWork[], hoursOf: HoursOf): ModeledWork[] {
  const pools: Pool[] = [];
  for (const work of works) {
    let pool: Pool = { works: [work], first: hoursOf(work) };
    for (
      let before = pools.at(-1);
      before && pool.first > before.first * step ** before.works.length;
      before = pools.at(-1)
    ) {
      pools.pop();
      const hours = before.first * weightOf(before.works) + pool.first * weightOf(pool.works);
      const pooled = [...before.works, ...pool.works];
      pool = { works: pooled, first: hours / weightOf(pooled) };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ works: pooled }) => {
    if (pooled.length === 1) return pooled;
    return pooled.map((work, place) => ({
      ...work,
      groups: sharesOf(pooled, step ** place / weightOf(pooled)),
    }));
  });
}

/** Sum of the workflows' hours, relative to the first one's. */
function weightOf(works: readonly ModeledWork[]): number {
  return works.reduce((sum, _, place) => sum + step ** place, 0);
}

/** Scales the work's hours to between `from` and `to`. Work that nobody there has hours for stays as it is. */
export function limitHours(
  work: ModeledWork,
  { from = 0, to }: { from?: number; to: number },
  hoursOf: HoursOf,
): ModeledWork {
  const wanted = Math.min(to, Math.max(from, hoursOf(work)));
  if (wanted === hoursOf(work)) return work;
  // A count on the site (`volume`) may cap the hours below what the shares ask for, so the shares
  // are scaled by the hours without that cap.
  const { volume: _counted, ...uncapped } = work;
  const hours = hoursOf(uncapped);
  if (hours === 0) return work;
  const groups: ModeledWork['groups'] = {};
  for (const group of occupationGroups) {
    const share = work.groups[group];
    if (!share) continue;
    groups[group] = scaleRange(share, wanted / hours);
  }
  return { ...work, groups };
}

/** The summed shares of all workflows, multiplied by `part` (0 to 1). */
function sharesOf(works: readonly ModeledWork[], part: number): ModeledWork['groups'] {
  const groups: ModeledWork['groups'] = {};
  for (const group of occupationGroups) {
    const shares = works.flatMap((work) => work.groups[group] ?? []);
    const at = (point: keyof Range) => part * shares.reduce((sum, share) => sum + share[point], 0);
    if (shares.length > 0) groups[group] = { low: at('low'), likely: at('likely'), high: at('high') };
  }
  return groups;
}
