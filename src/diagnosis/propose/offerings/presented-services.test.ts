import { describe, expect, it } from 'vitest';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';
import type { PageFacts } from '../../read/page-facts.ts';

const site = (home: readonly string[], ...entries: [string, string, readonly string[]][]): PageFacts[] => [
  { ...pageOf('/', [...home, plainFiller]), links: entries.map(([path, text]) => menuLink(path, text)) },
  ...entries.map(([path, text, lines]) => pageOf(path, [`# ${text}`, ...lines, plainFiller])),
];
const found = (pages: PageFacts[]) => offeringsOn(pages);

const inn = ['# Country inn', 'Our inn has twelve guest rooms. Book your room for the night.'];

describe('a service in the site’s own words', () => {
  it('is one that the list of services and its own page name alike', () => {
    const pages = site(
      [
        ...inn,
        '# What we offer',
        '## Falconry',
        'An hour with the hawks.',
        '## Bell ringing',
        'Pull the ropes yourself.',
        '## Hedge laying',
        'An old craft on one day.',
      ],
      ['/falconry', 'Falconry mornings', ['Our falconry mornings begin at the mews.']],
      ['/ringing', 'Bell ringing', ['You climb the tower and pull the ropes with the bell ringing band.']],
      ['/hedges', 'Hedge laying', ['We show you hedge laying with billhook and stakes.']],
    );
    const names = found(pages);
    expect(names).toContain('Bell ringing');
    expect(names).toContain('Hedge laying');
  });

  it('are two if one list names both, even if they begin alike', () => {
    const names = found(
      site(
        [
          ...inn,
          '# What we offer',
          '## Bell ringing & tower walks',
          'Pull the ropes of the tower.',
          '## Bell ringing & supper',
          'Pull the ropes, then eat.',
          '## Hedge laying',
          'An old craft on one day.',
        ],
        ['/ringing', 'Bell ringing & tower walks', ['You climb the tower for bell ringing and walks.']],
      ),
    );
    expect(names.filter((name) => name.includes('Bell ringing'))).toHaveLength(2);
  });

  it('has its full name if the menu has only one word of it', () => {
    const pages = site(
      [
        ...inn,
        '# What we do',
        '## Bell',
        'Pull the ropes.',
        '## Hedge',
        'An old craft.',
        '## Falcons',
        'An hour with hawks.',
      ],
      ['/bell-ringing', 'Bell', ['You climb the tower and pull the ropes, for bell ringing is easy.']],
    );
    const [home, bell] = pages as [PageFacts, PageFacts];
    expect(found([home, { ...bell, title: 'Bell ringing at the old mill' }]).join()).toContain(
      'Bell ringing',
    );
  });

  it('includes what is priced per guest', () => {
    const cards = [
      '# Beyond your stay',
      '## Mushroom hunting',
      'With baskets in the woods.',
      '30 per person',
      '## Candle dipping',
      'In the old kitchen.',
      '20 per person',
      '## Guided hiking',
      'To the ridge.',
      '15 per person',
    ];
    const names = found(
      site([...inn, 'After mushroom hunting or candle dipping everybody sleeps.', ...cards]),
    );
    expect(names).toContain('Mushroom hunting');
    expect(names).toContain('Candle dipping');
  });

  it('includes a heading that a menu within a services page links to', () => {
    const lines = [
      'nav: Ringing',
      'nav: Hedges',
      'nav: Dipping',
      '# Bell ringing',
      'We climb to the bell and pull ropes with your guests.',
      '# Hedge laying',
      'We bring billhooks and stakes for laying hedges.',
      '# Candle dipping',
      'We melt the wax for dipping candles, and you bring the hedges.',
    ];
    const service = { ...pageOf('/groups', [...lines, plainFiller]), kind: 'service' as const };
    expect(found([...site(inn), service])).toContain('Bell ringing');
  });

  it('includes any practice area of a law firm', () => {
    const firm = [
      '# Law firm',
      'Our attorneys represent clients in court. Call our law office for a consultation.',
    ];
    const areas = [
      '# Practice areas',
      '## Water rights',
      'Who may draw from the river is old law.',
      '## Grazing permits',
      'Cattle on public land need paper.',
      '## Mineral leases',
      'What lies beneath is sold apart, like water and grazing rights.',
    ];
    expect(
      found(site([...firm, ...areas, 'Few know leases, permits and mineral rights as we do.'])).join(),
    ).toContain('Water rights');
  });

  it.each([
    [
      'persons',
      [
        '## Odo Quillfeather',
        'He keeps the tower.',
        '## Ada Birdwhistle',
        'She lays the hedges.',
        '## Wat Tallow',
        'He dips the candles.',
      ],
    ],
    [
      'stages of one job',
      [
        '## Step one planning',
        'We sit together first.',
        '## Step two laying',
        'Then we begin it.',
        '## Step three checking',
        'At last we look.',
      ],
    ],
    [
      'single words',
      [
        '## Discovery',
        'We sit together first.',
        '## Planning',
        'Then we begin it.',
        '## Learning',
        'At last we look.',
      ],
    ],
    [
      'names that fit any firm',
      [
        '## Business support',
        'Come by and say what you need.',
        '## Client consultation',
        'Tea is on the table by nine.',
        '## Professional services',
        'Bring the whole family along.',
      ],
    ],
    [
      'slogans under labels that nothing leads to',
      [
        'Hedge laying',
        '## A craft of the old days, and yours by evening.',
        'Billhook and stakes are here.',
        'Bell ringing',
        '## The tower waits, and so do the ropes.',
        'Pull them yourself one day.',
        'Candle dipping',
        '## Light that you take home, every time.',
        'Wax and wick are here.',
      ],
    ],
    [
      'two entries only',
      ['## Bell ringing', 'Pull the ropes of the tower.', '## Hedge laying', 'An old craft on one day.'],
    ],
  ])('does not include entries of a list of %s', (_, cards) => {
    const before = found(site(inn));
    expect(found(site([...inn, '# What we offer', ...cards]))).toEqual(before);
  });

  it.each([
    ['a discount', '/first-visit', 'Loyalty program', ['Our loyalty program rewards every tenth night.']],
    ['a place', '/quillbury', 'Quillbury boarding', ['In Quillbury we keep the stables of our friends.']],
    ['a part of the site', '/media', 'Media', ['We were in the papers twice.']],
  ])('does not include pages of its own about %s', (_, path, entry, lines) => {
    expect(found(site(inn, [path, entry, lines])).join()).not.toContain(entry);
  });

  it('does not include what another organization provides', () => {
    const cards = (line: string) => [
      '# What we offer',
      '## Bell ringing',
      line,
      '## Hedge laying',
      'An old craft on one day.',
      '## Candle dipping',
      'In the old kitchen.',
    ];
    const names = (line: string) => found(site([...inn, ...cards(line)])).join();
    expect(names('Pull the ropes of the bell yourself.')).toContain('Bell ringing');
    expect(names('It is provided by the guild of the bell tower.')).not.toContain('Bell ringing');
  });

  it('is not added next to the workflow that was found for it', () => {
    const pages = site(
      [
        ...inn,
        '# What we offer',
        '## Guest laundry',
        'Washed over night.',
        '## Wedding parties',
        'In the great barn.',
        '## Bell ringing',
        'Pull the ropes.',
      ],
      [
        '/weddings',
        'Wedding parties',
        ['We host wedding parties and receptions in the barn. Book our venue for your wedding.'],
      ],
    );
    expect(found(pages).filter((name) => /wedding/i.test(name)).length).toBeLessThan(2);
  });
});
