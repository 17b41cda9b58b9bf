import { expect, it } from 'vitest';
import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import { type OfferingContext, offeringRules } from './offering-rules.ts';

const candidate = (over: Partial<OfferingCandidate>): OfferingCandidate => ({
  id: 'faith program',
  name: 'Faith program',
  sources: new Set(['list']),
  spans: [],
  lists: new Set(),
  evidence: [],
  verdicts: [],
  merged: [],
  isSaid: false,
  byNeighbors: false,
  isForeign: false,
  isConfirmed: false,
  likelihood: 0.8,
  deliverer: null,
  ...over,
});

const droppedBy = (over: Partial<OfferingCandidate>, others: readonly OfferingCandidate[] = []) => {
  const one = candidate(over);
  const rules = ['no-offering', 'unlikely-offering', 'only-in-a-sentence'];
  return offeringRules.find(
    (rule) =>
      rules.includes(rule.name) &&
      rule.judge(one, {} as OfferingContext, [one, ...others])?.outcome === 'drop',
  )?.name;
};

it.each(['Choose your program', 'Complete the lessons', 'Home / Programs', 'Home » Insurance solutions'])(
  'drops "%s", which is a step or a menu path',
  (name) => {
    expect(droppedBy({ name })).toBe('no-offering');
  },
);

it.each(['Faith program', 'Home care'])('keeps "%s"', (name) => {
  expect(droppedBy({ name })).toBeUndefined();
});

it('needs more of a single word that no work in the catalog delivers', () => {
  expect(droppedBy({ name: 'Admissions' })).toBe('unlikely-offering');
  expect(droppedBy({ name: 'Pilates', likelihood: 0.95 })).toBeUndefined();
  expect(droppedBy({ name: 'Lernförderung', isForeign: true })).toBeUndefined();
});

it('drops a name from a sentence only if the site lists its offerings', () => {
  const said = { sources: new Set(['sentence' as const]), likelihood: null, isSaid: true };
  const listed = Array.from({ length: 9 }, (_, index) => candidate({ id: `${index}` }));
  expect(droppedBy(said, listed)).toBe('only-in-a-sentence');
  expect(droppedBy(said, listed.slice(1))).toBeUndefined();
});

it('trusts a language model that confirmed an offering more than its name and its place on the site', () => {
  const isConfirmed = true;
  expect(droppedBy({ name: 'Admissions', isConfirmed })).toBeUndefined();
  expect(droppedBy({ name: 'Choose your program', isConfirmed })).toBe('no-offering');
  const said = { sources: new Set(['sentence' as const]), likelihood: null, isSaid: true, isConfirmed };
  const listed = Array.from({ length: 9 }, (_, index) => candidate({ id: `${index}` }));
  expect(droppedBy(said, listed)).toBeUndefined();
});

it('keeps each kind of a service that a language model names beside the whole', () => {
  const same = offeringRules.find(({ name }) => name === 'same-offering');
  const whole = candidate({ id: 'tire services', name: 'Tire services', sources: new Set(['page', 'list']) });
  const kind = candidate({ id: 'new tire sales', name: 'New tire sales' });
  const again = candidate({ id: 'tire service', name: 'Tire service' });
  const outcomeOf = (one: OfferingCandidate) =>
    same?.judge({ ...one, isConfirmed: true }, {} as OfferingContext, [whole, one])?.outcome;
  expect(outcomeOf(kind)).toBeUndefined();
  expect(outcomeOf(again)).toBe('merge');
});
