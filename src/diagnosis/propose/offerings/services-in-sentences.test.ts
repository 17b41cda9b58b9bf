import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';

const found = (...pages: [string, string[]][]) =>
  offeringsOn(pages.map(([path, lines]) => pageOf(path, [...lines, plainFiller]))).join();

const inn = ['# Country inn', 'Our inn has twelve guest rooms. Book your room for the night.'];

describe('a service described in sentences', () => {
  it.each([
    ['Bell ringing', ['## Bell ringing', 'We teach bell ringing to guests who climb the tower.']],
    [
      'Bell ringing',
      ['## Bell ringing', 'Through our bell ringing we bring guests and neighbours together.'],
    ],
    ['Slow summer candle dipping', ['## Slow summer candle dipping', 'We teach candle dipping in summer.']],
    ['Candle dipping', ['Our candle dipping programme fills the old kitchen every winter.']],
  ])('is found: %s', (name, lines) => {
    expect(found(['/', [...inn, ...lines]])).toContain(name);
  });

  it.each([
    [
      'others do it',
      'Bell',
      ['## Bell ringing', 'The ringers of the town climb for bell ringing in the tower.'],
    ],
    [
      'it is only ours',
      'planting',
      ['## Oak planting', 'For all our guests who love an oak, planting is near.'],
    ],
    ['half of it is said', 'Slow', ['## Slow summer candle dipping', 'We teach dipping in summer to all.']],
    ['the name is praise', 'outstanding', ['Our outstanding greeting services are loved by every guest.']],
    ['the name lacks its noun', 'Virtual', ['Ask about our virtual medical services before you come here.']],
  ])('is not found if %s', (_, name, lines) => {
    expect(found(['/', [...inn, ...lines]])).not.toContain(name);
  });
});

describe('a practice area above its paragraph without heading markup', () => {
  const beneath =
    'Such matters of bites, premises or product liability arise when somebody is harmed by another.';
  const areas = (...titles: string[]): [string, string[]] => [
    '/',
    [
      '# Law firm',
      'Our attorneys represent clients in court. Our law firm handles every lawsuit.',
      '# Practice areas',
      ...titles.flatMap((title) => [title, beneath]),
    ],
  ];

  it('is a kind of case', () => {
    const names = found(areas('Dog Bites', 'Premises Liability / Falls', 'Product Liability'));
    expect(names).toContain('Premises Liability');
  });

  it('is not found if the lines are sentences', () => {
    const names = found(areas('We know dog bites.', 'Premises liability, always.', 'Product liability?'));
    expect(names).not.toContain('Premises');
  });
});
