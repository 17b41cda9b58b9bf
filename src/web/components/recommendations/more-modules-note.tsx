import {
  goodMatchPercentage,
  largePriceLimitMonths,
  largePriceUsd,
  paybackLimitMonths,
} from '#shared/recommendations/is-worthwhile.ts';
import { formatUsd } from '#shared/text/figures.ts';

/** Why some modules stand behind the others; `alone` where nothing stands before them. */
export function MoreModulesNote({ alone }: { alone: boolean }) {
  return (
    <p className="mt-1 text-ink-secondary">
      {alone
        ? 'No module has a strong case on this estimate. These come nearest'
        : 'Useful here too, with a weaker case'}
      : less than {goodMatchPercentage}% of the module is needed, or the hours left for it do not pay its
      price within {paybackLimitMonths} months ({largePriceLimitMonths} from {formatUsd(largePriceUsd)} on).
    </p>
  );
}
