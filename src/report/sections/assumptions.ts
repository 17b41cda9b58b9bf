import { clipName } from '#report/clip-text.ts';
import { toPageLink } from '#report/page-link.ts';
import type { ReportInput } from '#report/report-input.ts';
import { frameworks } from '#shared/schemas/framework.ts';
import type { Range } from '#shared/schemas/numbers.ts';
import type { Assumptions, FigureSource } from '#shared/schemas/rates.ts';
import { formatShare, formatUsdRate } from '#shared/text/figures.ts';

export function describeAssumptions({ value, profile }: ReportInput) {
  const { assumptions: original, sources } = profile.rates;
  const used = value.assumptions;
  const line = (name: string, source: FigureSource, write: (from: Assumptions) => string) => ({
    name,
    used: write(used),
    original: write(original) === write(used) ? null : `${write(original)} before you changed it`,
    kind: source.kind === 'published' ? 'Published' : 'Assumption',
    source: source.text,
    link: source.kind === 'published' && source.url ? toPageLink(source.url) : null,
  });
  return {
    rows: [
      ...frameworks.map((framework) =>
        line(`Share of ${framework} hours saved`, sources.savedShare[framework], (from) =>
          writeShares(from.savedShare[framework]),
        ),
      ),
      line(
        'Junior rate',
        sources.juniorRateUsdPerHour,
        (from) => `${formatUsdRate(from.juniorRateUsdPerHour)}/h`,
      ),
      line('Business conversion rate', sources.conversionRate, (from) => formatShare(from.conversionRate)),
      // Modeled hours already count everyone.
      ...(value.team
        ? []
        : [
            line('Count the whole team', sources.countWholeTeam, (from) =>
              from.countWholeTeam ? 'Yes' : 'No',
            ),
          ]),
      line('Team adoption', sources.adoptionShare, (from) => formatShare(from.adoptionShare)),
    ],
    roleRates: {
      ...pickSource(sources.roleRatesUsdPerHour),
      rows: Object.entries(used.roleRatesUsdPerHour).map(([role, rate]) => ({
        role: clipName(role, 'Unnamed role'),
        rate: formatUsdRate(rate),
        changed: original.roleRatesUsdPerHour[role] !== rate,
      })),
    },
  };
}

function pickSource(source: FigureSource) {
  return { kind: source.kind === 'published' ? 'Published' : 'Assumption', source: source.text };
}

function writeShares({ low, likely, high }: Range): string {
  return `${formatShare(low)} / ${formatShare(likely)} / ${formatShare(high)}`;
}
