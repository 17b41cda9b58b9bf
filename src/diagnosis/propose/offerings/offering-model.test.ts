import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';
import { amongOthers } from './offering-model.ts';
import type { PresentedName } from './presented-names.ts';

const sessions = [
  'Sound Baths',
  'Forest Bathing',
  'Goat Yoga',
  'Breath Work',
  'Tea Ceremonies',
  'Moon Circles',
];
const others = [
  'About Us',
  'Our Story',
  'Opening Hours',
  'Find Us',
  'Contact',
  'Gallery',
  'Jobs',
  'Privacy',
  'News',
];
const paged = (name: string, lines: readonly string[]) =>
  pageOf(`/${name.toLowerCase().replaceAll(' ', '-')}`, [`# ${name}`, ...lines, plainFiller], {
    title: name,
  });

const site = [
  {
    ...pageOf('/', [
      '# Quillbrook retreat house',
      'We are a retreat house in the hills, and guests come to us for a day or a week.',
      '## What we do',
      ...sessions.flatMap((name) => [
        `### ${name}`,
        `${name} last two hours and include a warm drink; groups have eight people at most.`,
      ]),
      plainFiller,
    ]),
    links: [...sessions, ...others].map((name) =>
      menuLink(`/${name.toLowerCase().replaceAll(' ', '-')}`, name),
    ),
  },
  ...sessions.map((name) => paged(name, [`${name} are for beginners and for those who come every week.`])),
  ...others.map((name) => paged(name, ['Read more about the house and its garden here.'])),
];

describe('names that no rule knows', () => {
  it('are offerings if they are presented like those of other sites', () => {
    const found = offeringsOn(site).join();
    expect(sessions.filter((name) => found.includes(name)).length).toBeGreaterThanOrEqual(4);
  });

  it('are not offerings if they are those of pages about the organization', () => {
    const found = offeringsOn(site).join();
    expect(others.filter((name) => found.includes(name))).toEqual([]);
  });
});

const named = (name: string, features: Record<string, number>): PresentedName => ({
  name,
  span: { page: 0, from: 0, to: 1 },
  features: new Map(Object.entries({ bias: 1, ...features })),
  groups: ['one list'],
  isHeading: true,
  isProposed: false,
});

describe('the offering model', () => {
  const { offeringModel } = loadKnowledge();

  it('has a coefficient for every feature among others', () => {
    const [described] = amongOthers([named('Sound baths', {}), named('Forest bathing', {})], [0, 0]);
    expect(offeringModel?.english.among.length).toBe(described?.length);
  });
});
