import { describeModuleCategory } from '#shared/module-categories.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';

/** '1 day', '7 days'; a module that says none takes the days of its category. */
export function formatDays(days: number, category: number): string {
  const shown = days > 0 ? days : describeModuleCategory(category).days;
  return shown === 1 ? '1 day' : `${shown} days`;
}

type Payback = RecommendedModule['paybackMonths'];

/** Months until the price is saved: 'About 2 months (1 to 4)'; no end where the low savings never pay it. */
export function formatPayback(months: Payback): string {
  if (months === null) return 'Not by saved hours alone';
  const likely = writeMonths(months.likely);
  const range =
    months.high === null
      ? `${writeMonths(months.low)} or more`
      : `${writeMonths(months.low)} to ${writeMonths(months.high)}`;
  return `About ${likely} ${likely === '1' ? 'month' : 'months'} (${range})`;
}

function writeMonths(value: number): string {
  return String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
}

/** How a price compares with the low and high end of custom development, as widths in percent of the high end. */
export function compareWithCustom(price: number, custom: { low: number; high: number }) {
  const most = Math.max(price, custom.high, 1);
  return { price: (price / most) * 100, low: (custom.low / most) * 100, high: (custom.high / most) * 100 };
}
