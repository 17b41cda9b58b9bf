import { describe, expect, it } from 'vitest';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';
import type { PageFacts } from '../../read/page-facts.ts';

interface Entry {
  path: string;
  menu: string;
  title?: string;
  lines: readonly string[];
}
const site = (home: readonly string[], ...entries: readonly Entry[]): PageFacts[] => [
  {
    ...pageOf('/', [...home, plainFiller]),
    links: entries.map(({ path, menu }) => menuLink(path, menu)),
  },
  ...entries.map(({ path, menu, title, lines }) =>
    pageOf(path, [`# ${menu}`, ...lines, plainFiller], { title: title ?? '' }),
  ),
];
const found = (pages: PageFacts[]) => offeringsOn(pages);

const inn = ['# Country inn', 'Our inn has twelve guest rooms. Book your room for the night.'];
const moat: Entry = {
  path: '/moat',
  menu: 'Moat',
  title: 'Moat dredging | The old mill',
  lines: ['Our crew goes dredging, lowers the water of a moat and lifts the mud of a hundred years.'],
};
const cards = (...entries: readonly (readonly [string, string])[]) => [
  '# Our services',
  ...entries.flatMap(([name, line]) => [`## ${name}`, line]),
];
const known = [
  ['Bell ringing', 'You climb up and pull the ropes of the bell.'],
  ['Hedge laying', 'An old craft of billhook and stakes for a hedge.'],
] as const;

describe('a page whose title says what is done', () => {
  it('is a service with that name', () => {
    expect(found(site([...inn, '# What we do', '## Moat', 'Mud is lifted for you.'], moat))).toContain(
      'Moat dredging',
    );
  });

  it('is a service if the site writes "services" after its name, even if goods are sold too', () => {
    const shop = [
      '# Trophy shop',
      'We print trophies, signs, banners and T-shirts. Our print shop makes signs for every club.',
    ];
    const carving: Entry = {
      path: '/gilding',
      menu: 'Gilding',
      title: 'Gilding services',
      lines: ['We lay the gilding of every cup by hand.'],
    };
    expect(found(site(shop, carving))).toContain('Gilding');
  });
});

describe('a service with its own page', () => {
  const spa = [
    '# Day spa',
    'Our licensed massage therapists give Swedish and deep tissue massage at our day spa.',
    'Book your massage: 60 minutes of deep tissue massage or hot stone massage.',
  ];
  const other: Entry = {
    path: '/slow-hour',
    menu: 'Reiki and aromatherapy',
    lines: ['A slow hour in a quiet room, and reiki ends the day, as aromatherapy does.'],
  };

  it('has the name that its page uses', () => {
    expect(found(site(spa, other))).toContain('Reiki and aromatherapy');
  });

  it('is not repeated if other work has its whole name', () => {
    const massage = { ...other, path: '/massage', menu: 'Massage treatments' };
    expect(found(site(spa, massage)).filter((name) => /massage/i.test(name))).toHaveLength(1);
  });

  it('is one of several if others have pages too', () => {
    const page = (menu: string): Entry => ({
      path: `/${menu.toLowerCase().replace(' ', '-')}`,
      menu,
      lines: [`We give a ${menu.toLowerCase()} to those who sit all day.`],
    });
    expect(found(site(spa, page('Candle massage'), page('Office massage')))).toEqual(
      expect.arrayContaining(['Candle massage', 'Office massage']),
    );
  });
});

describe('an address with several words', () => {
  it('names its page if the title and heading contain its words and more', () => {
    const rental = (what: string, title: string, heading: string) => ({
      ...pageOf(`/${what}-rental`, [`# ${heading}`, 'Ask for a price by the day.', plainFiller], { title }),
    });
    const [home, ...rest] = [
      { ...pageOf('/', [...inn, plainFiller]), links: [menuLink('/punt-rental', 'Punts')] },
      rental('punt', 'Punt & canoe rentals | The inn', 'Wooden punt and canoe rentals on the mill pond'),
    ];
    expect(found([home, ...rest])).toContain('Punt & canoe rentals');
  });
});

describe("a manufacturer's pages with names of processes", () => {
  const maker = [
    '# Brass mill',
    'We manufacture brass strip in our own plant. Our factory makes strip for industry.',
  ];
  const step = (name: string): Entry => ({
    path: `/${name.toLowerCase().replace(' ', '-')}`,
    menu: name,
    title: name,
    lines: [`Our line for ${name.toLowerCase()} runs day and night.`],
  });
  const works = (...names: string[]) => found(site(maker, ...names.map(step)));

  it('show its work if there are several', () => {
    expect(works('Cold rolling', 'Bell annealing', 'Strip pickling')).toEqual(
      expect.arrayContaining(['Cold rolling', 'Strip pickling']),
    );
  });
});

describe('an entry in a list of services', () => {
  it('is a service if others in the list are known ones', () => {
    const names = found(
      site([...inn, ...cards(...known, ['Falcon mornings', 'An hour with the hawks on every morning.'])]),
    );
    expect(names).toEqual(expect.arrayContaining(['Bell ringing', 'Hedge laying', 'Falcon mornings']));
  });

  it.each([
    ['a quality', 'Fully responsive'],
    ['a kind of customer', 'Garden businesses'],
    ['a part of the site', 'Garden questions'],
    ['a way to pay', 'Garden payments'],
    ['a person', 'Odo Quillfeather'],
  ])('is not a service if it names %s', (_, name) => {
    const pages = site([
      ...inn,
      'A garden is full of life, and guests are responsive to it.',
      ...cards(...known, [name, 'Ask about it at the desk on any day.']),
    ]);
    expect(found(pages)).not.toContain(name);
  });

  it('is a service if the list says so, even if nothing else about it is known', () => {
    const pages = site([
      ...inn,
      ...cards(
        ['Falcon mornings', 'An hour with the hawks on every morning.'],
        ['Candle evenings', 'By candle light in the evening.'],
        ['Moat', 'Water all around us here.'],
      ),
    ]);
    expect(found(pages)).toContain('Falcon mornings');
  });

  it('is not a service if the list contains the customers’ trades', () => {
    const trades = ['# Your industry', ...cards(...known, ['Falcon mornings', 'A morning with hawks.'])];
    expect(
      found(site([...inn, ...trades.map((line) => line.replace('# Our services', '## Specialty'))])),
    ).not.toContain('Falcon mornings');
  });

  it('is not a service if it describes a project for one client', () => {
    const past = [
      '# Client projects',
      ...cards(...known).slice(1),
      '## Falcon mornings',
      'A morning with hawks.',
    ];
    expect(found(site([...inn, ...past]))).not.toContain('Falcon mornings');
  });
});

describe('a page in a row of the menu with services', () => {
  const row = (third: Entry) =>
    site(
      inn,
      { path: '/bell', menu: 'Bell ringing', lines: ['We ring the bell and teach bell ringing to guests.'] },
      {
        path: '/hedge',
        menu: 'Hedge laying',
        lines: ['We lay a hedge with you, and hedge laying is warm work.'],
      },
      third,
    );
  const falcon: Entry = {
    path: '/falcon-morning',
    menu: 'Falcon morning',
    title: 'Falcon morning',
    lines: ['We fly a falcon every morning, and you hold the glove.'],
  };

  it('is a service if it says what is done', () => {
    expect(found(row(falcon))).toContain('Falcon morning');
  });

  it.each([
    ['tells of something else', { ...falcon, lines: ['A bird of prey that nests on cliffs.'] }],
    ['is a guide', { ...falcon, path: '/falcon-guide', menu: 'Falcon guide', title: 'Falcon guide' }],
  ])('is not a service if it %s', (_, third) => {
    expect(found(row(third)).filter((name) => name.startsWith('Falcon'))).toEqual([]);
  });
});

describe('a training company', () => {
  const academy = [
    '# Training academy',
    'Our instructors hold certification courses and workshops for professionals. Each training course ends with an exam.',
    'Our training programmes have modules and lessons, and every trainee gets a certificate of completion.',
  ];
  const courses: Entry[] = [
    { path: '/spark', menu: 'SPARK', title: 'SPARK — Waiter training', lines: ['Two days for waiters.'] },
    {
      path: '/telephone-training',
      menu: 'Telephone training',
      lines: ['Our trainers practise every telephone call with your staff.'],
    },
  ];

  it('has each of its programs listed under the name in the page title', () => {
    const names = found(site(academy, ...courses));
    expect(names).toEqual(expect.arrayContaining(['Waiter training', 'Telephone training']));
    expect(names).not.toContain('SPARK');
  });
});

describe('a sentence that lists services', () => {
  it.each([
    ['We provide bouquets for schools, clubs and corporate events.', 'Corporate events'],
    ['We offer rest, after which this procedure and then towing are done.', 'Then towing'],
  ])('contributes nothing else that it mentions: %s', (line, name) => {
    expect(found(site(['# Hillside', plainFiller, line]))).not.toContain(name);
  });
});
