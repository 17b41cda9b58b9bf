import type { ReportInput } from '#report/report-input.ts';
import { frameworks } from '#shared/schemas/framework.ts';
import { column, type Sheet } from './sheets.ts';

export function assumptionRows({ value, profile }: ReportInput): Sheet {
  const { assumptions: original, sources } = profile.rates;
  const used = value.assumptions;
  const levels = ['low', 'likely', 'high'] as const;
  return {
    name: 'Assumptions',
    columns: [
      column('Assumption', 'text', 44),
      column('Used', 'number'),
      column('Before changes', 'number', 16),
      column('Source', 'text', 80),
    ],
    rows: [
      ...frameworks.flatMap((framework) =>
        levels.map((level) => [
          `Share of ${framework} hours saved, ${level}`,
          used.savedShare[framework][level],
          original.savedShare[framework][level],
          sources.savedShare[framework].text,
        ]),
      ),
      [
        'Junior rate, USD per hour',
        used.juniorRateUsdPerHour,
        original.juniorRateUsdPerHour,
        sources.juniorRateUsdPerHour.text,
      ],
      ['Business conversion rate', used.conversionRate, original.conversionRate, sources.conversionRate.text],
      ['Team adoption', used.adoptionShare, original.adoptionShare, sources.adoptionShare.text],
      ['Number of people', used.headcount ?? null, original.headcount ?? null, ''],
      ...Object.entries(used.roleRatesUsdPerHour).map(([role, rate]) => [
        `${role} rate, USD per hour`,
        rate,
        original.roleRatesUsdPerHour[role] ?? null,
        sources.roleRatesUsdPerHour.text,
      ]),
    ],
  };
}
