import { companyTypeFormLabels } from '../company-types.ts';
import type { Prospect } from '../schemas/prospect.ts';
import type { CsvValue } from '../text/csv.ts';

/** Money is in whole USD per month. */
export const prospectCsvColumns: readonly [title: string, value: (prospect: ProspectResult) => CsvValue][] = [
  ['line', (it) => it.line],
  ['name', (it) => it.name],
  ['website', (it) => it.website],
  ['industry', (it) => (it.companyType === 'other' ? '' : companyTypeFormLabels[it.companyType])],
  ['size', (it) => it.companySize],
  ['note', (it) => it.note],
  ['state', (it) => it.state],
  ['trade', (it) => it.figures?.trade ?? null],
  ['confidence', (it) => percent(it.figures?.confidence ?? null)],
  ['peopleLow', (it) => it.figures?.people?.low ?? null],
  ['people', (it) => it.figures?.people?.likely ?? null],
  ['peopleHigh', (it) => it.figures?.people?.high ?? null],
  ['valueLowUsd', (it) => round(it.figures?.monthlyValueUsd?.low)],
  ['valueUsd', (it) => round(it.figures?.monthlyValueUsd?.likely)],
  ['valueHighUsd', (it) => round(it.figures?.monthlyValueUsd?.high)],
  ['firstStep', (it) => it.figures?.firstStep ?? null],
  ['scanQuality', (it) => round(it.figures?.scanQuality)],
  ['failure', (it) => it.failure?.message ?? null],
  ['diagnosis', (it) => it.diagnosis],
];

export type ProspectResult = Omit<Prospect, 'id' | 'auditId'> & { diagnosis: string | null };

function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 100);
}

function round(amount: number | null | undefined): number | null {
  return amount == null ? null : Math.round(amount);
}
