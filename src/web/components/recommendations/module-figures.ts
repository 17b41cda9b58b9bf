import { describeModuleCategory } from '#shared/module-categories.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';

export function formatDays({
  implementationTime,
  category,
}: Pick<RecommendedModule, 'implementationTime' | 'category'>): string {
  const days = implementationTime > 0 ? implementationTime : describeModuleCategory(category).days;
  return days === 1 ? '1 day' : `${days} days`;
}

/** Widths in percent of the largest amount. */
export function compareWithCustom(price: number, custom: { low: number; high: number }) {
  const most = Math.max(price, custom.high, 1);
  return { price: (price / most) * 100, low: (custom.low / most) * 100, high: (custom.high / most) * 100 };
}
