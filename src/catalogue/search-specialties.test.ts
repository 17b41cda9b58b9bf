import { describe, expect, it } from 'vitest';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { maxFoundSpecialties, searchSpecialties } from './search-specialties.ts';

const { specialties = [] } = loadKnowledge();
const found = (text: string) => searchSpecialties(text, specialties).map(({ name }) => name);

describe('a search for a line of business', () => {
  it.each([
    ['dental', /dental/i],
    ['dry clean', /dry cleaner/i],
    ['Dry Cleaners', /dry cleaner/i],
    ['dentist', /dental|orthodont/i],
    ['heel pain', /podiatry/i],
  ])('finds by "%s"', (text, name) => {
    expect(found(text)[0]).toMatch(name);
  });

  it('needs every word', () => {
    expect(found('dental spaceship')).toEqual([]);
  });

  it('finds nothing by no word', () => {
    expect(found(' -- ')).toEqual([]);
  });

  it('is limited', () => {
    expect(found('a')).toHaveLength(maxFoundSpecialties);
  });
});
