import type { Prospect } from '#shared/schemas/prospect.ts';

export const prospectSorts = [
  'line',
  'company',
  'trade',
  'people',
  'value',
  'step',
  'confidence',
  'quality',
  'state',
] as const;
export type ProspectSort = (typeof prospectSorts)[number];

export interface ProspectOrder {
  by: ProspectSort;
  descending: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const stateOrder: readonly Prospect['state'][] = ['running', 'waiting', 'done', 'failed', 'deleted'];

/** Null sorts last in both directions. */
const sortValues: Record<ProspectSort, (prospect: Prospect) => string | number | null> = {
  line: ({ line }) => line,
  company: ({ name, website }) => name || hostOf(website),
  trade: ({ figures }) => figures?.trade ?? null,
  people: ({ figures }) => figures?.people?.likely ?? null,
  value: ({ figures }) => figures?.monthlyValueUsd?.likely ?? null,
  step: ({ figures }) => figures?.firstStep ?? null,
  confidence: ({ figures }) => figures?.confidence ?? null,
  quality: ({ figures }) => figures?.scanQuality ?? null,
  state: ({ state }) => stateOrder.indexOf(state),
};

export function sortProspects(prospects: readonly Prospect[], { by, descending }: ProspectOrder): Prospect[] {
  const value = sortValues[by];
  return prospects.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.line - other.line;
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return (descending ? -order : order) || one.line - other.line;
  });
}

/** Includes the path: 'oakmere-law.test/offices'. */
export function hostOf(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/, '');
}
