import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import type { OptionalCompanySize } from '#shared/schemas/company.ts';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { offeringRules } from './decide/offering-rules.ts';
import { taskRules } from './decide/task-rules.ts';
import { workflowRules } from './decide/workflow-rules.ts';
import { identify } from './identify.ts';
import type { PageFacts } from './read/page-facts.ts';

const run = (pages: readonly PageFacts[], size: OptionalCompanySize = '') =>
  identify(pages, 'unknown', { workflows, industries }, { size });

function fateOf(pages: readonly PageFacts[], id: string): string | undefined {
  const verdict = run(pages)
    .trace.candidates.find((candidate) => candidate.kind === 'workflow' && candidate.id === id)
    ?.verdicts.at(-1);
  return verdict && `${verdict.outcome} by ${verdict.rule}`;
}

const plumber = [
  '# Licensed plumbers in Ashford',
  'We are plumbers. Our plumbers repair leaks, install water heaters and clear drains in every home.',
  plainFiller,
];
const dentist = [
  '# Family dentistry in Ashford',
  'Our dentist and dental hygienist have cared for patients since 1998.',
  'We place dental implants and crowns. We do fillings and root canal treatment in our dental office.',
  'Our hygienist gives dental cleanings every six months.',
  plainFiller,
];

describe('the rules', () => {
  it('have unique names and a purpose', () => {
    const rules = [...workflowRules, ...offeringRules, ...taskRules];
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    for (const { name, purpose } of rules) expect(purpose.length, name).toBeGreaterThan(15);
  });

  it('drop work of another trade, with a reason', () => {
    const pages = [pageOf('/', [...plumber, 'We represent clients in court in criminal defense cases.'])];
    expect(fateOf(pages, 'criminal-defence')).toBe('drop by other-trade');
  });

  it('drop work that is only denied, and keep the sentence as refused', () => {
    const pages = [pageOf('/', [...plumber, 'We do not submit insurance claims.'])];
    const claims = run(pages).trace.candidates.filter(({ refused }) =>
      refused.some(({ evidence }) => evidence.quote.includes('insurance claims')),
    );
    expect(claims.length).toBeGreaterThan(0);
    for (const { verdicts } of claims) expect(verdicts.at(-1)?.outcome).not.toBe('keep');
  });

  it('merge one kind of work into one workflow, whatever its parts are called', () => {
    const { workflows: shown } = run([pageOf('/', dentist)]);
    const treatments = shown.filter(({ definition }) => definition.family === 'dental-treatment');
    expect(treatments).toHaveLength(1);
    expect(fateOf([pageOf('/', dentist)], 'dental-implants')).toBe('merge by one-of-family');
  });

  it('keep work of one kind separate if the site describes each separately', () => {
    const pediatrician = (telehealth: readonly string[]) => [
      pageOf('/', [
        '# Pediatricians in Ashford',
        'Our pediatricians see children for checkups and sick visits.',
        'We give well-child exams at every age.',
        ...telehealth.slice(0, 1),
        plainFiller,
      ]),
      pageOf('/telehealth', ['# Telehealth visits', ...telehealth, plainFiller]),
    ];
    const mentions = [
      'We offer telehealth visits by video.',
      'Our doctors hold virtual visits on weekdays.',
      'Telehealth appointments are booked by phone.',
      'During a video visit we ask about symptoms.',
      'We use secure telemedicine software.',
      'Virtual appointments suit rashes and colds.',
    ];
    expect(fateOf(pediatrician(mentions), 'telehealth-visits')).toBe('keep by accepted');
    expect(fateOf(pediatrician(mentions).slice(0, 1), 'telehealth-visits')).toBe('merge by one-of-family');
  });

  it('drop a general workflow that only sums up three special cases', () => {
    const firm = [
      '# Holm & Ash, attorneys at law in Ashford',
      'We are a law firm. Our attorneys represent clients in court and take legal cases of many kinds.',
      'We represent our clients in litigation and prepare their cases for trial.',
    ];
    const practice = (path: string, sentence: (place: string) => string) =>
      pageOf(path, ['Ash', 'Elm', 'Oak', 'Fir', 'Yew', 'Bay'].map(sentence).concat(plainFiller));
    const special = [
      practice(
        '/family-law',
        (place) => `Our family law attorneys file divorce and custody cases in ${place}.`,
      ),
      practice(
        '/criminal-defense',
        (place) => `Our criminal defense lawyers defend DUI charges in ${place}.`,
      ),
      practice(
        '/bankruptcy',
        (place) => `Our bankruptcy attorneys file Chapter 7 bankruptcy cases in ${place}.`,
      ),
      practice(
        '/estate-planning',
        (place) => `Our estate planning attorneys draft wills and trusts in ${place}.`,
      ),
    ];
    const fate = (count: number) =>
      fateOf([pageOf('/', [...firm, plainFiller]), ...special.slice(0, count)], 'legal-case-handling');
    expect(fate(1)).not.toBe('merge by summary');
    expect(fate(4)).toBe('merge by summary');
  });

  it('add no second workflow for words that all support a first one', () => {
    const lawyer = [
      '# Family law attorneys in Ashford',
      'Our attorneys have practiced family law since 1998.',
      'We represent parents in divorce and child custody cases.',
      'We help clients with divorce mediation.',
      'Our divorce attorneys guide you from filing to the final decree.',
      plainFiller,
    ];
    expect(fateOf([pageOf('/', lawyer)], 'mediation-service')).toBe('merge by same-evidence');
  });

  it("do not count an offering named like another trade's work as that work", () => {
    const entry = 'Senior Care';
    const pages = [
      { ...pageOf('/', dentist), links: [menuLink('/senior-care', entry)] },
      pageOf('/senior-care', [
        `# ${entry}`,
        'Our senior care keeps older mouths healthy, with dental checks every three months.',
        plainFiller,
      ]),
    ];
    const { workflows: shown, offerings } = run(pages);
    expect(offerings.map(({ name }) => name)).toContain(entry);
    expect(shown.map(({ definition }) => definition.id)).not.toContain('home-care-shifts');
  });

  it('leave out team tasks if there is no team', () => {
    const pages = [
      pageOf('/', [...plumber, 'Call us with any question, and we answer within one working day.']),
      pageOf('/contact', ['# Contact us', 'Contact us by phone or email and we will get back to you.']),
    ];
    const tasksFor = (size: OptionalCompanySize) =>
      run(pages, size).workflows.flatMap(({ definition, tasks }) =>
        definition.family === 'inquiries' ? tasks.flatMap((task) => task.definition.needs ?? []) : [],
      );
    expect(tasksFor('11-50')).toContain('team');
    expect(tasksFor('1-10')).not.toContain('team');
  });
});

describe('the trace', () => {
  const sentences = [
    'We are plumbers and repair leaks in every home.',
    'Our dentist cares for patients in our dental office.',
    'Call us to schedule an appointment.',
    'Request a free quote for your project.',
    'We do not accept insurance.',
    'We ship orders within two days.',
    'Our attorneys represent clients in court.',
    'Sign up for our newsletter.',
    'We submit insurance claims for our patients.',
    'We are hiring a technician: apply today.',
    '## Drain cleaning',
    '## Our services',
    '- Water heater installation',
    '- Teeth whitening',
    'Our team designs websites for museums.',
    'Donate to help us feed families.',
  ];
  const siteOf = fc
    .array(fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((pages) =>
      pages.map((lines, index) => pageOf(index === 0 ? '/' : `/${index}`, [...lines, plainFiller])),
    );

  it('gives every candidate a verdict and contains every quote shown', () => {
    fc.assert(
      fc.property(siteOf, (pages) => {
        const { trace, workflows: shown, offerings } = run(pages);
        for (const { verdicts } of trace.candidates) expect(verdicts.length).toBeGreaterThan(0);
        const traced = new Set(
          trace.candidates.flatMap(({ signals }) => signals.map(({ evidence }) => evidence?.quote)),
        );
        const quotes = [...shown, ...offerings].flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
        for (const quote of quotes) expect(traced).toContain(quote);
        const observed = shown.flatMap(({ tasks }) => tasks.filter(({ basis }) => basis === 'observed'));
        for (const { evidence } of observed)
          for (const { quote } of evidence) expect(traced).toContain(quote);
      }),
      { numRuns: 40 },
    );
  });

  it('lists each step once per site', () => {
    fc.assert(
      fc.property(siteOf, (pages) => {
        const names = run(pages).workflows.flatMap(({ tasks }) =>
          tasks.map(({ definition }) => definition.name),
        );
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 40 },
    );
  });
});
