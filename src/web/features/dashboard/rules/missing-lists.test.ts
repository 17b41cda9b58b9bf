import { expect, it } from 'vitest';
import { isEmptied, isEmptyDiagnosis, missingLists } from './missing-lists.ts';

const full = { workflows: 4, tasks: 20, modules: 3, partners: 2 };

it.each(['workflows', 'tasks', 'modules', 'partners'] as const)('names an empty list of %s', (name) => {
  expect(missingLists({ ...full, [name]: 0 }, { note: null })).toEqual([name]);
});

it('names no list that is filled, still loading, or explained by the coverage', () => {
  expect(missingLists(full, undefined)).toEqual([]);
  expect(missingLists({ ...full, tasks: null }, undefined)).toEqual([]);
  expect(
    missingLists({ workflows: 0, tasks: 0, modules: 0, partners: 0 }, { note: 'The site shows no work.' }),
  ).toEqual([]);
});

it('accepts an empty list if the server says that it is final', () => {
  const coverage = { note: null, emptyLists: ['tasks' as const, 'partners' as const] };
  expect(missingLists({ ...full, tasks: 0, partners: 0 }, coverage)).toEqual([]);
  expect(missingLists({ ...full, modules: 0, partners: 0 }, coverage)).toEqual(['modules']);
});

it('is empty only without workflows and tasks', () => {
  expect(isEmptyDiagnosis({ workflows: 0, tasks: 0, modules: null, partners: null })).toBe(true);
  expect(isEmptyDiagnosis({ ...full, tasks: 0 })).toBe(false);
});

it('is emptied only if the server says that the list of workflows is final', () => {
  expect(isEmptied({ note: 'We read no website.', emptyLists: ['workflows', 'tasks'] })).toBe(true);
  expect(isEmptied({ note: 'The site shows no work.', emptyLists: ['partners'] })).toBe(false);
  expect(isEmptied({ note: 'The site shows no work.' })).toBe(false);
  expect(isEmptied(undefined)).toBe(false);
});
