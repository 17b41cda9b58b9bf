import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { signalIndexes } from '../signal-index.ts';
import { readSite } from '../site-reading.ts';
import { detectIndustry } from './detect-industry.ts';
import { similarLines } from './similar-lines.ts';

const knowledge = loadKnowledge();

const tractors = [
  '# Marsh Lane Equipment',
  'We sell new and used tractors, combines, balers, and mowers to farms across the county.',
  'Our service department repairs hydraulics and engines in the field, and our parts counter stocks filters and belts.',
  '## OEM parts',
  'Parts for planters and sprayers, with manufacturer quality.',
];
const gas = [
  '# Lakeview Gas Fitters',
  'Our licensed gas fitters install and test gas lines, furnaces, boilers, and water heaters.',
  'We inspect gas appliances and piping in homes, repair leaks, and maintain heating equipment every year.',
  '## Food trucks and trailers',
  'We also inspect the propane systems of food trucks and fit barbecue lines.',
];

function found(lines: readonly string[]) {
  const pages = [pageOf('/', [...lines, plainFiller])];
  return detectIndustry(readSite(pages, signalIndexes(knowledge)), 'unknown', knowledge);
}

describe('a site’s text compared with the lines of business', () => {
  it('is most like the line whose work it describes, though single words fit others', () => {
    const similar = [...similarLines([pageOf('/', tractors)], knowledge.lineWords)];
    const [first] = similar.toSorted((a, b) => b[1] - a[1]);
    expect(first?.[0]).toBe('tractor-implement-dealer');
    for (const [, similarity] of similar) expect(similarity).toBeLessThanOrEqual(1);
  });

  it('is compared in another language by way of its glossary', () => {
    const german = [
      '# Landtechnik Birke',
      'Wir verkaufen neue und gebrauchte Traktoren, Mähdrescher, Ballenpressen und Mähwerke an Landwirte im ganzen Kreis.',
      'Unsere Werkstatt repariert Hydraulik und Motoren auf dem Feld, am Ersatzteillager gibt es Filter und Riemen.',
    ];
    const glossary = signalIndexes(knowledge).glossary('de');
    const page = pageOf('/', german, { language: 'de' });
    const similar = [...similarLines([page], knowledge.lineWords, glossary)];
    const [first] = similar.toSorted((a, b) => b[1] - a[1]);
    expect(first?.[0]).toBe('tractor-implement-dealer');
  });

  it('decides the trade: a seller of tractors with "OEM parts" makes none', () => {
    const { industry, kind, specialties } = found(tractors);
    expect(kind).toBe('agriculture');
    expect(specialties[0]?.id).toBe('tractor-implement-dealer');
    expect(industry.reasons.map(({ quote }) => quote).join(' ')).toMatch(/tractors|combines|parts/);
  });

  it('keeps the customers’ trade apart: who inspects food trucks sells no food', () => {
    expect(found(gas).kind).not.toBe('restaurant');
  });

  it('says nothing about a site with hardly any words', () => {
    const pages = [pageOf('/', ['# Welcome', 'Our new site about dogs is coming soon.'])];
    const { industry } = detectIndustry(readSite(pages, signalIndexes(knowledge)), 'unknown', knowledge);
    expect(industry.detected).toBe('unknown');
  });
});
