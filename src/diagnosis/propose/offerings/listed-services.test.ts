import { describe, expect, it } from 'vitest';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';

type Page = readonly [path: string, entry: string, ...lines: string[]];

function found(home: readonly string[], ...pages: readonly Page[]): string[] {
  const facts = [
    { ...pageOf('/', [...home, plainFiller]), links: pages.map(([path, entry]) => menuLink(path, entry)) },
    ...pages.map(([path, entry, ...lines]) => pageOf(path, [`# ${entry}`, ...lines, plainFiller])),
  ];
  return offeringsOn(facts);
}

const electrician = [
  '# Licensed electricians',
  'We are electricians. Our electricians wire homes and shops and repair every electrical fault.',
];
const consultant = [
  '# HR consulting',
  'We are a consulting firm. Our consultants advise boards on their people.',
];

describe('services listed by a site', () => {
  it('are numbered entries that name pages, but not numbered steps', () => {
    const names = found(
      [
        ...consultant,
        '# Practice areas',
        '## 1. Grievance mediation',
        'We sit between two parties until they talk again.',
        '## 2. Rites & customs',
        'Restructuring, new habits and a plan for both.',
        '## 3. Pay equity review',
        'Salaries beside salaries, and what explains the rest.',
        '# Our services in steps',
        '## 1. Gather the papers',
        'You send us what you have.',
        '## 2. Draft the mediation',
        'You read it in peace.',
        '## 3. Signal the mediation',
        'We file it for you.',
      ],
      ['/grievance', 'Grievance mediation', 'We lead the grievance mediation in your rooms.'],
      ['/rites', 'Rites & customs', 'We accompany your rites and customs for two years.'],
      ['/pay', 'Pay equity review', 'Our pay equity review takes a month.'],
    );
    expect(names).toEqual(expect.arrayContaining(['Rites & customs', 'Grievance mediation']));
    expect(names.join()).not.toMatch(/papers|draft|sign /i);
  });

  it('are the parts described on a service’s own page, if the site names few', () => {
    const parts: Page = [
      '/commercial',
      'Commercial wiring',
      'We do commercial wiring in mills and barns.',
      '# List of services',
      '## Lantern retrofits',
      'We take out old lanterns and fit bright ones.',
      '## Dynamo rewinding',
      'Our bench rewinds a dynamo in two days.',
      '## Belfry wiring',
      'We run cables up the belfry without a scaffold.',
    ];
    expect(found(electrician, parts)).toEqual(
      expect.arrayContaining(['Lantern retrofits', 'Dynamo rewinding']),
    );
  });

  it('are separate if several of one kind are presented', () => {
    const spa = [
      '# Day spa',
      'We are a day spa. Our massage therapists offer massage and spa treatments for tired people.',
      '# Our treatments',
      '## Lavender massage',
      'We rub warm lavender oil into your back for an hour.',
      '## Seashell massage',
      'We glide smooth shells along your shoulders.',
      '## Willow massage',
      'We tap you with soft twigs from the river.',
    ];
    expect(found(spa)).toEqual(expect.arrayContaining(['Lavender massage', 'Willow massage']));
  });

  it('are not invitations, lists, or explanations', () => {
    const names = found([
      ...electrician,
      '# Our services',
      '## Lantern retrofits',
      'We take out old lanterns and fit bright ones.',
      '## Belfry wiring',
      'We run cables up the belfry without a scaffold.',
      '## Recommended lantern upgrades',
      'What others of your trade have ordered.',
      '## Steps of belfry wiring',
      'What happens from the first call to the last switch.',
    ]);
    expect(names).toContain('Lantern retrofits');
    expect(names.join()).not.toMatch(/recommended|steps/i);
  });

  it('are two if one name says which part of a kind and the other whom it is for', () => {
    const cleaner = [
      '# Cleaning company',
      'We are a cleaning company. Our cleaners come weekly, with their own soap.',
    ];
    const names = found(
      cleaner,
      ['/homes', 'Residential cleaning', 'Our cleaners do residential cleaning from attic to cellar.'],
      ['/offices', 'Office cleaning', 'We do office cleaning after six in the evening.'],
      [
        '/move',
        'Move-out cleaning',
        'Our move-out cleaning brings your deposit back, and we do it in a day.',
      ],
    );
    expect(names).toEqual(expect.arrayContaining(['Office cleaning', 'Move-out cleaning']));
  });
});
