import { describe, expect, it } from 'vitest';
import { generalFamilies } from './families.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';

const { families, industries, staffing, workflows } = loadKnowledge();

describe('families of work', () => {
  it('name who does each kind of work', () => {
    for (const [id, { groups }] of Object.entries(families)) expect(Object.keys(groups), id).not.toEqual([]);
  });

  it('include the general families for work without its own', () => {
    for (const id of Object.values(generalFamilies)) expect(families[id], id).toBeDefined();
  });

  it('give core delivery a larger share of its group than any other work', () => {
    const coreFamilies = new Set(
      workflows.flatMap(({ family, coreOf }) => (family && coreOf?.length ? [family] : [])),
    );
    const largest = (id: string) =>
      Math.max(...Object.values(families[id]?.groups ?? {}).map(([, likely]) => likely));
    const delivered = [...coreFamilies].filter((id) => families[id]?.function === 'deliver');
    expect(delivered.length).toBeGreaterThan(30);
    for (const id of delivered) expect(largest(id), id).toBeGreaterThanOrEqual(0.25);
  });

  it("take delivery's hours only for delivery: trial days don't fill the week of the people who look after the pets", () => {
    const wrong = workflows.filter(
      ({ function: kind, staffedAs, family }) =>
        kind !== 'deliver' && families[staffedAs ?? family ?? '']?.function === 'deliver',
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('staffing', () => {
  it('has published shares of each sector that add up to 100%', () => {
    for (const [id, { groups }] of Object.entries(staffing.sectors)) {
      const total = Object.values(groups).reduce((sum, percent) => sum + percent, 0);
      expect(total, id).toBeGreaterThan(98);
      expect(total, id).toBeLessThan(101);
    }
  });

  it('is known for every trade, with the headcount of its median organization', () => {
    for (const { id, staffing: own, usualPeople } of industries) {
      expect(own, id).toBeDefined();
      expect(usualPeople, id).toBeDefined();
    }
  });
});
