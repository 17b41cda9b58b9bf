import type { FigureSource } from '#shared/schemas/rates.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { safeLink } from '#web/lib/safe-link.ts';

/** The team size multiplies only typed hours. */
export function RateSources({ hasTypedHours }: { hasTypedHours: boolean }) {
  const sources = usePublicConfig()?.rates.sources;
  if (sources === undefined) return null;
  const rows: [string, FigureSource][] = [
    ['Share of hours saved on Automate tasks', sources.savedShare.Automate],
    ['Share of hours saved on Optimize tasks', sources.savedShare.Optimize],
    ['Share of hours saved on Enhance tasks', sources.savedShare.Enhance],
    ['Junior rate', sources.juniorRateUsdPerHour],
    ['Role rates', sources.roleRatesUsdPerHour],
    ['Business conversion rate', sources.conversionRate],
    ...(hasTypedHours ? [['Team size', sources.countWholeTeam] satisfies [string, FigureSource]] : []),
    ['Adoption', sources.adoptionShare],
  ];
  return (
    <Disclosure label="Where the rates come from" className="border-t border-rule pt-3">
      <dl className="mt-2 grid gap-4">
        {rows.map(([label, source]) => (
          <div key={label}>
            <dt className="flex flex-wrap items-center gap-2 text-sm font-strong">
              {label}
              <Badge tone={source.kind === 'published' ? 'info' : 'neutral'}>
                {source.kind === 'published' ? 'Published' : 'Our assumption'}
              </Badge>
            </dt>
            <dd className="mt-1 max-w-text text-sm text-ink-secondary">
              {source.text} {source.kind === 'published' && source.url && <SourceLink url={source.url} />}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function SourceLink({ url }: { url: string }) {
  const href = safeLink(url);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline underline-offset-2"
    >
      Source<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
