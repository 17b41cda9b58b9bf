import { expect, it } from 'vitest';
import type { Task } from '#shared/schemas/task.ts';
import { task as anyTask, company, figuresOf } from '#tests/support/recommend-samples.ts';
import { findTrials } from './find-trials.ts';
import type { WorkContext } from './work-context.ts';

const contexts: Partial<WorkContext>[] = [
  { name: 'Inquiries', ofEveryTrade: true },
  { name: 'Lessons', firstTrials: new Map([['Write lesson notes', 'good']]) },
  { name: 'Sermons', firstTrials: new Map([['Write the sermon', 'poor']]) },
];

function tried(tasks: Partial<Task>[], quotes: Record<string, WorkContext['evidence']> = {}): string[] {
  const all = tasks.map((task, id) => anyTask({ id, traits: ['draft-text'], ...task }));
  return findTrials({
    tasks: all,
    company: company([
      ...contexts,
      ...Object.entries(quotes).map(([name, evidence]) => ({ name, evidence })),
    ]),
    figures: figuresOf(all),
  }).flatMap(({ tasks: [task] }) => task?.name ?? []);
}
const answers = { name: 'Answer questions', workflow: 'Inquiries', timeInvestment: 2 };
const notes = { name: 'Write lesson notes', workflow: 'Lessons', timeInvestment: 1 };
const plans = { name: 'Write lesson plans', workflow: 'Lessons', timeInvestment: 2 };

it('prefers a task that the knowledge recommends to one with more hours', () => {
  expect(tried([answers, notes])).toEqual(['Write lesson notes', 'Answer questions']);
});

it('prefers work with more than one quote', () => {
  const quote = { url: 'https://acme.test/', quote: 'Sign up for our newsletter.', kind: 'form' as const };
  const letters = { name: 'Write the newsletter', workflow: 'Newsletter', timeInvestment: 2 };
  expect(tried([letters, { ...plans, timeInvestment: 1 }], { Newsletter: [quote, quote] })).toEqual([
    'Write the newsletter',
    'Write lesson plans',
  ]);
  expect(tried([letters, { ...plans, timeInvestment: 1 }], { Newsletter: [quote] })).toEqual([
    'Write lesson plans',
    'Write the newsletter',
  ]);
});

it('tries only one task of each workflow', () => {
  expect(tried([notes, plans])).toEqual(['Write lesson notes']);
});

it('never tries what the knowledge advises against, however many hours it takes', () => {
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
