import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { findPrivateSpans, peopleNamed } from './find-private-spans.ts';
import { findQuote } from './find-quote.ts';
import { chooseText, linesOf } from './sent-text.ts';

const sentOf = (pages: readonly PageFacts[]) => linesOf(chooseText(pages, 50_000).blocks);

describe('email addresses and phone numbers', () => {
  it.each([
    'info@harbour-dental.com',
    'jane.doe+web@mail.harbour.co.uk',
    'office (at) praxis-winter.de',
    'kontakt [at] orgelbau [dot] de',
    'hola@clínica.es',
    '+49 89 1234567',
    '(555) 123-4567',
    '020 7946 0958',
    '+1-800-555-0199',
    '0041 44 668 18 00',
    '06 12 34 56 78',
  ])('%s is removed', (secret) => {
    const text = `Write or call us: ${secret}, any day.`;
    const spans = findPrivateSpans(text, []);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([secret]);
  });

  it.each([
    'We have worked here since 1998.',
    'Open 2019-2024, from 9 to 17.',
    'More than 10 000 000 boxes a year.',
    'On 24.12.2025 we close.',
    'Founded on 2001-05-04.',
  ])('%s keeps its numbers', (text) => {
    expect(findPrivateSpans(text, [])).toEqual([]);
  });
});

const named: { name: string; page: PageFacts }[] = [
  { name: 'Jane Doe', page: pageOf('/team', ['# Jane Doe', 'Dentist'], { kind: 'team' }) },
  { name: 'José García López', page: pageOf('/team', ['# José García López'], { kind: 'team' }) },
  { name: 'Anna-Lena Müller', page: pageOf('/team', ['- Anna-Lena Müller'], { kind: 'team' }) },
  { name: "Siobhan O'Brien", page: pageOf('/team', ["# Siobhan O'Brien, DDS"], { kind: 'team' }) },
  { name: 'Pieter van den Berg', page: pageOf('/team', ['# Pieter van den Berg'], { kind: 'team' }) },
  { name: 'Marie Dupont', page: pageOf('/about', ['# Marie Dupont'], { kind: 'about' }) },
  { name: 'Tom Baker', page: pageOf('/', ['Written by Tom Baker on a rainy day.']) },
  { name: 'Lucy Hale', page: pageOf('/', ['Posted by Lucy Hale last week.']) },
  { name: 'Karl Winter', page: pageOf('/', ['Inhaber: Karl Winter'], { language: 'de' }) },
  { name: 'Sabine Kraus', page: pageOf('/', ['Frau Sabine Kraus berät Sie gern.'], { language: 'de' }) },
  { name: 'Patel', page: pageOf('/', ['Dr. Patel sees children on Mondays.']) },
  { name: 'Maria Rossi', page: pageOf('/', ['Maria Rossi, Founder, opened the shop in 2001.']) },
  { name: 'Samuel Green', page: pageOf('/', ['Samuel Green – Managing Director']) },
  { name: 'Emily Stone', page: pageOf('/', ['They saved our roof in one day.', '— Emily Stone']) },
  { name: 'Henry Ford', page: pageOf('/', ['The firm was founded by Henry Ford in a barn.']) },
  { name: 'Nadia Haddad', page: pageOf('/', ['My name is Nadia Haddad and I teach the piano.']) },
  {
    name: 'Olga Ivanova',
    page: {
      ...pageOf('/', ['Olga Ivanova repairs violins.']),
      structured: [{ source: 'json-ld', type: 'Person', properties: { name: ['Olga Ivanova'] } }],
    },
  },
  {
    name: 'Ken Adams',
    page: {
      ...pageOf('/', ['Ken Adams answers your letters.']),
      structured: [{ source: 'json-ld', type: 'Article', properties: { author: ['Ken Adams'] } }],
    },
  },
  { name: 'Rosa Klein', page: pageOf('/', ['Rosa Klein bakes the bread herself.']) },
  { name: 'Ahmed', page: pageOf('/', ['Ahmed will call you back within the hour.']) },
];
/** The privacy page promises that we mask "most" names. */
const minRecall = 0.9;

/** Written in the style of company pages, without knowing what the code finds. */
const passages: { texts: string[]; language?: string; people: [name: string, isMarked: boolean][] }[] = [
  {
    texts: ['# Our Team', 'Mira Zandonai', 'Amministratrice', 'Carlo Bini', 'Avvocato Civilista'],
    language: 'it',
    people: [
      ['Mira Zandonai', true],
      ['Carlo Bini', true],
    ],
  },
  {
    texts: ['“They found the leak within an hour and left the kitchen clean.”', 'Sarah T., Leeds'],
    people: [['Sarah T.', true]],
  },
  {
    texts: [
      '"Called on Thursday, and they were on site on Friday morning."',
      'Mike Rowe General Contractor, Arvada',
    ],
    people: [['Mike Rowe', false]],
  },
  {
    texts: ['Our head baker Tilda Moss has baked sourdough for thirty years.'],
    people: [['Tilda Moss', false]],
  },
  {
    texts: ['Ask for Ruben at the counter; Ruben Ortega, Manager, answers every letter.'],
    people: [['Ruben Ortega', true]],
  },
  {
    texts: ['Prof. Dr. Hanna Vogt leitet die Praxis seit 2004.'],
    language: 'de',
    people: [['Hanna Vogt', true]],
  },
  { texts: ['Ihre Ansprechpartnerin: Petra Lindner'], language: 'de', people: [['Petra Lindner', true]] },
  {
    texts: ['Familie Gruber bewirtschaftet den Hof; Kathrin und Florian Gruber backen das Brot.'],
    language: 'de',
    people: [['Florian Gruber', false]],
  },
  {
    texts: ['Mme Claire Fontaine vous reçoit sur rendez-vous.'],
    language: 'fr',
    people: [['Claire Fontaine', true]],
  },
  { texts: ['Un atelier fondé par Luc Moreau en 1987.'], language: 'fr', people: [['Luc Moreau', true]] },
  { texts: ['Sra. Carmen Ibáñez dirige la escuela.'], language: 'es', people: [['Carmen Ibáñez', true]] },
  {
    texts: ['Nuestro taller nació cuando Pablo Reyes volvió al pueblo.'],
    language: 'es',
    people: [['Pablo Reyes', false]],
  },
  { texts: ['Właściciel: Jan Kowalczyk'], language: 'pl', people: [['Jan Kowalczyk', true]] },
  { texts: ['Kees de Vries, Eigenaar, repareert zelf.'], language: 'nl', people: [['Kees de Vries', true]] },
  { texts: ['代表：佐藤花子がご案内します。'], language: 'ja', people: [['佐藤花子', true]] },
  {
    texts: ['# Gillian Marsh', 'Principal Solicitor', 'Gillian has acted for tenants since 1999.'],
    people: [['Gillian Marsh', true]],
  },
  {
    texts: ['Photos by Ines Calder. Site built by Tom Fry.'],
    people: [
      ['Ines Calder', true],
      ['Tom Fry', true],
    ],
  },
  { texts: ['Hi, I’m Joyce Ndiaye, and I walk dogs in Hackney.'], people: [['Joyce Ndiaye', true]] },
];

describe("people's names in passages of fictional companies", () => {
  it('are removed if something marks them, and mostly not elsewhere', () => {
    const missed = { marked: [] as string[], unmarked: [] as string[] };
    const all = { marked: 0, unmarked: 0 };
    for (const { texts, language, people } of passages) {
      const sent = sentOf([pageOf('/', texts, language ? { language } : {})]);
      for (const [name, isMarked] of people) {
        const kind = isMarked ? 'marked' : 'unmarked';
        all[kind] += 1;
        if (sent.includes(name)) missed[kind].push(name);
      }
    }
    expect(all).toEqual({ marked: 16, unmarked: 4 });
    expect(missed).toEqual({ marked: [], unmarked: ['Tilda Moss', 'Florian Gruber', 'Pablo Reyes'] });
  });
});

describe("people's names", () => {
  it(`are removed if something marks them: ${minRecall} of a test set`, () => {
    const missed = named.filter(({ name, page }) => sentOf([page]).includes(name)).map(({ name }) => name);
    expect(1 - missed.length / named.length).toBeGreaterThanOrEqual(minRecall);
    expect(missed).toEqual(['Rosa Klein', 'Ahmed']);
  });

  it('does not remove services and headings', () => {
    const page = pageOf(
      '/team',
      [
        '# Our Team',
        '# Meet The Dentists',
        '# Root Canal Treatment',
        '# Boiler Repair Service',
        '# Social Media',
        '# Lead Generation',
      ],
      { kind: 'services' },
    );
    expect(peopleNamed([page])).toEqual([]);
  });
});

describe('findQuote', () => {
  const [block] = chooseText(
    [pageOf('/', ['Ask  Dr. Patel for “gentle” care: mail info@a.example or call +49 89 1234567 today.'])],
    1_000,
  ).blocks;
  if (!block) throw new Error('Nothing was chosen');

  it('returns the stored words, whatever replaced them', () => {
    expect(block.sent).toBe('Ask  Dr. [name] for “gentle” care: mail [email] or call [phone] today.');
    expect(findQuote(block, 'Ask Dr. [name] for "gentle" care')).toBe('Ask  Dr. Patel for “gentle” care');
    expect(findQuote(block, 'mail [email] or call [phone]')).toBe(
      'mail info@a.example or call +49 89 1234567',
    );
    expect(findQuote(block, 'call [phone] today.')).toBe('call +49 89 1234567 today.');
  });

  it.each(['gentle cares', 'GENTLE', 'mail or call', 'Patel', '', '…'])('finds nothing for "%s"', (quote) => {
    expect(findQuote(block, quote)).toBeNull();
  });

  it('finds every part of what was sent, in the stored text', () => {
    fc.assert(
      fc.property(fc.nat(block.sent.length - 1), fc.nat(40), (start, length) => {
        const found = findQuote(block, block.sent.slice(start, start + length + 1));
        return found === null
          ? block.sent.slice(start, start + length + 1).trim() === ''
          : block.original.includes(found);
      }),
    );
  });
});
