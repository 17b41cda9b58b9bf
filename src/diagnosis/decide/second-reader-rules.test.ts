import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { identify } from '#diagnosis/identify.ts';
import type { ModelReading } from '#diagnosis/second-reader/model-reading.ts';
import { type ReadProposal, readingOf } from '#tests/support/model-reading.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';

const pages = [
  pageOf('/', [
    '# Brandt Organs',
    'We build and restore pipe organs for churches across the county.',
    'Our workshop restores the case, the bellows, and the pipes of each pipe organ.',
    'We tune harpsichords at your home twice a year.',
    plainFiller,
  ]),
];

function shownWith(workflows: ReadProposal[]) {
  const reading = readingOf(workflows);
  const { workflows: shown, trace } = identify(pages, 'unknown', loadKnowledge(), { reading });
  const own = shown.filter(({ definition }) => definition.id.startsWith('site-own-'));
  return { names: own.map(({ name }) => name), evidence: own.flatMap(({ evidence }) => evidence), trace };
}

const building = {
  quote: 'We build and restore pipe organs for churches',
  englishName: 'Pipe organ restoration',
};
const parts = {
  quote: 'Our workshop restores the case, the bellows, and the pipes of each pipe organ.',
  englishName: 'Restoration of organ pipes',
};
const tuning = {
  quote: 'We tune harpsichords at your home twice a year.',
  englishName: 'Harpsichord tuning',
};

describe('work that a second reader proposes', () => {
  it('is shown once if two proposals have names of the same meaning, whatever the model says', () => {
    const { names, trace } = shownWith([building, parts, tuning]);
    expect(names).toHaveLength(2);
    expect(names).toContain('Harpsichord tuning');
    expect(trace.candidates.flatMap(({ verdicts }) => verdicts)).toContainEqual(
      expect.objectContaining({ rule: 'own-work-shown', outcome: 'merge' }),
    );
  });

  it('is shown once with the quotes of both if the model considers one a part of the other', () => {
    const clockwork = { ...parts, englishName: 'Bellows and case work', partOf: 'w1' };
    const { names, evidence } = shownWith([building, clockwork]);
    expect(names).toEqual(['Pipe organ restoration']);
    expect(evidence.map(({ quote }) => quote)).toEqual(
      expect.arrayContaining([expect.stringContaining('bellows')]),
    );
  });

  it('is shown once if its quote already supports other work', () => {
    const again = { ...building, englishName: 'Building organs for churches' };
    expect(shownWith([building, again]).names).toHaveLength(1);
  });

  it('stays apart from other work of the same sentence if the model says so', () => {
    const page = pageOf('/', [
      '# Ashford Towing and Tires',
      'We sell and fit new tires. We balance wheels and repair flat tires in our tire shop.',
      'Our tire service changes your winter tires, and in our hall we store trailers and boats.',
      plainFiller,
    ]);
    const reading = readingOf([
      { quote: 'in our hall we store trailers and boats', englishName: 'Trailer and boat storage' },
    ]);
    const { workflows } = identify([page], 'unknown', loadKnowledge(), { reading });
    const names = workflows.filter(({ basis }) => basis !== 'typical').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Tire sales and service', 'Trailer and boat storage']));
  });

  it('stands next to other work that it is usually part of', () => {
    const handyman = [
      pageOf('/', [
        '# Corner Handyman Service',
        'We are a handyman service for small repairs around your house.',
        'Our handyman fixes doors, hangs shelves, and repairs drywall.',
        'We unclog drains and replace faucets.',
        plainFiller,
      ]),
    ];
    const plumbing = {
      quote: 'We unclog drains and replace faucets.',
      englishName: 'Small plumbing repairs',
      definitionId: 'plumbing-work',
    };
    const doors = {
      quote: 'Our handyman fixes doors, hangs shelves, and repairs drywall.',
      englishName: 'Repairs around the house',
      definitionId: 'job-delivery',
    };
    const reading = readingOf([doors, plumbing]);
    const { workflows } = identify(handyman, 'unknown', loadKnowledge(), { reading });
    const ids = workflows.filter(({ basis }) => basis !== 'typical').map(({ definition }) => definition.id);
    expect(ids).toEqual(expect.arrayContaining(['job-delivery', 'plumbing-work']));
  });

  it('keeps its own name if the definition with the same meaning belongs to another trade', () => {
    const { names } = shownWith([{ ...building, definitionId: 'fertility-treatment' }]);
    expect(names).toEqual(['Pipe organ restoration']);
  });
});

describe('a finding of ours that a second reader neither names nor confirms', () => {
  const bells = { quote: 'We hang church bells and repair their clappers.', englishName: 'Bell hanging' };
  const site = pageOf('/', [
    '# Brandt Organs',
    'We build and restore pipe organs for churches across the county.',
    'We tune harpsichords at your home twice a year.',
    bells.quote,
    'We publish a monthly newsletter about organs and send it to all subscribers.',
    plainFiller,
  ]);
  const shown = (proposals: ReadProposal[], judgments: ModelReading['judgments'] = []) => {
    const reading = { ...readingOf(proposals), judgments };
    return identify([site], 'unknown', loadKnowledge(), { reading }).workflows.map(({ name }) => name);
  };

  it('is not shown if the model named several workflows of the site', () => {
    expect(shown([])).toContain('Newsletter publishing');
    expect(shown([building, tuning])).toContain('Newsletter publishing');
    expect(shown([building, tuning, bells])).not.toContain('Newsletter publishing');
    const confirmed = { definitionId: 'newsletter-publishing', owner: 'own' as const, within: null };
    expect(shown([building, tuning, bells], [confirmed])).toContain('Newsletter publishing');
  });

  it('joins the proposal that the model considers it part of', () => {
    const part = { definitionId: 'newsletter-publishing', owner: 'own' as const, within: 'w2' };
    expect(shown([building, tuning, bells], [part])).not.toContain('Newsletter publishing');
  });

  it("keeps what a vendor's product does for its customers", () => {
    const quotes = [
      'Our platform counts stock on every shelf.',
      'Our engineers build the scanners in our own workshop.',
      'We train your staff in your store for two days.',
    ];
    const vendor = [
      pageOf('/', [
        '# Tallyshelf counts the stock of shops',
        ...quotes,
        'No credit card required.',
        'See integrations, features and the dashboard of our software.',
        plainFiller,
      ]),
      pageOf('/shelves', [
        'Send quotes and estimates to every customer.',
        '# Quote requests, answered by request a quote buttons',
      ]),
    ];
    const names = ['Stock counting platform', 'Scanner building', 'Store staff training'];
    const reading = readingOf(quotes.map((quote, index) => ({ quote, englishName: names[index] ?? '' })));
    const { workflows } = identify(vendor, 'unknown', loadKnowledge(), { reading });
    expect(workflows.find(({ definition }) => definition.id === 'quote-preparation')?.performedBy).toBe(
      'product',
    );
  });
});
