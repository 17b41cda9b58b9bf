import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { historyBlocks, isOfThePast, isPlanned } from './about-past.ts';

const years = ['In 1888 a well was dug.', 'In 1914 the mill closed.'];

describe('historyBlocks', () => {
  it.each([
    ['a page so called', pageOf('/past', ['# A Brief History of Millbrook', '# Bakeries:', ...years]), 4],
    [
      'a page whose title says so',
      pageOf('/past', ['# Bakeries', ...years], { title: 'Millbrook | History' }),
      3,
    ],
    ['a section so called', pageOf('/water', ['We pump water.', '# Our history', ...years]), 3],
    ['no years', pageOf('/past', ['# Our history', 'We like old things.']), 0],
    ['what a patient is asked', pageOf('/forms', ['# Medical history', ...years]), 0],
    ['a home page', pageOf('/', ['Welcome.', ...years], { title: 'Millbrook | History' }), 0],
  ])('finds the blocks of %s', (_, page, count) => {
    expect(historyBlocks(page).size).toBe(count);
  });
});

describe('isOfThePast', () => {
  it.each([
    ['Ada Penhallow repaired watches in the mill until 1931.', false, true],
    ['The shop made and repaired watches.', true, true],
    ['Today the shop repairs watches.', true, false],
    ['We repaired watches in 1931 and repair them still.', true, false],
    ['Founded in 1931, Penhallow repairs and sells watches.', false, false],
    ['Penhallow has repaired watches since 1931.', false, false],
    ['The shop made and repaired watches.', false, false],
  ])('%j (in a history: %s) is about the past: %s', (sentence, inHistory, past) => {
    expect(isOfThePast(sentence, inHistory)).toBe(past);
  });
});

describe('isPlanned', () => {
  it.each([
    ['Plans call for a hall that will house youth programmes.', true],
    ['We envision a kitchen that feeds the whole town.', true],
    ['We plan to offer music lessons.', true],
    ['The centre will soon offer day care.', true],
    ['Once built, the camp hosts church groups.', true],
    ['Our baker is working toward launching a dessert truck.', true],
    ['We are working to build trust.', false],
    ['We aim to answer within a day.', false],
    ['We hope to see you on Sunday.', false],
    ['We plan your garden and build it.', false],
    ['Our financial plans are for families.', false],
  ])('%j: %s', (sentence, expected) => {
    expect(isPlanned(sentence)).toBe(expected);
  });
});
