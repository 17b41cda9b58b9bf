import { randomFrom } from '../support/random.ts';

/** Ranks start at 1. Equal values share the mean of their ranks. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (let at = from; at < to; at++) ranks[order[at] ?? 0] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}

/** Null if one side doesn't vary or there are fewer than three pairs. */
export function spearman(one: readonly number[], other: readonly number[]): number | null {
  return one.length < 3 ? null : pearson(ranksOf(one), ranksOf(other));
}

export function pearson(one: readonly number[], other: readonly number[]): number | null {
  const meanOne = mean(one);
  const meanOther = mean(other);
  let both = 0;
  let squareOne = 0;
  let squareOther = 0;
  for (let index = 0; index < one.length; index++) {
    const a = (one[index] ?? 0) - meanOne;
    const b = (other[index] ?? 0) - meanOther;
    both += a * b;
    squareOne += a * a;
    squareOther += b * b;
  }
  return squareOne === 0 || squareOther === 0 ? null : both / Math.sqrt(squareOne * squareOther);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** `kappa` is Cohen's; it is NaN if all labels are the same or there are no pairs. */
export function kappaOf(pairs: readonly (readonly [string, string])[]): { agreed: number; kappa: number } {
  const labels = [...new Set(pairs.flat())];
  const share = (side: 0 | 1, label: string) =>
    pairs.filter((pair) => pair[side] === label).length / pairs.length;
  const agreed = pairs.filter(([one, other]) => one === other).length / pairs.length;
  const expected = labels.reduce((sum, label) => sum + share(0, label) * share(1, label), 0);
  return { agreed, kappa: (agreed - expected) / (1 - expected) };
}

/**
 * A 95% interval by resampling whole groups, because tasks of one occupation were rated by the same people. Null
 * if `statistic` is null for every draw.
 */
export function bootstrapInterval<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  statistic: (drawn: readonly Item[]) => number | null,
  draws = 2000,
): [low: number, high: number] | null {
  const groups = [...Map.groupBy(items, groupOf).values()];
  const random = randomFrom(1);
  const results: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const drawn = groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? []);
    const result = statistic(drawn);
    if (result !== null) results.push(result);
  }
  results.sort((a, b) => a - b);
  const low = results[Math.floor(results.length * 0.025)];
  const high = results[Math.ceil(results.length * 0.975) - 1];
  return low === undefined || high === undefined ? null : [low, high];
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
