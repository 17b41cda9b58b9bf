import { describe, expect, it } from 'vitest';
import { acceptedRule, decide } from './decide.ts';
import type { Candidate, Rule } from './verdict.ts';

interface Fruit extends Candidate {
  ripe: boolean;
  weight: number;
}

const fruit = (id: string, ripe: boolean, weight: number): Fruit => ({
  id,
  ripe,
  weight,
  verdicts: [],
  merged: [],
});

const rules: Rule<Fruit, { minWeight: number }>[] = [
  {
    name: 'unripe',
    purpose: 'Nobody eats it.',
    judge: ({ ripe }) => (ripe ? null : { outcome: 'drop', reason: 'It is not ripe.' }),
  },
  {
    name: 'light',
    purpose: 'It joins the heaviest.',
    judge: (candidate, { minWeight }, open) => {
      const [heaviest] = open.toSorted((a, b) => b.weight - a.weight);
      return candidate.weight < minWeight && heaviest && heaviest !== candidate
        ? { outcome: 'merge', into: heaviest, reason: 'It is too light alone.' }
        : null;
    },
  },
  {
    name: 'halve',
    purpose: 'Everything is shared.',
    judge: ({ weight }) => ({ outcome: 'demote', change: { weight: weight / 2 }, reason: 'Shared.' }),
  },
];

describe('decide', () => {
  const judged = () => [fruit('apple', true, 9), fruit('plum', true, 1), fruit('quince', false, 20)];

  it('drops, merges, and demotes candidates by the rules in order, with a reason for each', () => {
    const candidates = judged();
    const [apple, plum, quince] = candidates;
    expect(decide(candidates, rules, { minWeight: 5 })).toEqual([apple]);
    expect(quince?.verdicts).toEqual([{ rule: 'unripe', outcome: 'drop', reason: 'It is not ripe.' }]);
    expect(plum?.verdicts).toMatchObject([{ rule: 'light', outcome: 'merge', into: 'apple' }]);
    expect(apple?.merged).toEqual([plum]);
    expect(apple?.weight).toBe(4.5);
    expect(apple?.verdicts.map(({ rule }) => rule)).toEqual(['halve', acceptedRule]);
  });

  it('skips a disabled rule', () => {
    const kept = decide(judged(), rules, { minWeight: 5 }, new Set(['unripe', 'light']));
    expect(kept.map(({ id }) => id)).toEqual(['apple', 'plum', 'quince']);
  });
});
