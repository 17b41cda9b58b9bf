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

function triedWork(hours: Record<string, number>): string[] {
  const tasks = Object.entries(hours).map(([workflow, timeInvestment], id) =>
    anyTask({ id, workflow, timeInvestment, traits: ['draft-text'] }),
  );
  return findTrials({ tasks, modules: [], company, figures: figuresOf(tasks) }).map(
    ({ workflow }) => workflow,
  );
}

it.each([
  [{ Inquiries: 0.9, Lessons: 0.9 }, []],
  [{ Inquiries: 0.9, Lessons: 1.2 }, ['Lessons']],
  [{ Inquiries: 1.6, Lessons: 1.2 }, ['Inquiries', 'Lessons']],
])('tries only work that takes an hour a week: %o', (hours, tried) => {
  expect(triedWork(hours)).toEqual(tried);
});
