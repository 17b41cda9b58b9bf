import { expect, it } from 'vitest';
import { task as anyTask, figuresOf } from '#tests/support/recommend-samples.ts';
import { findTrials } from './find-trials.ts';
import type { WorkContext } from './work-context.ts';

const context = (name: string, ofEveryTrade: boolean): [string, WorkContext] => [
  name,
  { name, function: 'deliver', basis: 'observed', evidence: [], ofEveryTrade, field: null },
];
const company = {
  workflows: new Map([context('Inquiries', true), context('Lessons', false)]),
  trades: new Set<string>(),
  fields: new Set<never>(),
};

function find(hours: Record<string, number>) {
  const tasks = Object.entries(hours).map(([workflow, timeInvestment], id) =>
    anyTask({ id, workflow, timeInvestment, traits: ['draft-text'] }),
  );
  const { trials, tooSmall } = findTrials({ tasks, modules: [], company, figures: figuresOf(tasks) });
  return { tried: trials.map(({ workflow }) => workflow), tooSmall: tooSmall?.workflow ?? null };
}

it.each([
  [{ Inquiries: 0.4 }, { tried: [], tooSmall: 'Inquiries' }],
  [
    { Inquiries: 0.4, Lessons: 0.5 },
    { tried: [], tooSmall: 'Lessons' },
  ],
  [
    { Inquiries: 0.9, Lessons: 1.2 },
    { tried: ['Lessons'], tooSmall: null },
  ],
  [
    { Inquiries: 1.6, Lessons: 1.2 },
    { tried: ['Inquiries', 'Lessons'], tooSmall: null },
  ],
])('tries only work that saves enough, and more of work that every trade has: %o', (hours, found) => {
  expect(find(hours)).toEqual(found);
});
