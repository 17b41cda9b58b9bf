import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from './identify.ts';

const siteOf = (title: string, ...lines: string[]) =>
  identify(
    [pageOf('/', [`# ${title}`, ...lines, plainFiller], { title }), pageOf('/about', ['# About', ...lines])],
    'unknown',
    loadKnowledge(),
  );
const deliveryOf = ({ workflows }: ReturnType<typeof siteOf>) =>
  workflows
    .filter(({ definition, basis }) => definition.function === 'deliver' && basis !== 'typical')
    .map(({ definition }) => definition.id);
const lastRule = ({ trace }: ReturnType<typeof siteOf>, id: string) =>
  trace.candidates.find((candidate) => candidate.id === id)?.verdicts.at(-1)?.rule;

const knives = [
  'I have been a knife maker for twenty years.',
  'Each blade has a handle of maple and a leather sheath.',
];

describe('the work that a line of business is named after', () => {
  it('is shown, although the site takes it for granted, with a quote that names the business', () => {
    const found = siteOf('Birch Hollow, custom knife maker', ...knives);
    const main = found.workflows.find(({ name }) => name === 'Knife making');
    expect(main?.tasks.length).toBeGreaterThanOrEqual(4);
    expect(main?.evidence.map(({ quote }) => quote)).toContain(knives[0]);
  });

  it('is not shown for a business that only mentions such businesses', () => {
    const found = siteOf('Birch Hollow Bakery', 'We bake bread and cakes.', 'We are not a knife maker.');
    expect(found.workflows.map(({ name }) => name)).not.toContain('Knife making');
  });

  it('needs a sentence besides headings', () => {
    const found = siteOf('Birch Hollow, custom knife maker', '## Custom knife maker');
    expect(found.workflows.map(({ name }) => name)).not.toContain('Knife making');
  });

  it('is not said again where the same work is shown as several kinds', () => {
    const found = siteOf(
      'Elm Street Plumbing, your local plumber',
      '## Drain cleaning',
      'We clear blocked drains and we offer drain cleaning for kitchens and baths.',
      '## Water heater installation',
      'We install and repair water heaters and we offer water heater installation.',
      'We are plumbers.',
    );
    const ids = deliveryOf(found);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).not.toContain('plumbing-work');
  });

  it('takes in a single kind of it', () => {
    const found = siteOf(
      'Quay Street Upholstery',
      'We are upholsterers with a workshop of our own.',
      '## Boat upholstery',
      'We sew new boat seats and boat cushions.',
      'Our boat covers are made to measure.',
    );
    expect(deliveryOf(found)).toEqual(['upholsterer.upholstery-work']);
    expect(lastRule(found, 'upholsterer.auto-marine')).toBe('main-work');
  });
});
