import { describe, expect, it } from 'vitest';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringsOn } from '#tests/support/shown-names.ts';

function found(cards: readonly string[], [path, entry, line]: [string, string, string]): string[] {
  const home = [
    '# Fennmarsh Weir Works',
    'We repair weirs and sluices across Fennmarsh. Our crew serves all of Fennmarsh and Upper Tollby.',
    '# Our services',
    ...cards,
    plainFiller,
  ];
  const pages = [
    { ...pageOf('/', home), links: [menuLink(path, entry)] },
    pageOf(path, [`# ${entry}`, line, plainFiller]),
  ];
  return offeringsOn(pages);
}
const cards = [
  '## Sluice dredging Fennmarsh',
  'We clear silt and reed from sluices by boat.',
  '## Weir restoration in Upper Tollby',
  'We set new stone where the flood took the old.',
  '## Bank strengthening Fennmarsh',
  'We drive willow stakes into the bank.',
];

describe('the place in a service’s name', () => {
  it.each(['Sluice dredging', 'Weir restoration', 'Bank strengthening'])('is omitted from "%s"', (name) => {
    expect(found(cards, ['/contact', 'Contact', 'Write to us.'])).toContain(name);
  });

  it('is omitted while a product’s name stays, if the service has its own page', () => {
    const lines: [string, string, string][] = [
      ['/quillsoft', 'Quillsoft untangling', 'We do the untangling of your Quillsoft folders and mailboxes.'],
      ['/fennmarsh', 'Fennmarsh boarding', 'In Fennmarsh a friend of ours keeps horses for boarding.'],
    ];
    const provider = [
      '# Managed IT services for small businesses',
      'We are an IT support company. Our technicians monitor your network and answer your help desk tickets.',
      plainFiller,
    ];
    const pages = [
      { ...pageOf('/', provider), links: lines.map(([path, entry]) => menuLink(path, entry)) },
      ...lines.map(([path, entry, line]) => pageOf(path, [`# ${entry}`, line, plainFiller])),
    ];
    const names = offeringsOn(pages);
    expect(names).toContain('Quillsoft untangling');
    expect(names.join()).not.toContain('boarding');
  });
});
