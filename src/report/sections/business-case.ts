import { clipName } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import {
  businessCaseHeads,
  businessCaseTitle,
  describeBusinessCase,
  describeBusinessCaseBasis,
} from '#shared/text/describe-business-case.ts';
import { moneyIn } from '#shared/text/money.ts';
import { keepTogether } from './modules.ts';

export function describeDecision({ businessCase, profile }: ReportInput) {
  const money = moneyIn(profile.currency);
  const worded = describeBusinessCase(businessCase, money);
  if (worded === null) return null;
  const rows = worded.rows.length > 1 ? [...worded.rows, worded.total] : worded.rows;
  return {
    title: businessCaseTitle,
    heads: Object.values(businessCaseHeads),
    rows: rows.map((row) => ({
      ...row,
      name: clipName(row.name, 'Unnamed module'),
      breakEven: keepTogether(row.breakEven),
    })),
    total: worded.rows.length > 1 ? worded.rows.length : null,
    notes: [describeBusinessCaseBasis(businessCase, money), money.rate ?? []].flat(),
  };
}
