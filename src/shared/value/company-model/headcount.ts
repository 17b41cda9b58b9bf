import type { CompanySize } from '../../schemas/company.ts';
import { companySizeSchema } from '../../schemas/company.ts';
import type { Headcount, SizeCue } from '../../schemas/company-model.ts';

/** 1000+ has no upper end, so the likely and high figures in `largest` are our assumption. */
const endsOfSize: Record<Exclude<CompanySize, '1000+'>, readonly [number, number]> = {
  '1-10': [1, 10],
  '11-50': [11, 50],
  '51-200': [51, 200],
  '201-500': [201, 500],
  '501-1000': [501, 1000],
};
const largest = { low: 1000, likely: 2000, high: 5000 };

/** Positions between the ends of a size, on a logarithmic scale. */
const quantiles = { low: 0.1, likely: 0.5, high: 0.9 };

/**
 * For an organization of unknown size, the low headcount is the likely one divided by this, and the
 * high one is the likely one multiplied by this. Our assumption.
 */
const unknownSpread = 4;

export function exactHeadcount(people: number, source: Headcount['source']): Headcount {
  return { low: people, likely: people, high: people, source };
}

export function headcountOfSize(size: CompanySize): Headcount {
  const source: Headcount['source'] = { kind: 'size', size: companySizeSchema.parse(size) };
  if (size === '1000+') return { ...largest, source };
  const [from, to] = endsOfSize[size];
  const at = (quantile: number) => Math.round(from * (to / from) ** quantile);
  return { low: at(quantiles.low), likely: at(quantiles.likely), high: at(quantiles.high), source };
}

export function isOfSize(people: number, size: CompanySize): boolean {
  if (size === '1000+') return people > 1000;
  const [from, to] = endsOfSize[size];
  return people >= from && people <= to;
}

export function assumedHeadcount(
  usualPeople: number,
  trade: string,
  cues: readonly SizeCue[] = [],
  volunteers = false,
): Headcount {
  const likely = Math.max(1, Math.round(cues.reduce((people, { factor }) => people * factor, usualPeople)));
  return {
    low: Math.max(1, Math.round(likely / unknownSpread)),
    likely,
    high: likely * unknownSpread,
    source: {
      kind: 'assumed',
      trade,
      ...(volunteers ? { volunteers } : {}),
      ...(cues.length > 0 ? { cues: [...cues] } : {}),
    },
  };
}
