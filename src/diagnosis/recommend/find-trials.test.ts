import { expect, it } from 'vitest';
import type { Task } from '#shared/schemas/task.ts';
import { task as anyTask, company, figuresOf } from '#tests/support/recommend-samples.ts';
import { findTrials } from './find-trials.ts';
import type { WorkContext } from './work-context.ts';

const basis = 'told';
const contexts: Partial<WorkContext>[] = [
  {
    name: 'Inquiries',
    basis,
    isGeneral: true,
    ofEveryTrade: true,
    firstTrials: new Map([['Answer questions', 'good']]),
  },
  { name: 'Lessons', basis, firstTrials: new Map([['Write lesson notes', 'good']]) },
  { name: 'Events', basis, firstTrials: new Map([['Announce the event', 'fair']]) },
  { name: 'Surveys', basis: 'observed', firstTrials: new Map([['Write the survey', 'good']]) },
  { name: 'Sermons', basis, firstTrials: new Map([['Write the sermon', null]]) },
];

function tried(tasks: Partial<Task>[], quotes: Record<string, WorkContext['evidence']> = {}): string[] {
  const all = tasks.map((task, id) => anyTask({ id, traits: ['draft-text'], ...task }));
  return findTrials({
    tasks: all,
    company: company([
      ...contexts,
      ...Object.entries(quotes).map(([name, evidence]) => ({ name, evidence, basis: 'observed' as const })),
    ]),
    figures: figuresOf(all),
  }).flatMap(({ tasks: [task] }) => task?.name ?? []);
}
const answers = { name: 'Answer questions', workflow: 'Inquiries', timeInvestment: 2 };
const notes = { name: 'Write lesson notes', workflow: 'Lessons', timeInvestment: 1 };
const plans = { name: 'Write lesson plans', workflow: 'Lessons', timeInvestment: 2 };

it('prefers a task that the catalog suggests to one with more hours', () => {
  expect(tried([answers, notes])).toEqual(['Write lesson notes', 'Answer questions']);
});

it('tries what the site shows in one or two quotes only if the task is a good one', () => {
  const quote = { url: 'https://acme.test/', quote: 'Sign up for our newsletter.', kind: 'form' as const };
  const letters = { name: 'Write the newsletter', workflow: 'Newsletter', timeInvestment: 2 };
  const quotes = (count: number) => Array.from({ length: count }, () => quote);
  expect(tried([letters, answers], { Newsletter: quotes(3) })).toContain('Write the newsletter');
  expect(tried([letters, answers], { Newsletter: quotes(2) })).toEqual(['Answer questions']);
  expect(tried([letters], { Newsletter: quotes(2) })).toEqual([]);
  const survey = { name: 'Write the survey', workflow: 'Surveys', timeInvestment: 2 };
  expect(tried([letters, survey], { Newsletter: quotes(2) })).toEqual(['Write the survey']);
});

it('tries a task that is only fair, or too small, only if there is nothing else', () => {
  const event = { name: 'Announce the event', workflow: 'Events', timeInvestment: 3 };
  const short = { ...notes, timeInvestment: 0.9 };
  expect(tried([event, short, answers])).toEqual(['Answer questions']);
  expect(tried([event])).toEqual(['Announce the event']);
  expect(tried([event, short])).toEqual(['Write lesson notes']);
  expect(tried([short, { ...answers, timeInvestment: 0.9 }])).toEqual(['Answer questions']);
});

it('tries only one task of each workflow', () => {
  expect(tried([notes, plans])).toEqual(['Write lesson notes']);
});

it('never tries what the catalog does not suggest, however many hours it takes', () => {
  expect(tried([{ name: 'Write the sermon', workflow: 'Sermons', timeInvestment: 40 }, notes])).toEqual([
    'Write lesson notes',
  ]);
});

it('tries a recommended task even if it is rated Enhance, but not an unknown one', () => {
  const framework = 'Enhance' as const;
  expect(tried([{ ...notes, framework, timeInvestment: 20 }])).toEqual(['Write lesson notes']);
  expect(tried([{ ...plans, framework, timeInvestment: 20 }])).toEqual([]);
});

it('tries nothing that saves less than a subscription costs', () => {
  expect(tried([{ ...notes, timeInvestment: 0.1 }])).toEqual([]);
});

it('tries only what a language model chose, in its order, if it chose something', () => {
  const chosen = { ...plans, trialRank: 1 };
  expect(tried([{ ...notes, trialRank: 0 }, answers, chosen])).toEqual(['Write lesson plans']);
  expect(tried([{ ...notes, trialRank: 0 }, answers])).toEqual(['Answer questions']);
  const later = { ...answers, timeInvestment: 20 };
  for (const [first, second] of [
    [1, 2],
    [2, 1],
  ])
    expect(
      tried([
        { ...plans, trialRank: first },
        { ...later, trialRank: second },
      ])[0],
    ).toBe(first === 1 ? 'Write lesson plans' : 'Answer questions');
  expect(tried([{ ...chosen, timeInvestment: 0.1 }, answers])).toEqual(['Write lesson plans']);
});

it('tries what a language model chose, the larger tasks only, or one that is small if there is no other', () => {
  const chosen = { ...answers, timeInvestment: 0.5, trialRank: 3 };
  const report = { ...plans, trialRank: 2 };
  expect(tried([chosen, report])).toEqual(['Write lesson plans']);
  expect(tried([chosen, notes])).toEqual(['Answer questions']);
  expect(tried([{ ...answers, timeInvestment: 0.1 }])).toEqual([]);
});
