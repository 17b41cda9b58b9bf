import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { identify } from '#diagnosis/identify.ts';
import { asStep, type ReadProposal, readingOf } from '#tests/support/model-reading.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import type { ModelReading } from './model-reading.ts';

const pages = [
  pageOf('/', [
    '# Brandt Organs',
    'We build and restore pipe organs for churches across the county.',
    'We tune harpsichords at your home twice a year.',
    plainFiller,
  ]),
];
const building = {
  quote: 'We build and restore pipe organs for churches',
  englishName: 'Pipe organ restoration',
};

describe('work that a model describes', () => {
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

  it('has the steps that the model quotes, also from a list, before the usual ones', () => {
    const listed = pageOf('/', [
      '# Brandt Organs',
      'We build and restore pipe organs for churches across the county.',
      'Pipe voicing.',
      plainFiller,
    ]);
    const reading = readingOf([building]);
    const [rated] = loadKnowledge().workflows[0]?.tasks ?? [];
    if (!rated) throw new Error('no task');
    const factors = { difficulty: rated.difficulty, value: rated.value };
    reading.workflows[0]?.tasks.push({
      ...{ name: 'Voice the pipes', url: 'https://example.com/', quote: 'Pipe voicing.' },
      ...{ judgment: false, traits: [], time: null, factors },
    });
    reading.workflows[0]?.usualSteps.push(asStep('Clean the wind chest'));
    const { workflows } = identify([listed], 'unknown', loadKnowledge(), { reading });
    const own = workflows.find(({ name }) => name === 'Pipe organ restoration');
    expect(own?.tasks.map(({ definition, basis }) => [definition.name, basis])).toEqual([
      ['Voice the pipes', 'observed'],
      ['Clean the wind chest', 'inferred'],
    ]);
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
  const shownAtDentist = (proposals: ReadProposal[]) => {
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
    const said = { hands: false, contact: false, judgment: false, time: null };
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
    const said = { contact: false, judgment: false, traits: null, time: null };
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

  it('gives a step at a desk half the time of one by hand', () => {
    const reading = readingOf([building]);
    const said = { contact: false, judgment: false, traits: null, time: null };
    reading.workflows[0]?.usualSteps.push(
      { name: 'Collect the pipes', hands: true, ...said },
      { name: 'Send the invoice', hands: false, ...said },
      { name: 'Tune each rank', hands: true, ...said },
    );
    const { workflows } = identify(pages, 'unknown', loadKnowledge(), { reading });
    const own = workflows.find(({ name }) => name === building.englishName);
    const [collecting = 0, sending = 0] =
      own?.tasks.map(({ definition }) => definition.hoursPerWeek.high) ?? [];
    expect(sending).toBeCloseTo(collecting / 2);
  });

  it('gives a step the time that the model gives it', () => {
    const reading = readingOf([building]);
    const said = { hands: true, contact: false, judgment: false, traits: null };
    reading.workflows[0]?.usualSteps.push(
      { name: 'Collect the pipes', ...said, time: 5 },
      { name: 'Send the invoice', ...said, hands: false, time: 1 },
      { name: 'Tune each rank', ...said, time: 3 },
    );
    const { workflows } = identify(pages, 'unknown', loadKnowledge(), { reading });
    const own = workflows.find(({ name }) => name === building.englishName);
    const [most = 0, least = 0, some = 0] =
      own?.tasks.map(({ definition }) => definition.hoursPerWeek.high) ?? [];
    expect([most / some, some / least]).toEqual([expect.closeTo(4), expect.closeTo(4)]);
  });

  it('has the steps of the model and its place in the organization also if any trade has such work', () => {
    const inquiries = {
      quote: 'we reply to every message on the same day',
      englishName: 'Message answering',
      definitionId: 'inquiry-handling',
    };
    const work = shownAtDentist([inquiries]).find(({ definition }) => definition.id === 'inquiry-handling');
    expect(work?.name).toBe(inquiries.englishName);
    expect(work?.tasks.map(({ definition }) => definition.name)).toEqual(steps);
    expect(work?.definition.function).toBe('deliver');
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
});
