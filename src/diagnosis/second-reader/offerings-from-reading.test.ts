import { expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { identify } from '#diagnosis/identify.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { modelReadingSchema } from './model-reading.ts';

const course = 'Our senior class prepares a child for school, so the change feels exciting, not frightening.';
const dropped = 'We do not offer a summer camp.';
const page = pageOf('/', ['# Little Steps Nursery', course, dropped]);
const offering = (name: string, quote: string) => ({ name, quote, url: page.url });

it('shows what a model confirmed with its quote, but not what the sentence denies', () => {
  const reading = modelReadingSchema.parse({
    model: 'reader',
    organization: null,
    workflows: [],
    offerings: [offering('Senior class', course), offering('Summer camp', dropped)],
    judgments: [],
  });
  const { offerings } = identify([page], 'unknown', loadKnowledge(), { reading });
  expect(offerings.map(({ name, evidence }) => [name, evidence[0]?.quote])).toEqual([
    ['Senior class', course],
  ]);
});
