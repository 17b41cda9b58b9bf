import { describe, expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { partOfName } from './name-parts.ts';

const nameOf = (id: string, ...quotes: string[]) => {
  const definition = workflows.find((entry) => entry.id === id);
  if (!definition) throw new Error(`no workflow ${id}`);
  return partOfName(
    definition,
    quotes.map((quote) => ({ url: 'https://example.com/', quote, kind: 'text' })),
  );
};

describe('partOfName', () => {
  it.each([
    ['business-tax-filing', 'We file returns for every partnership return in town.', 'Business tax filing'],
    ['business-tax-filing', 'Monthly sales tax returns.', 'Sales tax filing'],
    ['property-viewings', 'Schedule a tour of the apartment.', 'Property viewings'],
    ['tree-work', 'Stump removal by the hour.', 'Tree removal'],
    ['hvac-work', 'Boiler and furnace repair.', 'Heating installation and repair'],
  ])('takes of %s what %j bears out', (id, quote, name) => {
    expect(nameOf(id, quote)).toBe(name);
  });

  it('leaves the whole name where the quotes bear out several parts, or none', () => {
    expect(nameOf('tree-work', 'Tree removal.', 'Pruning in winter.')).toBeNull();
    expect(nameOf('hvac-work', 'HVAC service for homes.')).toBeNull();
    expect(nameOf('tree-work', 'Our arborists are on call.')).toBeNull();
    expect(nameOf('inquiry-handling', 'Contact us.')).toBeNull();
  });
});
