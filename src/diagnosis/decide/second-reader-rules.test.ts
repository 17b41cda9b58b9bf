import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { identify } from '#diagnosis/identify.ts';
import type { ModelReading } from '#diagnosis/second-reader/model-reading.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';

const url = 'https://example.com/';
const pages = [
  pageOf('/', [
    '# Brandt Organs',
    'We build and restore pipe organs for churches across the county.',
    'Our workshop restores the case, the bellows, and the pipes of each pipe organ.',
    'We tune harpsichords at your home twice a year.',
    plainFiller,
  ]),
];

type Proposed = { quote: string; englishName: string; partOf?: string; definitionId?: string };

const asStep = (name: string) => ({ name, hands: null, contact: null, judgment: null, traits: null });

function readingOf(workflows: Proposed[]): ModelReading {
  return {
    model: 'a model',
    organization: null,
    workflows: workflows.map(({ quote, englishName, partOf = null, definitionId = null }, index) => ({
      key: `w${index + 1}`,
      url,
      quote,
      name: englishName,
      englishName,
      function: 'deliver' as const,
      definitionId,
      partOf,
      tasks: [],
      description: null,
      usualSteps: [],
    })),
    offerings: [],
    refusedOfferings: [],
    specialty: null,
    judgments: [],
  };
}

function shownWith(workflows: Proposed[]) {
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

  it('has the steps that the model calls usual, as assumed ones', () => {
    const steps = ['Dismantle the pipes', 'Clean the wind chest', 'Tune each rank'];
    const reading = readingOf([building]);
    reading.workflows[0]?.usualSteps.push(...steps.map(asStep));
    const { workflows } = identify(pages, 'unknown', loadKnowledge(), { reading });
    const own = workflows.find(({ name }) => name === 'Pipe organ restoration');
    expect(own?.tasks.map(({ definition, basis }) => [definition.name, basis])).toEqual(
      steps.map((step) => [step, 'inferred']),
    );
  });

  const dentist = [
    pageOf('/', [
      '# Ashford Family Dentistry',
      'Our dentists fill cavities and clean the teeth of children and adults in our dental practice.',
      'We fit night guards for patients who grind their teeth.',
      'Write to us with your questions, and we reply to every message on the same day.',
      plainFiller,
    ]),
  ];
  const fillings = {
    quote: 'Our dentists fill cavities and clean the teeth of children and adults',
    englishName: 'Cavity fillings and cleanings',
    definitionId: 'dental-treatment',
  };
  const steps = ['Check the tooth', 'Numb the gum', 'Fill the cavity'];
  const shownAtDentist = (proposals: Proposed[]) => {
    const reading = readingOf(proposals);
    for (const workflow of reading.workflows) {
      workflow.usualSteps.push(...steps.map(asStep));
      workflow.description = 'Filling cavities so that teeth last.';
    }
    return identify(dentist, 'unknown', loadKnowledge(), { reading }).workflows;
  };

  it('has the name, description, and steps that the model gave it, and the hours of its definition', () => {
    const work = shownAtDentist([fillings]).find(({ definition }) => definition.id === 'dental-treatment');
    expect(work?.name).toBe(fillings.englishName);
    expect(work?.definition.description).toBe('Filling cavities so that teeth last.');
    expect(work?.tasks.map(({ definition }) => definition.name)).toEqual(steps);
    const usual = loadKnowledge().workflows.find(({ id }) => id === 'dental-treatment');
    expect(work?.definition.staffedAs ?? work?.definition.family).toBe(usual?.staffedAs ?? usual?.family);
  });

  it('is shown with what the model quotes for it, not with other sentences that words match', () => {
    const fitting = 'We sell and fit new tires.';
    const shop = pageOf('/', [
      '# Ashford Tires',
      `${fitting} We balance wheels and repair flat tires in our tire shop.`,
      plainFiller,
    ]);
    const evidenceIn = (reading: ModelReading | null) =>
      identify([shop], 'unknown', loadKnowledge(), { reading })
        .workflows.find(({ definition }) => definition.id === 'tire-service')
        ?.evidence.map(({ quote }) => quote);
    expect(evidenceIn(null)?.length).toBeGreaterThan(1);
    const tires = { quote: fitting, englishName: 'Tire service', definitionId: 'tire-service' };
    expect(evidenceIn(readingOf([tires]))).toEqual([fitting]);
  });

  it('is done by the people who do the organization’s main delivery if no definition covers it', () => {
    const polishing = { quote: fillings.quote, englishName: 'Polishing antique dentures' };
    const work = shownAtDentist([polishing]).find(({ name }) => name === polishing.englishName);
    const main = loadKnowledge().workflows.find(({ id }) => id === 'dental-treatment');
    expect(work?.definition.staffedAs).toBe(main?.staffedAs ?? main?.family);
  });

  it('takes the model’s word for the kind of desk work, whatever the name of the step says', () => {
    const reading = readingOf([building]);
    const said = { hands: false, contact: false, judgment: false };
    reading.workflows[0]?.usualSteps.push(
      { name: 'Interpret the sound of each pipe', ...said, traits: [] },
      { name: 'Settle the bill', ...said, traits: ['draft-text'] },
      { name: 'Translate the inscription', ...said, traits: null },
    );
    const { workflows } = identify(pages, 'unknown', loadKnowledge(), { reading });
    const own = workflows.find(({ name }) => name === building.englishName);
    const traits = new Map(own?.tasks.map(({ definition }) => [definition.name, definition.traits]));
    expect(traits.get('Interpret the sound of each pipe')).toEqual([]);
    expect(traits.get('Settle the bill')).toEqual(['draft-text']);
    expect(traits.get('Translate the inscription')).toContain('translate');
  });

  it('leaves steps with people that need hands, and takes the model’s word for it', () => {
    const reading = readingOf([building]);
    const said = { contact: false, judgment: false, traits: null };
    reading.workflows[0]?.usualSteps.push(
      { name: 'Collect the pipes', hands: true, ...said },
      { name: 'Send the invoice', hands: false, ...said },
      { name: 'Order the leather', hands: false, ...said },
    );
    const { workflows } = identify(pages, 'unknown', loadKnowledge(), { reading });
    const own = workflows.find(({ name }) => name === building.englishName);
    const [collecting, ...others] = own?.tasks.map(({ definition }) => definition) ?? [];
    expect(collecting?.traits).toEqual(['hands-on']);
    expect(collecting?.difficulty.physicalPresence).toBe(5);
    for (const { difficulty } of others) expect(difficulty.physicalPresence).toBeLessThanOrEqual(2);
  });

  it('keeps the tasks of a definition for every trade', () => {
    const inquiries = {
      quote: 'we reply to every message on the same day',
      englishName: 'Message answering',
      definitionId: 'inquiry-handling',
    };
    const work = shownAtDentist([inquiries]).find(({ definition }) => definition.id === 'inquiry-handling');
    expect(work?.name).toBe('Inquiry handling');
    expect(work?.tasks.map(({ definition }) => definition.name)).not.toContain('Fill the cavity');
  });

  it('keeps the name of a definition that covers several variants', () => {
    const guards = {
      quote: 'We fit night guards for patients who grind their teeth.',
      englishName: 'Night guard fitting',
      definitionId: 'dental-treatment',
    };
    const usual = loadKnowledge().workflows.find(({ id }) => id === 'dental-treatment');
    const work = shownAtDentist([fillings, guards]).find(
      ({ definition }) => definition.id === 'dental-treatment',
    );
    expect(work?.definition.name).toBe(usual?.name);
    expect(work?.evidence.map(({ quote }) => quote).join(' ')).toMatch(/cavities/);
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
  const shown = (proposals: Proposed[], judgments: ModelReading['judgments'] = []) => {
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
