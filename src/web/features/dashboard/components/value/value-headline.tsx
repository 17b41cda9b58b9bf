import { LoaderCircle } from 'lucide-react';
import type { ValueSummary } from '#shared/schemas/value.ts';
import { formatUsd } from '#shared/text/figures.ts';
import type { WordedAmount } from '#shared/text/money.ts';
import { ExchangeRate } from '#web/components/exchange-rate.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useMoney } from '#web/lib/use-money.ts';

const sampleUsdPerMonth = 16_250;

interface ValueHeadlineProps {
  value: ValueSummary | null;
  original: ValueSummary | null;
  calculating: boolean;
  /** True while the audit hasn't ended. */
  toCome: boolean;
}

export function ValueHeadline({ value, original, calculating, toCome }: ValueHeadlineProps) {
  const money = useMoney();
  const sample = value === null && toCome;
  const known = !calculating || original !== null ? value : null;
  return (
    <div>
      <p className="text-sm font-strong text-ink-secondary">Total Monthly Cost Savings</p>
      <p
        className={classNames(
          'figures mt-1 flex items-center font-serif text-3xl',
          money.rate === null ? 'min-h-13' : 'min-h-20',
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
          <Amount {...money.wordEstimate(known.monthlyTotal)} />
        ) : sample ? (
          formatUsd(sampleUsdPerMonth)
        ) : (
          '–'
        )}
      </p>
      <p
        className={classNames(
          'figures mt-1 text-base/6',
          money.rate === null ? 'min-h-6' : 'min-h-12 text-balance',
        )}
      >
        {known !== null && `Range ${money.estimates(known.ranges.monthlyTotal)} a month`}
        {sample && !calculating && 'A sample figure until yours is calculated'}
      </p>
      {original !== null && (
        <p className="figures mt-1 text-sm text-ink-secondary">
          With your trial assumptions. Before: <s>{money.estimate(original.monthlyTotal)}</s>
        </p>
      )}
      {!sample && <ExchangeRate className="mt-1" />}
    </div>
  );
}

function Amount({ usd, other }: WordedAmount) {
  if (other === null) return usd;
  return (
    <span>
      {usd} <span className="block text-lg text-ink-secondary">({other})</span>
    </span>
  );
}
