import { describe, expect, it } from 'vitest';
import type { ReadWorkflow } from '#diagnosis/second-reader/model-reading.ts';
import type { Judgment } from './answer-schemas.ts';
import { applyJudgments } from './apply-judgments.ts';
import type { Entry } from './judged-entries.ts';
import type { Refusals } from './refusals.ts';

const work = (key: string, definitionId: string | null = null): Entry => ({
  key,
  about: 'work',
  claim: key,
  context: null,
  quotes: ['We do it.'],
  definitionId,
  foundOffering: null,
});
const proposal = (key: string): ReadWorkflow => ({
  key,
  url: 'https://example.com/',
  quote: 'We do it.',
  name: key,
  englishName: key,
  function: 'deliver',
  definitionId: null,
  partOf: null,
  tasks: [],
  description: null,
  usualSteps: [],
  time: null,
  firstTrials: null,
});
const judgment = (key: string, more: Partial<Judgment> = {}): Judgment => ({
  key,
  verdict: 'own',
  sameAs: null,
  within: null,
  ...more,
});

function targets(...judgments: Judgment[]): Record<string, string | null> {
  const workflows = ['w1', 'w2', 'w3'].map(proposal);
  const refusals: Refusals = {};
  const entries = [
    ...workflows.map(({ key }) => work(key)),
    work('c rooms', 'rooms'),
    work('c meals', 'meals'),
  ];
  const reading = applyJudgments(
    'model',
    { organization: null, people: null, workingTime: null, workflows, offerings: [] },
    { entries, judgments, known: new Set(['repairs']), specialty: null },
    refusals,
  );
  return Object.fromEntries(
    reading.workflows.map(({ key, definitionId, partOf }) => [key, definitionId ?? partOf]),
  );
}

describe('a proposal that a model considers part of another', () => {
  const rooms = judgment('c rooms');
  it('becomes part of the work shown', () => {
    expect(targets(judgment('w1', { within: 'c rooms' }), judgment('w2'), rooms)).toEqual({
      w1: 'rooms',
      w2: null,
    });
  });

  it('becomes part of the last in a chain, and of the definition that means the same', () => {
    const chain = [judgment('w1', { within: 'w2' }), judgment('w2', { within: 'w3' })];
    expect(targets(...chain, judgment('w3'))).toEqual({ w1: 'w3', w2: 'w3', w3: null });
    expect(targets(...chain, judgment('w3', { sameAs: 'repairs' }))).toEqual({
      w1: 'repairs',
      w2: 'repairs',
      w3: 'repairs',
    });
  });

  it("becomes part of the first if a model's references form a cycle", () => {
    const circle = [
      judgment('w1', { within: 'w2' }),
      judgment('w2', { within: 'w1' }),
      judgment('w3', { within: 'w3' }),
    ];
    expect(targets(...circle)).toEqual({ w1: null, w2: 'w1', w3: null });
  });

  it('is our finding that the model refers from, if the same words show both', () => {
    const meals = judgment('c meals', { within: 'w1' });
    expect(targets(judgment('w1'), judgment('w2'), rooms, meals)).toEqual({ w1: 'meals', w2: null });
  });

  it('is our finding that the model names as the same', () => {
    expect(targets(judgment('w1', { sameAs: 'c rooms' }), rooms)).toEqual({ w1: 'rooms' });
  });

  it('stays separate if the other is rejected, unknown, or a finding that is not its own work', () => {
    const refused = judgment('c rooms', { verdict: 'customers' });
    expect(
      targets(
        judgment('w1', { within: 'c rooms' }),
        judgment('w2', { within: 'w9', sameAs: 'no-such-definition' }),
        judgment('w3', { verdict: 'customers' }),
        refused,
      ),
    ).toEqual({ w1: null, w2: null });
  });
});

it('names the offerings of the analysis that nobody can get from the organization', () => {
  const offering = (key: string, foundOffering: string): Entry => ({
    ...work(key),
    about: 'offering',
    foundOffering,
  });
  const { refusedOfferings } = applyJudgments(
    'model',
    { organization: null, people: null, workingTime: null, workflows: [], offerings: [] },
    {
      entries: [offering('b1', 'Site Map'), offering('b2', 'Oil changes'), offering('b3', 'Brakes')],
      judgments: [judgment('b1', { verdict: 'other-sense' }), judgment('b2')],
      known: new Set(),
      specialty: null,
    },
    {},
  );
  expect(refusedOfferings).toEqual(['Site Map']);
});

it.each([
  ['own', 1],
  ['other-sense', undefined],
] as const)('the number of people counts only if the second call confirms it: %s', (verdict, count) => {
  const people = { count: 1, url: 'https://example.com/', quote: 'I make every bag myself.' };
  const refusals: Refusals = {};
  const entry: Entry = { ...work('people'), about: 'people', claim: 'one person does all the work' };
  const reading = applyJudgments(
    'model',
    { organization: null, people, workingTime: null, workflows: [], offerings: [] },
    { entries: [entry], judgments: [judgment('people', { verdict })], known: new Set(), specialty: null },
    refusals,
  );
  expect(reading.people?.count).toBe(count);
  expect(refusals).toEqual(count ? {} : { 'people-not-shown': 1 });
});

it('says how much people work only if the second call confirms it', () => {
  const workingTime = {
    is: 'volunteers' as const,
    ...{ url: 'https://example.com/', quote: 'Our members run the club in their free time.' },
  };
  const entry: Entry = { ...work('workingTime'), about: 'people', claim: 'unpaid people do the work' };
  const readingWith = (verdict: Judgment['verdict']) =>
    applyJudgments(
      'model',
      { organization: null, people: null, workingTime, workflows: [], offerings: [] },
      {
        entries: [entry],
        judgments: [judgment('workingTime', { verdict })],
        known: new Set(),
        specialty: null,
      },
      {},
    ).workingTime;
  expect(readingWith('own')).toEqual(workingTime);
  expect(readingWith('customers')).toBeNull();
});
