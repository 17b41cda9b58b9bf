import { expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { usualRating } from './usual-rating.ts';

const { workflows } = loadKnowledge();
const presenceOf = (name: string) => usualRating(name, workflows)?.difficulty.physicalPresence;

it.each(['Wash the gravestone', 'Clean the phone screen', 'Install the powered rail', 'Repair the zipper'])(
  'rates %j as work by hand',
  (name) => {
    expect(presenceOf(name)).toBeGreaterThanOrEqual(4);
  },
);

it.each(['Write the report on the roof', 'Plan the crane and the crew'])('rates %j as desk work', (name) => {
  expect(presenceOf(name)).toBeLessThan(4);
});

it('rates an interview as personal contact', () => {
  expect(usualRating('Interview the representative', workflows)?.difficulty.humanContact).toBeGreaterThan(3);
});

it('rates nothing whose words the catalog never uses', () => {
  expect(usualRating('Xyzzy plugh', workflows)).toBeNull();
});
