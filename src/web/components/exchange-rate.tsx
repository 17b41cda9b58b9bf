import { classNames } from '#web/lib/class-names.ts';
import { useMoney } from '#web/lib/use-money.ts';

/** Shows nothing if amounts are in US dollars alone. */
export function ExchangeRate({ className }: { className?: string }) {
  const { rate } = useMoney();
  return rate && <p className={classNames('text-sm text-ink-secondary', className)}>{rate}</p>;
}
