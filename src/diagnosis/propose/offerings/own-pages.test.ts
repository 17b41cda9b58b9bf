import { describe, expect, it } from 'vitest';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';
import type { PageFacts } from '../../read/page-facts.ts';

const consultancy = [
  '# Management consultants',
  'A management consulting firm. Our consultants advise clients.',
];

const withPage = (entry: string, lines: readonly string[], home = consultancy): PageFacts[] => {
  const link: PageFacts['links'][number] = {
    url: 'https://example.com/it',
    text: entry,
    section: 'navigation',
    via: 'anchor',
    nofollow: false,
  };
  const [first, second] = [
    pageOf('/', [...home, plainFiller]),
    pageOf('/it', [`# ${entry}`, ...lines, plainFiller]),
  ];
  return [{ ...first, links: [link] }, second];
};
const found = (pages: PageFacts[]) => offeringsOn(pages);

describe('a page with its own menu entry', () => {
  it('is a service of a known kind, whatever kind of page it is', () => {
    expect(
      found(withPage('Boat Rentals', ['Half days and whole days, with a guide if you like.'])),
    ).toContain('Boat Rentals');
  });

  it('is a service of unknown work if a sentence says who does it', () => {
    const lines = ['Our water dowsing team walks your field with a hazel rod before you drill.'];
    expect(found(withPage('Water Dowsing', lines))).toContain('Water Dowsing');
  });

  it('is no service if no quote names the unknown work', () => {
    const school = ['# Hill primary school', 'Our school teaches pupils from year one to six.'];
    const [home, page] = withPage('Pupil Attendance', ['Every pupil counts from the first day on.'], school);
    if (!home || !page) throw new Error('the site has no page');
    const unnamed = page.blocks.map((block) => ({
      ...block,
      text: block.kind === 'heading' ? 'Welcome' : 'Read on.',
    }));
    const title = 'Pupil attendance';
    expect(found([home, { ...page, title, blocks: unnamed }]).join()).not.toContain('ttendance');
    expect(found([home, { ...page, title }]).join()).toContain('ttendance');
  });

  it('is a service if it reads like a list of services and is named as one of them', () => {
    const firm = ['# Law office', 'Our attorneys defend clients in court.'];
    const listing = (entry: string, title: string) => {
      const [home, page] = withPage(
        entry,
        ['Our DUI defense looks at the stop, the test and the officer.'],
        firm,
      );
      if (!home || !page) throw new Error('the site has no page');
      const blocks = page.blocks.map((block, index) => (index === 0 ? { ...block, level: 1 } : block));
      return found([home, { ...page, title, blocks, kind: 'services' }]).join();
    };
    expect(listing('DUI Defense', 'DUI defense')).toContain('DUI Defense');
    expect(listing('Defense Services', 'Defense services')).not.toContain('Defense Services');
  });

  it.each([
    ['it is a value', 'Our Mission', ['Our mission is to serve every field.']],
    ['it is a paper', 'Terms of Service', ['We may change the terms of service at any time.']],
    ['it names a thing', 'Oak Ceiling', ['We love the oak ceiling of our house.']],
  ])('is no service if %s', (_, entry, lines) => {
    expect(found(withPage(entry, lines)).filter((line) => line.includes(entry))).toEqual([]);
  });
});

const pageNamed = (path: string, name: string, line: string): PageFacts => {
  const page = pageOf(path, [`# ${name}`, line]);
  return {
    ...page,
    blocks: page.blocks.map((block, index) => (index === 0 ? { ...block, level: 1 } : block)),
  };
};

describe('a page linked from the services page', () => {
  const link = (path: string, text: string): PageFacts['links'][number] => ({
    url: `https://example.com${path}`,
    text,
    section: 'main',
    via: 'anchor',
    nofollow: false,
  });

  it('is a service like one in the menu', () => {
    const site = (kind: PageFacts['kind']): PageFacts[] => [
      pageOf('/', [...consultancy, plainFiller]),
      { ...pageOf('/offer', ['# Offer', plainFiller], { kind }), links: [link('/rentals', 'More')] },
      pageNamed('/rentals', 'Boat Rentals', 'Half days and whole days, with a guide if you like.'),
    ];
    expect(found(site('services')).join()).toContain('Boat Rentals');
    expect(found(site('news')).join()).not.toContain('Boat Rentals');
  });

  it('is a service if it is in a row on the home page with equally worded links', () => {
    const site = (...words: string[]): PageFacts[] =>
      [
        {
          ...pageOf('/', [...consultancy, plainFiller]),
          links: words.map((text, index) => link(`/${index}`, text)),
        },
        pageNamed('/0', 'Boat Rentals', 'Half days and whole days, with a guide if you like.'),
        pageNamed('/1', 'Office Cleaning', 'Our office cleaning begins early, before anybody is there.'),
        pageNamed('/2', 'River Days', 'Herons, otters and a fire in the evening.'),
      ].map((page, index) => (index === 0 ? page : { ...page, title: page.blocks[0]?.text ?? '' }));
    const row = found(site('Learn more', 'Learn more', 'Learn more')).join();
    expect(row).toContain('Boat Rentals');
    expect(row).toContain('Office Cleaning');
    expect(row).not.toContain('River Days');
    expect(found(site('Learn more', 'Learn more')).join()).not.toContain('Boat Rentals');
    expect(found(site('Then', 'Then', 'Then')).join()).not.toContain('Boat Rentals');
  });
});

describe('services with their own pages', () => {
  it('are separate, including the one that names the whole work', () => {
    const entries = ['Tree Removal', 'Pruning', 'Cabling & Bracing'];
    const path = (entry: string) => `/${entry.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
    const home = [
      '# Tree company',
      'Our arborists remove and trim trees near houses: tree removal and trimming since 1990.',
      plainFiller,
    ];
    const pages = [
      { ...pageOf('/', home), links: entries.map((entry) => menuLink(path(entry), entry)) },
      ...entries.map((entry) =>
        pageOf(path(entry), [`# ${entry}`, `Our ${entry.toLowerCase()} begins with a walk.`, plainFiller]),
      ),
    ];
    for (const entry of entries) expect(found(pages)).toContain(entry);
  });

  const lawyer = ['# Law office', 'Our attorney represents tenants and landlords in court.'];

  it('do not include those of a person whose address is given there', () => {
    const pages = [
      pageOf('/', [...lawyer, plainFiller]),
      pageNamed(
        '/a',
        'Residential evictions',
        'We represent landlords and tenants in residential evictions in court.',
      ),
      pageNamed(
        '/b',
        'Holdover proceedings',
        'We represent tenants in holdover proceedings and eviction cases.',
      ),
      pageNamed(
        '/c',
        'Odo Quillfeather',
        'Mail quillfeather@example.com. He represents tenants in eviction cases.',
      ),
    ];
    const names = found(pages);
    expect(names.join()).not.toContain('Quillfeather');
  });
});

describe('a page named by one word in the menu', () => {
  it('is a service if a sentence under that name says so', () => {
    const page = (line: string) => {
      const [home, boxing] = withPage('Boxing', [line]);
      return home && boxing ? [home, { ...boxing, title: 'Boxing | Management consultants' }] : [];
    };
    expect(found(page('We teach boxing to beginners three times a week.')).join()).toContain('Boxing');
  });
});

describe('a page of a school', () => {
  const school = [
    '# Hill primary school',
    'Our school teaches pupils from year one to year six. Our teachers know every pupil.',
  ];

  it('is work of the school if its name says so, in addition to what is taught', () => {
    const lines = ['Our school counsellor offers pastoral guidance to every pupil who asks.'];
    expect(found(withPage('Pastoral Guidance', lines, school)).join()).toContain('Pastoral Guidance');
    expect(found(withPage('Blue House', ['Our pupils of the blue house won.'], school)).join()).not.toContain(
      'Blue House',
    );
  });
});

describe('a page of a lender or insurer', () => {
  const lender = [
    '# Loan brokers',
    'Our loan brokers compare lenders. Apply for a loan with our mortgage broker today.',
  ];

  it('is a service unless it names a policy', () => {
    const line = (name: string) => [`We give ${name.toLowerCase()} with three lenders in one day.`];
    expect(found(withPage('Houseboat Advice', line('Houseboat advice'), lender)).join()).toContain(
      'Houseboat Advice',
    );
    expect(found(withPage('Houseboat Insurance', line('Houseboat insurance'), lender)).join()).not.toContain(
      'Houseboat Insurance',
    );
  });
});
