import { expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { emptySections } from './empty-sections.ts';

it('finds headings of sections that are still empty', () => {
  const lines = ['# Job postings', 'Coming soon!', '# Listings', 'Three houses by the lake.', '# Classes'];
  expect(emptySections(pageOf('/', lines).blocks)).toEqual([0, 1]);
});
