import { frameworks } from '#shared/schemas/framework.ts';
import type { FigureSource, Rates } from '#shared/schemas/rates.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { formatCountOf, formatShare, formatUsd } from '#web/lib/figures.ts';

export function RatesList({ rates }: { rates: Rates }) {
  const { assumptions, sources } = rates;
  return (
    <dl className="border-t border-rule">
      {frameworks.map((framework) => {
        const share = assumptions.savedShare[framework];
        return (
          <RateEntry
            key={framework}
            term={
              <>
                Share of hours saved, <FrameworkMark framework={framework} />
              </>
            }
            figure={`${formatShare(share.likely)} (${formatShare(share.low)} to ${formatShare(share.high)})`}
            source={sources.savedShare[framework]}
          />
        );
      })}
      <RateEntry
        term="Junior rate per hour"
        figure={formatUsd(assumptions.juniorRateUsdPerHour)}
        source={sources.juniorRateUsdPerHour}
      />
      <RateEntry
        term="Hourly rates by role"
        figure={describeRoleRates(assumptions.roleRatesUsdPerHour)}
        source={sources.roleRatesUsdPerHour}
      />
      <RateEntry
        term="Business conversion rate"
        figure={formatShare(assumptions.conversionRate)}
        source={sources.conversionRate}
      />
      <RateEntry
        term="Count the whole team"
        figure={assumptions.countWholeTeam ? 'On' : 'Off'}
        source={sources.countWholeTeam}
      />
      <RateEntry
        term="Adoption"
        figure={formatShare(assumptions.adoptionShare)}
        source={sources.adoptionShare}
      />
    </dl>
  );
}

function RateEntry({
  term,
  figure,
  source,
}: {
  term: React.ReactNode;
  figure: string;
  source: FigureSource;
}) {
  return (
    <div className="grid gap-1 border-b border-rule py-4">
      <dt className="flex flex-wrap items-baseline gap-x-1.5">{term}</dt>
      <dd className="font-serif text-lg font-strong tabular-nums">{figure}</dd>
      <dd className="text-sm text-ink-secondary">
        <Badge tone={source.kind === 'published' ? 'success' : 'neutral'}>
          {source.kind === 'published' ? 'Published figure' : 'Assumption'}
        </Badge>{' '}
        {source.text}{' '}
        {source.kind === 'published' && source.url && /^https?:\/\//.test(source.url) && (
          <a href={source.url} target="_blank" rel="noopener noreferrer">
            Source
          </a>
        )}
      </dd>
    </div>
  );
}

function describeRoleRates(rates: Record<string, number>): string {
  const amounts = Object.values(rates);
  if (amounts.length === 0) return 'None';
  return `${formatCountOf(amounts.length, 'role')}, ${formatUsd(Math.min(...amounts))} to ${formatUsd(Math.max(...amounts))}`;
}
