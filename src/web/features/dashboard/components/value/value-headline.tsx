import { LoaderCircle } from 'lucide-react';
import type { ValueSummary } from '#shared/schemas/value.ts';
import { formatEstimatedUsd, formatUsd } from '#shared/text/figures.ts';
import { classNames } from '#web/lib/class-names.ts';

const sampleUsdPerMonth = 16_250;

interface ValueHeadlineProps {
  value: ValueSummary | null;
  original: ValueSummary | null;
  calculating: boolean;
  /** True while the audit hasn't ended. */
  toCome: boolean;
}

export function ValueHeadline({ value, original, calculating, toCome }: ValueHeadlineProps) {
  const sample = value === null && toCome;
  const known = !calculating || original !== null ? value : null;
  return (
    <div>
      <p className="text-sm font-strong text-ink-secondary">Total Monthly Cost Savings</p>
      <p
        className={classNames(
          'figures mt-1 flex min-h-13 items-center font-serif text-3xl',
          sample && 'text-ink-secondary',
        )}
        aria-live="polite"
        data-testid="headline"
      >
        {calculating && known === null ? (
          <span className="flex items-center gap-3 text-xl text-ink-secondary">
            <LoaderCircle
              aria-hidden
              data-testid="spinner"
              className="size-6 animate-turn"
              strokeWidth={1.5}
            />
            Calculating...
          </span>
        ) : known !== null ? (
          formatEstimatedUsd(known.monthlyTotal)
        ) : sample ? (
          formatUsd(sampleUsdPerMonth)
        ) : (
          '–'
        )}
      </p>
      <p className="figures mt-1 min-h-6 text-base/6">
        {known !== null &&
          `Range ${formatEstimatedUsd(known.ranges.monthlyTotal.low)} to ${formatEstimatedUsd(known.ranges.monthlyTotal.high)} a month`}
        {sample && !calculating && 'A sample figure until yours is calculated'}
      </p>
      {original !== null && (
        <p className="figures mt-1 text-sm text-ink-secondary">
          With your trial assumptions. Before: <s>{formatEstimatedUsd(original.monthlyTotal)}</s>
        </p>
      )}
    </div>
  );
}
