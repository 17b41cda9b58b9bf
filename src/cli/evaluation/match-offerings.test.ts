import { expect, it } from 'vitest';
import { matchOfferings } from './match-offerings.ts';
import { repeatedRows } from './repeated-tasks.ts';

it('treats offerings as equal regardless of case, plural, order, and notes in parentheses', () => {
  const shown = ['cremation service', 'Lesson for piano', 'Guitar Lessons', 'Painting'];
  const expected = ['Cremation Services', 'Piano Lessons (all ages)', 'Drum Lessons', 'Painting'];
  expect(matchOfferings(expected, shown).map((match) => match.shown)).toEqual([
    'cremation service',
    'Lesson for piano',
    'Painting',
  ]);
});

it('uses each shown offering once', () => {
  expect(matchOfferings(['Lessons', 'Lesson'], ['Lessons'])).toHaveLength(1);
});

it('counts task rows that another workflow repeats in the same words or as the same step', () => {
  const row = (workflow: string, name: string, step: string | null = null) => ({ workflow, name, step });
  const rows = [
    row('A', 'Send invoices'),
    row('B', 'Send invoice'),
    row('A', 'Confirm visits', 'confirm-remind'),
    row('B', 'Remind patients', 'confirm-remind'),
    row('A', 'Plan the week'),
    row('A', 'Plan the week'),
  ];
  expect(repeatedRows(rows)).toEqual(rows.slice(0, 4));
});
