import { expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';
import { identify } from '../identify.ts';
import type { PageFacts } from '../read/page-facts.ts';

const found = (pages: PageFacts[]) =>
  identify(pages, 'unknown', { workflows, industries })
    .workflows.filter(({ basis }) => basis !== 'typical')
    .map(({ name }) => name);
const school = [
  '# Quillbury school',
  'Our school teaches pupils from the first grade to the eighth grade.',
  plainFiller,
];

it('finds no work in a small heading of one word, unless a sentence mentions it too', () => {
  const step = pageOf('/', [...school, '## Apply', 'The hamster of the third grade looks for a home.']);
  expect(found([step])).not.toContain('Admissions applications');
  const explained = pageOf('/', [
    ...school,
    '## Apply',
    'We review each application for admission within a week.',
  ]);
  expect(found([explained])).toContain('Admissions applications');
});

it('names no service after a single menu word that names no work', () => {
  const provider = [
    '# Managed IT services',
    'We deliver managed IT services and help desk support for offices.',
    'Our team monitors and patches your servers and workstations day and night.',
    plainFiller,
  ];
  const entries: [string, string, readonly string[]][] = [
    [
      '/forward',
      'Plans',
      [
        'Our technicians watch your network and servers around the clock.',
        'All plans hold help desk support.',
      ],
    ],
    [
      '/reliable',
      'Secure',
      [
        'Our engineers monitor your systems day by day, 24 hours.',
        'We keep offices secure with managed IT support.',
      ],
    ],
    [
      '/network',
      'Network monitoring',
      [
        'Our team monitors the network and fixes problems within hours.',
        'Remote and on-site support is ours.',
      ],
    ],
    [
      '/servers',
      'Server support',
      [
        'Our technicians watch servers and fix each problem at night.',
        'Our managed service covers every server.',
      ],
    ],
  ];
  const pages = [
    { ...pageOf('/', provider), links: entries.map(([path, text]) => menuLink(path, text)) },
    ...entries.map(([path, text, lines]) => pageOf(path, [`# ${text}`, ...lines, plainFiller])),
  ];
  const names = offeringsOn(pages);
  expect(names).not.toContain('Plans');
  expect(names).not.toContain('Secure');
  expect(names).toEqual(expect.arrayContaining(['Network monitoring', 'Server support']));
});
