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

  it('finds those with the most words if none has all of them', () => {
    expect(found('dental spaceship')).toEqual(found('dental'));
    expect(found('excavator repair')[0]).toMatch(/repair/i);
  });

  it('finds nothing by words of no line', () => {
    expect(found('spaceship')).toEqual([]);
  });

  it('finds nothing by no word', () => {
    expect(found(' -- ')).toEqual([]);
  });

  it('is limited', () => {
    expect(found('a')).toHaveLength(maxFoundSpecialties);
  });
});
