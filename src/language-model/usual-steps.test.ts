import { expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { isOfKnownWords } from './usual-steps.ts';

const catalog = loadKnowledge();

it.each([
  ['Check the inventory and reorder parts', true],
  ['Inspect the hive frames for brood', true],
  ['Tune each rank of the organ', true],
  ['Invest in cryptocurrency tokens', false],
  ['Mine gold in three countries', false],
  ['Bitcoin giveaway', false],
])('"%s" as an assumed step of a beekeeper who also repairs organs: %s', (step, isKnown) => {
  const quoted = 'Beekeeping and organ tuning We tune each rank of your organ';
  expect(isOfKnownWords(step, quoted, ['agriculture'], catalog)).toBe(isKnown);
});

it("doesn't know the words of other trades", () => {
  expect(isOfKnownWords('Place the crown over the implant', '', ['dental-practice'], catalog)).toBe(true);
  expect(isOfKnownWords('Place the crown over the implant', '', ['legal'], catalog)).toBe(false);
});
