import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { identify } from '#diagnosis/identify.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import type { ModelReading } from './model-reading.ts';

const url = 'https://example.com/';
const first = 'Our dentist and dental hygienist have cared for patients since 1998.';
const second = 'We place dental implants and crowns in our dental office.';
const elsewhere = 'Our cats and dogs sleep well.';
const pages = [
  pageOf('/', [
    '# Ashford family dentistry',
    first,
    second,
    'Our hygienist gives dental cleanings.',
    plainFiller,
  ]),
  pageOf('/contact', ['# Contact', elsewhere], { kind: 'contact' }),
];

const proposal = (key: string): ModelReading['workflows'][number] => ({
  key,
  url,
  quote: second,
  name: 'Dental implants',
  englishName: `Dental implants ${key}`,
  function: 'deliver',
  definitionId: null,
  partOf: null,
  description: null,
  tasks: [],
  usualSteps: [],
  time: null,
  firstTrials: null,
});

function tradeWith(
  also: { url: string; quote: string } | null,
  {
    trade = 'veterinary',
    chosen = 'unknown' as CompanyTypeChoice,
    quote = first,
    specialty = null as string | null,
    workflows = 0,
  } = {},
) {
  const reading: ModelReading = {
    model: 'a model',
    people: null,
    workingTime: null,
    organization: { trade, url, quote, also },
    specialty,
    workflows: Array.from({ length: workflows }, (_, index) => proposal(`w${index + 1}`)),
    offerings: [],
    refusedOfferings: [],
    judgments: [],
  };
  const { industry, trace } = identify(pages, chosen, loadKnowledge(), { reading });
  return {
    detail: industry.detail,
    specialty: industry.specialty,
    chosen: industry.chosen,
    reasons: industry.reasons,
    verdict: trace.secondReader,
  };
}

describe('a trade that a second reader names against the analysis', () => {
  it('is accepted with two quotes from the home page', () => {
    const { detail, reasons, verdict } = tradeWith({ url, quote: second });
    expect(detail).toBe('Veterinary practice');
    expect(reasons.map(({ quote }) => quote)).toEqual([first, second]);
    expect(verdict?.isTaken).toBe(true);
  });

  it.each([
    ['without a second quote', null],
    ['with the same quote twice', { url, quote: first }],
    ['with a quote that is not on the page', { url, quote: 'We treat cats and dogs.' }],
    ['with a quote of another page', { url: `${url}contact`, quote: elsewhere }],
  ])('is rejected %s', (_what, also) => {
    const { detail, verdict } = tradeWith(also);
    expect(detail).not.toBe('Veterinary practice');
    expect(verdict).toMatchObject({ isTaken: false });
  });

  it("never overrides the visitor's choice", () => {
    const also = { url, quote: second };
    expect(tradeWith(also, { trade: 'restaurant', chosen: 'healthcare' }).verdict?.isTaken).toBe(false);
    expect(tradeWith(also, { chosen: 'healthcare' })).toMatchObject({
      detail: 'Veterinary practice',
      chosen: 'healthcare',
    });
    expect(tradeWith(also, { chosen: 'legal' }).verdict?.reason).toContain('visitor');
  });
});

describe('a line of business that a second reader chooses', () => {
  it('names the organization within the trade that was found', () => {
    expect(tradeWith(null, { specialty: 'orthodontics-practice' })).toMatchObject({
      detail: 'Dental practice',
      specialty: 'Orthodontic practice',
    });
    expect(tradeWith({ url, quote: second }, { specialty: 'equine-veterinary' })).toMatchObject({
      detail: 'Veterinary practice',
      specialty: 'Equine veterinary practice',
    });
  });

  it('keeps the trade that the analysis found if it belongs to it, whatever trade the model names', () => {
    const { detail, specialty, verdict } = tradeWith(
      { url, quote: second },
      { specialty: 'orthodontics-practice' },
    );
    expect([detail, specialty]).toEqual(['Dental practice', 'Orthodontic practice']);
    expect(verdict?.isTaken).toBe(false);
  });

  it('is ignored if it belongs to another trade or does not exist', () => {
    const without = tradeWith(null);
    expect(tradeWith(null, { specialty: 'equine-veterinary' })).toEqual(without);
    expect(tradeWith(null, { specialty: 'tooth-fairy' })).toEqual(without);
  });

  it('replaces the one that words suggest, and none fits if a model that understood the site says so', () => {
    expect(tradeWith(null).specialty).toBe('General dental practice');
    expect(tradeWith(null, { workflows: 2 }).specialty).toBe('General dental practice');
    expect(tradeWith(null, { workflows: 3 }).specialty).toBeUndefined();
  });
});
