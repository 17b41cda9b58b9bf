import type { RecommendedModule } from '../schemas/module.ts';
import { formatEstimatedUsd } from './figures.ts';

type PricedModule = Pick<RecommendedModule, 'paysBack' | 'claimed'>;

/** The headline's basis: the junior rate, role rates, or trial assumptions. */
export type HeadlineKind = 'simple' | 'advanced' | 'trial';

/**
 * What the recommended modules save of the headline, which counts every task in full. They are always counted at the
 * junior rate and with the saved assumptions. Null if no module is recommended.
 */
export function describeRecommended(modules: readonly PricedModule[], headline: HeadlineKind): string | null {
  const recommended = modules.filter(({ paysBack }) => paysBack);
  if (recommended.length === 0) return null;
  const saved = recommended.reduce((sum, { claimed }) => sum + claimed.savingsUsdPerMonth.likely, 0);
  const amount = formatEstimatedUsd(saved);
  const named = recommended.length === 1 ? 'recommended module' : `${recommended.length} recommended modules`;
  switch (headline) {
    case 'simple':
      return `This counts every task in full. The ${named} would save about ${amount} of it.`;
    case 'advanced':
      return `This counts every task in full, at role rates. The ${named} would save about ${amount} a month at the junior rate.`;
    case 'trial':
      return `This counts every task in full. With the saved assumptions, the ${named} would save about ${amount} a month.`;
  }
}
