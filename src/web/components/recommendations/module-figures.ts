import { describeModuleCategory } from '#shared/module-categories.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';

/** '1 day', '7 days'. If the module gives no time, we use its category's; without a category, three days. */
export function formatDays({
  implementationTime,
  category,
}: Pick<RecommendedModule, 'implementationTime' | 'category'>): string {
  const days = implementationTime > 0 ? implementationTime : describeModuleCategory(category).days;
  return days === 1 ? '1 day' : `${days} days`;
}

/** How a price compares with the low and high end of custom development, as widths in percent of the high end. */
export function compareWithCustom(price: number, custom: { low: number; high: number }) {
  const most = Math.max(price, custom.high, 1);
  return { price: (price / most) * 100, low: (custom.low / most) * 100, high: (custom.high / most) * 100 };
}
