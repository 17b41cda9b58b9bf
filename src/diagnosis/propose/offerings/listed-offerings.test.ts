import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';
import type { PageFacts } from '../../read/page-facts.ts';

const shop = ['# Harbour store', 'Our store stands at the harbour.', plainFiller];
const entries = (...names: string[]) =>
  names.flatMap((name) => [`## ${name}`, `All about ${name.toLowerCase()} on one shelf.`]);
const found = (...pages: PageFacts[]) => offeringsOn(pages);

function formPage(label: string, choices: readonly string[]): PageFacts {
  const page = pageOf('/contact', ['# Contact', plainFiller]);
  const [first] = page.blocks;
  if (!first) throw new Error('a page without a block');
  const controls = [label, 'Select…', ...choices, 'Other'].map((text) => ({
    ...first,
    text,
    kind: 'control' as const,
    level: null,
  }));
  return {
    ...page,
    blocks: [...page.blocks, ...controls],
    forms: [
      {
        purpose: 'contact',
        action: null,
        fields: [{ name: 'what', label, type: 'select', required: false }],
        submit: 'Send',
        heading: null,
        section: 'main',
      },
    ],
  };
}

describe('a list of offerings', () => {
  it('contains goods under a heading that announces them, with all words between commas', () => {
    const page = pageOf('/', [
      ...shop,
      '# Our products',
      ...entries('Rope & tackle', 'Oil lamps', 'Hooks, nets & floats'),
    ]);
    expect(found(page)).toEqual(['Rope & tackle', 'Oil lamps', 'Hooks, nets & floats']);
  });

  it('contains entries with a price', () => {
    const priced = ['Hand polish', 'Lamp repair kit', 'Net darning'].flatMap((name) => [
      `## ${name}`,
      '$25',
      `A ${name.toLowerCase()} at the pier.`,
    ]);
    expect(found(pageOf('/', [...shop, '# At the pier', ...priced]))).toHaveLength(3);
  });

  it('contains nothing under a heading that announces something else', () => {
    const page = pageOf('/', [
      ...shop,
      '# Why choose our products',
      ...entries('Rope & tackle', 'Oil lamps', 'Fishing nets'),
    ]);
    expect(found(page)).toEqual([]);
  });

  it('contains the choices of a form that asks what the visitor wants, if the site shows most of them', () => {
    const home = pageOf('/', [
      ...shop,
      '# Everything for your boat',
      ...entries('Rope & tackle', 'Oil lamps', 'Fishing nets'),
    ]);
    const choices = ['Rope & tackle', 'Oil lamps', 'Fishing nets', 'Sail cloth'];
    expect(found(home, formPage('Product / Category', choices))).toEqual(
      expect.arrayContaining(choices.slice(0, 3)),
    );
    expect(found(home, formPage('How did you hear of us?', choices))).toEqual([]);
  });

  it('contains the sections of a menu, but not its dishes', () => {
    const part = (name: string, ...dishes: string[]) => [
      `## ${name}`,
      ...dishes.flatMap((dish) => [`### ${dish}`, '$12']),
    ];
    const menu = pageOf('/menu', [
      '# Our menu',
      ...part('Warm soups', 'Fish soup', 'Crab soup', 'Onion soup'),
      ...part('Main plates', 'Fried cod', 'Grilled eel', 'Baked trout'),
      ...part('Sweet things', 'Apple tart', 'Plum cake', 'Pear pie'),
      plainFiller,
    ]);
    const names = found(pageOf('/', shop), menu);
    expect(names).not.toContain('Fish soup');
  });
});
