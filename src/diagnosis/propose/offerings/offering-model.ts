import type { NamesModel } from '#catalogue/offering-model.ts';
import type { NameFeatures } from './name-shape.ts';
import type { PresentedName } from './presented-names.ts';

/** In the order of `NamesModel.among`. */
export type AmongFeatures = readonly number[];

/** Mean logit of the neighbors, assumed for a name without any. Roughly the mean of all names. */
const noNeighbors = -4;
const manyNeighbors = 20;

export function scoreAlone(features: NameFeatures, { alone }: Pick<NamesModel, 'alone'>): number {
  let score = 0;
  for (const [feature, value] of features) score += value * (alone[feature] ?? 0);
  return score;
}

export function amongOthers(names: readonly PresentedName[], alone: readonly number[]): AmongFeatures[] {
  const groups = new Map<string, number[]>();
  names.forEach((name, index) => {
    for (const group of name.groups) {
      const members = groups.get(group);
      if (members) members.push(index);
      else groups.set(group, [index]);
    }
  });
  const shares = alone.map(probability);
  const expected = Math.log1p(shares.reduce((sum, share) => sum + share, 0));
  const rank = new Map(
    alone
      .map((score, index) => ({ score, index }))
      .sort((a, b) => b.score - a.score)
      .map(({ index }, place) => [index, place]),
  );
  return names.map((name, index) => {
    const own = alone[index] ?? 0;
    const near = bestNeighbors(name, index);
    const proposed = name.isProposed ? 1 : 0;
    return [
      own,
      near?.score ?? noNeighbors,
      near ? 0 : 1,
      near?.share ?? 0,
      Math.min(near?.count ?? 0, manyNeighbors) / 10,
      (near?.share ?? 0) * Math.min(near?.count ?? 0, manyNeighbors / 2),
      near?.proposed ?? 0,
      proposed,
      proposed * (near?.share ?? 0),
      Math.log1p(rank.get(index) ?? 0),
      (rank.get(index) ?? 0) / names.length,
      own / Math.log1p(names.length),
      expected,
      name.isHeading ? 1 : 0,
      name.isHeading ? (near?.share ?? 0) : 0,
      own * (near?.score ?? noNeighbors),
    ];
  });

  function bestNeighbors(name: PresentedName, index: number) {
    let best: { score: number; share: number; count: number; proposed: number } | null = null;
    for (const group of name.groups) {
      const others = (groups.get(group) ?? []).filter((other) => other !== index);
      if (others.length === 0) continue;
      const mean = (value: (other: number) => number) =>
        others.reduce((sum, other) => sum + value(other), 0) / others.length;
      const score = mean((other) => alone[other] ?? 0);
      if (best !== null && best.score >= score) continue;
      best = {
        score,
        share: mean((other) => shares[other] ?? 0),
        count: others.length,
        proposed: mean((other) => (names[other]?.isProposed ? 1 : 0)),
      };
    }
    return best;
  }
}

export function offeringLikelihoods(names: readonly PresentedName[], model: NamesModel): number[] {
  const alone = names.map(({ features }) => scoreAlone(features, model));
  return amongOthers(names, alone).map((features) =>
    probability(
      features.reduce((sum, value, index) => sum + value * (model.among[index] ?? 0), model.amongBias),
    ),
  );
}

function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
