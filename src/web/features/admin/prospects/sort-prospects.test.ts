import { describe, expect, it } from 'vitest';
import type { Prospect, ProspectFigures } from '#shared/schemas/prospect.ts';
import { sortProspects } from './sort-prospects.ts';

function prospect(line: number, figures: Partial<ProspectFigures> | null, name = ''): Prospect {
  return {
    id: line,
    line,
    name,
    website: `https://www.site-${line}.test`,
    companyType: 'other',
    companySize: '',
    note: '',
    state: figures ? 'done' : 'failed',
    auditId: null,
    failure: null,
    figures: figures && {
      trade: null,
      confidence: null,
      people: null,
      monthlyValueUsd: null,
      firstStep: null,
      scanQuality: null,
      ...figures,
    },
  };
}

const range = (likely: number) => ({ low: likely / 2, likely, high: likely * 2 });
const lines = (sorted: Prospect[]) => sorted.map(({ line }) => line);

describe('sortProspects', () => {
  const rows = [
    prospect(1, { monthlyValueUsd: range(900) }, 'b'),
    prospect(2, null, 'a10'),
    prospect(3, { monthlyValueUsd: range(12_000) }),
    prospect(4, { monthlyValueUsd: range(900) }, 'a9'),
  ];

  it('puts unknown values last in both directions, and keeps equal rows in line order', () => {
    expect(lines(sortProspects(rows, { by: 'value', descending: true }))).toEqual([3, 1, 4, 2]);
    expect(lines(sortProspects(rows, { by: 'value', descending: false }))).toEqual([1, 4, 3, 2]);
  });

  it('sorts companies by name, else by website, numbers in them as numbers', () => {
    expect(lines(sortProspects(rows, { by: 'company', descending: false }))).toEqual([4, 2, 1, 3]);
  });
});
