import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { formOf, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { signaledWorkflows } from '#tests/support/signaled-workflows.ts';
import { identify } from './identify.ts';
import { standsOn } from './propose/quote.ts';
import type { PageFacts } from './read/page-facts.ts';
import { modelReadingSchema } from './second-reader/model-reading.ts';

const run = (pages: PageFacts[]) => identify(pages, 'unknown', { workflows, industries });
const found = (pages: PageFacts[]) =>
  run(pages)
    .workflows.filter(({ basis }) => basis !== 'typical')
    .map(({ definition }) => definition.id);

const dentist = [
  pageOf('/', [
    '# Family dentistry in Ashford',
    'Our dentist and dental hygienist have cared for patients since 1998.',
    plainFiller,
  ]),
  pageOf('/visit', [
    '# New patients',
    'Please complete your new patient forms and bring your insurance card to your first visit.',
    'Call our office to schedule an appointment.',
    'We submit insurance claims for those who ask us to.',
  ]),
  pageOf('/care', ['# Dental cleaning', 'A dental cleaning every six months keeps gum disease away.']),
];

describe('identify', () => {
  it('finds no work of the preset company type if the site clearly says that it is another', () => {
    const pages = [
      ...dentist,
      pageOf('/why', [
        'Our process is designed for excellence.',
        'We assess every tooth and guide you through it.',
      ]),
      pageOf('/team', ['Our dentists advise their patients and optimise every treatment plan.']),
    ];
    const ids = (chosen: 'consulting' | 'unknown') =>
      identify(pages, chosen, { workflows, industries }).workflows.map(({ definition }) => definition.id);
    expect(ids('consulting')).toEqual(ids('unknown'));
  });

  it('finds the industry and workflows, each with a quote from its page', () => {
    const { industry, workflows: list } = run(dentist);
    expect(industry).toMatchObject({ detected: 'healthcare', detail: 'Dental practice' });
    expect(list.filter(({ basis }) => basis === 'observed').map(({ definition }) => definition.id)).toEqual(
      expect.arrayContaining(['patient-intake', 'appointment-scheduling', 'medical-billing']),
    );
    for (const { evidence } of [...list, ...list.flatMap(({ tasks }) => tasks)]) {
      for (const { url, quote } of evidence) {
        const page = dentist.find((entry) => entry.url === url);
        expect(page && standsOn(page, quote), quote).toBe(true);
      }
    }
  });

  it('gives the same result for the same pages', () => {
    expect(run(dentist)).toEqual(run(structuredClone(dentist)));
  });

  it('distinguishes observed tasks from inferred ones', () => {
    const billing = run(dentist).workflows.find(({ definition }) => definition.id === 'medical-billing');
    const basis = Object.fromEntries(billing?.tasks.map((task) => [task.definition.id, task.basis]) ?? []);
    expect(basis).toMatchObject({ 'send-claims': 'observed', 'chase-refusals': 'inferred' });
  });

  it('claims nothing from a page with little content', () => {
    const shell = [pageOf('/', ['# Welcome', 'Schedule an appointment. Request a quote. Join our team.'])];
    expect(run(shell)).toMatchObject({ industry: { detected: 'unknown' }, workflows: [] });
    expect(run([])).toMatchObject({ industry: { detected: 'unknown' }, workflows: [] });
  });

  it('claims nothing from a language it cannot interpret', () => {
    const pages = dentist.map((page) => ({ ...page, language: 'fi' }));
    expect(run(pages).workflows).toEqual([]);
  });

  it.each([
    ['not offered', 'We do not offer appointments on request.'],
    ['referred elsewhere', 'To schedule an appointment for surgery you are referred to another provider.'],
    ['not needed', 'An appointment is not required, so there is no need to schedule an appointment.'],
  ])('does not count what is %s as work done here', (_, sentence) => {
    expect(found([pageOf('/', [plainFiller, sentence])])).not.toContain('appointment-scheduling');
  });

  it('counts what follows a negation in another clause', () => {
    const sentence = 'We do not accept walk-ins, please schedule an appointment online.';
    expect(found([pageOf('/', [plainFiller, sentence])])).toContain('appointment-scheduling');
  });

  it('does not count what an article, a privacy policy, or a customer says', () => {
    const lines = ['Schedule your appointment early and request a quote from three companies.', plainFiller];
    expect(found([pageOf('/', [plainFiller]), pageOf('/blog/ten-tips', lines, { kind: 'article' })])).toEqual(
      [],
    );
    expect(found([pageOf('/', [plainFiller]), pageOf('/privacy', ['# Privacy policy', ...lines])])).toEqual(
      [],
    );
  });

  it.each([
    ['several articles', ['/blog/one', '/blog/two', '/blog/three'], 'article', true],
    ['a single article', ['/blog/one'], 'article', false],
    ['several pages of cases', ['/cases/one', '/cases/two', '/cases/three'], 'case-study', false],
  ] as const)('interprets %s as published articles, or not', (_, paths, kind, is) => {
    const articles = paths.map((path) =>
      pageOf(path, ['# Why gums bleed in winter', plainFiller], { kind, title: `Blog: ${path}` }),
    );
    expect(signaledWorkflows([...dentist, ...articles]).includes('content-publishing')).toBe(is);
  });

  it("does not count the content of a case study as the company's own work", () => {
    const pages = [
      pageOf('/', [
        '# Management consulting',
        'We are a consulting firm. Our consultants help clients with strategic planning and change management.',
        plainFiller,
      ]),
      pageOf('/northfield', [
        '# The challenge',
        'The client ran CNC machining in two plants with late quality inspection of every part.',
        '# Our approach',
        'We mapped CNC milling and the inspection reports.',
        '# Results',
        'CNC turning costs fell.',
      ]),
    ];
    expect(found(pages)).not.toEqual(expect.arrayContaining(['production']));
    expect(found(pages)).not.toEqual(expect.arrayContaining(['quality-inspection']));
  });

  it('counts text repeated on every page once', () => {
    const menu = ['nav: Request a free quote for your next project', 'nav: Careers', 'nav: Blog'];
    const pages = ['/', '/a', '/b', '/c'].map((path) => pageOf(path, [...menu, `${plainFiller} ${path}`]));
    const quotes = run(pages).workflows.flatMap(({ evidence }) => evidence);
    expect(new Set(quotes.map(({ url }) => url))).toEqual(new Set(['https://example.com/']));
  });

  it("separates a software vendor's product work and gives it no tasks", () => {
    const pages = [
      pageOf('/', [
        '# Proof of delivery in seconds',
        'Our platform lets drivers upload the signed proof of delivery by link. No app required.',
        'Dispatchers assign drivers and track every shipment in real time.',
        'Start your free trial. Request a demo. See integrations, features and the dashboard.',
        plainFiller,
      ]),
      pageOf('/contact', ['# Request a demo', 'Book a demo with our team.'], {
        kind: 'contact',
        forms: [formOf({ purpose: 'contact', heading: 'Request a demo' })],
      }),
    ];
    const { industry, workflows: list } = run(pages);
    expect(industry.detected).toBe('tech');
    const delivery = list.find(({ definition }) => definition.id === 'proof-of-delivery');
    expect(delivery).toMatchObject({ performedBy: 'product', tasks: [] });
    expect(list.find(({ definition }) => definition.id === 'demo-requests')?.performedBy).toBe('own');
  });

  it.each([
    [
      'product',
      'Spend reports and data analytics solutions for every practice, with workflow automation tools.',
    ],
    ['own', 'We build dashboards and data analytics solutions for your team and explain what they show.'],
  ])('attributes analytics on a vendor’s site as %s work, by who does it', (performedBy, line) => {
    const pages = [
      pageOf('/', [
        '# Tallyshelf counts the stock of shops',
        'Our platform counts stock on every shelf. Start your free trial. Request a demo.',
        'See integrations, features and the dashboard of our software. No credit card required.',
        line,
        plainFiller,
      ]),
    ];
    const found = run(pages).workflows.find(({ definition }) => definition.id === 'client-data-analytics');
    expect(found?.performedBy).toBe(performedBy);
  });

  it("does not count a vendor's figures of speech as its product's work", () => {
    const vendor = (...lines: string[]) => [
      pageOf('/', [
        '# Tallyshelf counts the stock of shops',
        'Our platform counts stock on every shelf. Start your free trial. Request a demo.',
        'See integrations, features and the dashboard of our software. No credit card required.',
        ...lines,
        plainFiller,
      ]),
    ];
    const products = (pages: PageFacts[]) =>
      run(pages).workflows.flatMap(({ performedBy, definition }) =>
        performedBy === 'product' ? [definition.id] : [],
      );
    expect(products(vendor('# Meet Tallyshelf', 'Apply credits to settlements in one step.'))).toEqual([]);
    expect(
      products(
        vendor(
          'Drivers upload the signed proof of delivery by link.',
          'Dispatchers assign drivers and track every shipment in real time.',
        ),
      ),
    ).toContain('proof-of-delivery');
  });

  it('does not list the same work twice', () => {
    const pages = [
      pageOf('/', [
        '# Riverside High School',
        'Our students and teachers follow a strong curriculum in small classes. Tuition assistance is available.',
        plainFiller,
      ]),
      pageOf('/tour', [
        '# Schedule a campus tour',
        'Schedule your visit to our campus and meet our teachers.',
      ]),
    ];
    expect(found(pages)).toContain('campus-tours');
    expect(found(pages)).not.toContain('appointment-scheduling');
  });

  it("names workflows in the business's own words if the evidence has them", () => {
    const pages = [
      pageOf('/', [plainFiller, '# Ultrasound appointments', 'Book your ultrasound appointment online.']),
    ];
    expect(run(pages).workflows.map(({ name }) => name)).toContain('Ultrasound appointment booking');
  });

  it('adds typical work only if the site is readable, the industry certain, and no model has read it, at most three and without evidence', () => {
    const typical = run(dentist).workflows.filter(({ basis }) => basis === 'typical');
    expect(typical).toEqual([]);
    const [home, , care] = dentist;
    const telling = [
      ...[home, care].flatMap((page) => page ?? []),
      ...[1, 2, 3, 4, 5, 6].map((day) =>
        pageOf(`/day-${day}`, [
          `${plainFiller} ${day}`,
          `Our patients ask our dentist about crown number ${day}.`,
        ]),
      ),
    ];
    const more = run(telling).workflows.filter(({ basis }) => basis === 'typical');
    expect(more.length).toBeLessThanOrEqual(3);
    for (const workflow of more) {
      expect(workflow.evidence).toEqual([]);
      expect(['healthcare', 'dental-practice'].some((id) => workflow.definition.coreOf?.includes(id))).toBe(
        true,
      );
    }
    const quote = 'Our patients ask our dentist about crown number 1.';
    const named = ['Crown consultations', 'Root canal treatment', 'Denture repair'].map((name, index) => ({
      ...{ key: `w${index + 1}`, url: telling.at(-6)?.url, quote, name, englishName: name },
      ...{ definitionId: null, tasks: [] },
    }));
    const reading = modelReadingSchema.parse({
      ...{ model: 'a model', organization: null, workflows: named, offerings: [], judgments: [] },
    });
    expect(more.length).toBeGreaterThan(0);
    const read = identify(telling, 'unknown', { workflows, industries }, { reading }).workflows;
    expect(read.filter(({ basis }) => basis === 'typical')).toEqual([]);
  });
});

describe('identify in other languages', () => {
  it.each([
    [
      'de',
      'Vereinbaren Sie einen Termin oder rufen Sie uns an. Wir suchen neue Mitarbeiter für unser Team, bewerben Sie sich. Abonnieren: zum Newsletter anmelden.',
      ['appointment-scheduling', 'inquiry-handling', 'recruitment'],
    ],
    [
      'fr',
      'Prenez rendez-vous en ligne ou contactez-nous. Demandez un devis gratuit. Nous recrutons, envoyez votre CV.',
      ['appointment-scheduling', 'inquiry-handling', 'quote-preparation', 'recruitment'],
    ],
    [
      'es',
      'Pida su cita por teléfono. Solicite un presupuesto sin compromiso. Contacte con nosotros o trabaje con nosotros.',
      ['appointment-scheduling', 'inquiry-handling', 'quote-preparation', 'recruitment'],
    ],
  ])('finds everyday work in %s', (language, text, expected) => {
    const plain = 'xylo mono tera vela suma nora kilo '.repeat(10);
    expect(found([pageOf('/', [text, plain], { language })])).toEqual(expect.arrayContaining(expected));
  });
});
