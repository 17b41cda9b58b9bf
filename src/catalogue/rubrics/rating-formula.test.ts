import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DifficultyFactors, ValueFactors } from '#shared/schemas/task.ts';
import {
  difficultyWeights,
  hardestShare,
  replicabilityDifficultyOf,
  serviceValueOf,
  valueWeights,
} from './rating-formula.ts';

const difficulty = (all: number, change: Partial<DifficultyFactors> = {}): DifficultyFactors => ({
  judgment: all,
  variability: all,
  physicalPresence: all,
  humanContact: all,
  errorCost: all,
  dataScarcity: all,
  ...change,
});
const value = (all: number, change: Partial<ValueFactors> = {}): ValueFactors => ({
  differentiation: all,
  customerDecision: all,
  expertise: all,
  revenueInfluence: all,
  ...change,
});
const sum = (weights: Readonly<Record<string, number>>) => Object.values(weights).reduce((a, b) => a + b, 0);

const labels: Readonly<Record<string, string>> = {
  judgment: 'judgment',
  variability: 'variability of what comes in',
  physicalPresence: 'physical presence',
  humanContact: 'contact with people',
  errorCost: 'cost of an error',
  dataScarcity: 'data scarcity',
  differentiation: 'differentiation',
  customerDecision: "closeness to the customer's decision",
  expertise: 'expertise',
  revenueInfluence: 'revenue influence',
};

describe('the rating formula', () => {
  it('has weights that add up to one', () => {
    expect(sum(difficultyWeights)).toBeCloseTo(1);
    expect(sum(valueWeights)).toBeCloseTo(1);
    expect(hardestShare).toBeLessThan(0.5);
  });

  it('has readable weights: steps of 0.05, none of them zero', () => {
    for (const weight of [...Object.values(difficultyWeights), ...Object.values(valueWeights)]) {
      expect(weight * 20).toBeCloseTo(Math.round(weight * 20));
      expect(weight).toBeGreaterThanOrEqual(0.05);
    }
  });

  it('has the weights that docs/method.md states', () => {
    const text = readFileSync('docs/method.md', 'utf8').replace(/\s+/g, ' ');
    const list = (shares: Readonly<Record<string, number>>) =>
      Object.entries(shares).map(([name, share]) => `${labels[name]} ${share.toFixed(2)}`);
    expect(text).toContain(`Weights: ${list(difficultyWeights).join(', ')}.`);
    expect(text).toContain(`Weights: ${list(valueWeights).join(', ')}.`);
  });

  it('accepts other weights for comparison', () => {
    const judgmentOnly = {
      judgment: 1,
      variability: 0,
      physicalPresence: 0,
      humanContact: 0,
      errorCost: 0,
      dataScarcity: 0,
    };
    // Mean 3, hardest 3: 3. Rating: 1 + 2 * 9 / 4.
    expect(replicabilityDifficultyOf(difficulty(1, { judgment: 3 }), judgmentOnly)).toBeCloseTo(5.5);
  });

  it('spans 1 to 10', () => {
    expect(replicabilityDifficultyOf(difficulty(1))).toBeCloseTo(1);
    expect(replicabilityDifficultyOf(difficulty(5))).toBeCloseTo(10);
    expect(serviceValueOf(value(1))).toBeCloseTo(1);
    expect(serviceValueOf(value(5))).toBeCloseTo(10);
  });

  it('matches a calculation by hand: judgment 5, the rest 1', () => {
    // Mean: 1 + 0.3 * 4 = 2.2. With the hardest, 5: 2.2 * 0.85 + 5 * 0.15 = 2.62. Rating: 1 + 1.62 * 9 / 4.
    expect(replicabilityDifficultyOf(difficulty(1, { judgment: 5 }))).toBeCloseTo(4.645, 3);
    // Mean: 1 + 0.3 * 4 = 2.2. Rating: 1 + 1.2 * 9 / 4.
    expect(serviceValueOf(value(1, { differentiation: 5 }))).toBeCloseTo(3.7, 3);
  });

  it('never rates work as easy that needs hands on site', () => {
    expect(replicabilityDifficultyOf(difficulty(1, { physicalPresence: 4 }))).toBe(5.5);
    expect(replicabilityDifficultyOf(difficulty(1, { physicalPresence: 5 }))).toBe(7);
    expect(replicabilityDifficultyOf(difficulty(5, { physicalPresence: 4 }))).toBeGreaterThan(9);
  });

  it('increases with every factor', () => {
    for (const factor of Object.keys(difficultyWeights) as (keyof DifficultyFactors)[]) {
      expect(replicabilityDifficultyOf(difficulty(2, { [factor]: 3 }))).toBeGreaterThan(
        replicabilityDifficultyOf(difficulty(2)),
      );
    }
  });
});
