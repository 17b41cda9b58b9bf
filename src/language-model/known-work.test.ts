import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { knownWork } from './known-work.ts';

const { workflows } = loadKnowledge();
const offered = (names: string[], options: { trades?: string[]; shown?: string[] } = {}) =>
  knownWork(
    names.map((name) => ({ name, more: '' })),
    workflows,
    { trades: options.trades ?? [], shown: new Set(options.shown) },
  ).map(({ id }) => id);

describe('definitions that a proposal may match', () => {
  it.each([
    ['Handling booking requests', 'room-reservations', ['hospitality']],
    ['Preparing seasonal dishes', 'kitchen-operations', ['restaurant']],
    ['Towing vehicles', 'towing-roadside', []],
    ['Answering questions of customers', 'inquiry-handling', []],
  ])('for %s: %s and others', (name, id, trades) => {
    expect(offered([name], { trades })).toContain(id);
  });

  it('include the whole trade, but nothing already shown', () => {
    const ids = offered(['Serving course meals'], { trades: ['restaurant'], shown: ['dining-service'] });
    expect(ids).toContain('kitchen-operations');
    expect(ids).not.toContain('dining-service');
  });

  it('stay few for many proposals', () => {
    const many = workflows.slice(0, 200).map(({ name }) => name);
    expect(offered(many, { trades: ['consulting', 'construction'] }).length).toBeLessThanOrEqual(150);
  });
});
