import { expect, it } from 'vitest';
import type { EvidenceKind } from '#shared/schemas/evidence.ts';
import type { ClaimOfQuotes } from '../propose/quote-rank.ts';
import type { Signal } from '../propose/workflow-candidate.ts';
import { chooseEvidence } from './choose-evidence.ts';

const signal = (quote: string, kind: EvidenceKind, strength: number, url = 'https://a.test/'): Signal => ({
  key: quote,
  strength,
  direct: true,
  evidence: { url, quote, kind },
  hit: null,
});
const claim = (more: Partial<ClaimOfQuotes>): ClaimOfQuotes => ({
  stems: new Set(),
  named: new Set(),
  invites: false,
  hires: false,
  home: null,
  ...more,
});
const quotes = (signals: Signal[], wanted: Signal | null = null) =>
  chooseEvidence(signals, wanted).map(({ quote }) => quote);

it('prefers a sentence that describes the work to a heading of the same weight', () => {
  const heading = signal('Returns and exchanges', 'heading', 3.6);
  const sentence = signal('You may send any item back to us within thirty days.', 'text', 3.3);
  expect(quotes([heading, sentence])).toEqual([sentence.evidence?.quote, heading.evidence?.quote]);
});

it('keeps a much stronger heading first', () => {
  const heading = signal('Insurance claims and billing questions', 'heading', 5);
  const sentence = signal('The office is a short walk from the old market hall.', 'text', 2);
  expect(quotes([sentence, heading])[0]).toBe(heading.evidence?.quote);
});

it('includes the wanted quote, however many are stronger', () => {
  const strong = Array.from({ length: 6 }, (_, index) =>
    signal(`We repair roofs of every kind, case ${index}.`, 'text', 4, `https://a.test/${index}`),
  );
  const wanted = signal('Emergency service day and night', 'text', 1);
  expect(quotes([...strong, wanted], wanted)).toContain(wanted.evidence?.quote);
});

it('includes the home page if it describes the work too', () => {
  const inDepth = Array.from({ length: 5 }, (_, index) =>
    signal(`We repair roofs of every kind, case ${index}.`, 'text', 4, `https://a.test/${index}`),
  );
  const first = signal('Roof repair', 'heading', 2);
  const shown = (signals: Signal[], home: string | null) =>
    chooseEvidence(signals, null, claim({ home })).map(({ url }) => url);
  expect(shown([...inDepth, first], 'https://a.test/')).toEqual([
    ...inDepth.slice(0, 3).map(({ evidence }) => evidence?.url),
    'https://a.test/',
  ]);
  expect(shown([...inDepth, { ...first, direct: false }], 'https://a.test/')).not.toContain(
    'https://a.test/',
  );
  expect(shown([...inDepth, first], null)).not.toContain('https://a.test/');
});

it('prefers a short sentence to an excerpt of a long one', () => {
  const cut = signal(
    'and the parents who had called for many years were glad to see it done at last',
    'text',
    3.3,
  );
  const short = signal('Call us with any question about your order.', 'text', 3);
  expect(quotes([cut, short])[0]).toBe(short.evidence?.quote);
});

it.each([
  ['the picture of a name', 'Hallam Machining Company Logo on the wall'],
  ['the figure of a rating', '4.7 average Google rating of our customers here'],
  ['a person’s life', 'He started when his wife gave him a kit for his birthday.'],
  ['a rule for others', 'Your auditor must be a different firm that keeps no books.'],
  ['a question', 'Are disputes about books mostly about contracts?'],
  ['a bidding at the end', 'For more information on our books, please contact us.'],
  ['a customer’s tale', 'I asked around and they contacted me about my books.'],
  ['what runs across the page', 'Books ✦ Taxes ✦ Payroll ✦ Advice ✦ Books ✦ Taxes ✦ Payroll ✦ Advice'],
  ['a life’s beginnings', 'Upon graduation Ada opened her own office for books.'],
  ['what is left of markup', 'We use our knowledge of books to save you money./p>'],
  ['a sentence cut in front', 'state laws and keep the books of forty shops for you.'],
  ['a search for staff', 'We are always looking for people who keep books.'],
  ['what it is not', 'We’re not some faceless office for books.'],
  ['a number', '5,000+ shops served'],
  ['any form’s button', 'Submit now'],
  ['what announces a list', 'We help the owners of shops with questions like:'],
])('ranks %s below what the organization says about itself', (_, quote) => {
  const own = signal('We keep the books of forty shops in town.', 'text', 3);
  expect(quotes([signal(quote, 'text', 3.6), own])[0]).toBe(own.evidence?.quote);
});

it('ranks statements on the page named after the work first', () => {
  const elsewhere = signal('We keep the books of forty shops in town.', 'text', 3.4, 'https://a.test/faq');
  const named = signal('We close your books every month.', 'text', 3, 'https://a.test/bookkeeping');
  expect(quotes([elsewhere, named])[0]).toBe(elsewhere.evidence?.quote);
  const [first] = chooseEvidence(
    [elsewhere, named],
    null,
    claim({ named: new Set(['https://a.test/bookkeeping']) }),
  );
  expect(first?.quote).toBe(named.evidence?.quote);
});

it('accepts an invitation to ask if answering inquiries is the work', () => {
  const bidding = signal('For more information on our books, please contact us.', 'text', 3.6);
  const own = signal('We answer letters of forty shops in town.', 'text', 3);
  const [first] = chooseEvidence([bidding, own], null, claim({ invites: true }));
  expect(first?.quote).toBe(bidding.evidence?.quote);
});

it('prefers a sentence with the words of the name', () => {
  const general = signal('We stand at your side in every matter of tax.', 'text', 3.3);
  const named = signal('We keep the books of forty shops in town.', 'text', 3);
  const [first] = chooseEvidence([general, named], null, claim({ stems: new Set(['book']) }));
  expect(first?.quote).toBe(named.evidence?.quote);
});

it('accepts a search for staff if recruiting is the work', () => {
  const search = signal('We are looking for a baker with a sense of humour.', 'text', 3.6);
  const other = signal('We bake bread for the town.', 'text', 3);
  const [first] = chooseEvidence([search, other], null, claim({ hires: true }));
  expect(first?.quote).toBe(search.evidence?.quote);
});
