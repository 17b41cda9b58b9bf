import type { FirstStep } from '../recommendations/first-steps.ts';
import type { RecommendedModule } from '../schemas/module.ts';
import type { CalculationMode } from '../schemas/value.ts';
import { formatEstimatedUsd } from './figures.ts';

type PricedModule = Pick<RecommendedModule, 'paysBack' | 'claimed'>;

/** The headline's basis: the junior rate, role rates, or trial assumptions. */
export type HeadlineKind = 'simple' | 'advanced' | 'trial';

/**
 * How much of the headline's savings the recommended modules account for. The headline counts every task in full; the
 * modules are always counted at the junior rate and with the saved assumptions. Null if no module is recommended.
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

/** The order of the first steps and what they save together; no hour counts for two of them. Null unless at least two save anything. */
export function describeFirstStepsTotal(
  steps: readonly Pick<FirstStep, 'module' | 'trial'>[],
  mode: CalculationMode,
): string | null {
  const savings = steps.flatMap(({ module, trial }) => (module ?? trial)?.savingsUsdPerMonth.likely ?? []);
  if (savings.length < 2) return null;
  const total = savings.reduce((sum, usd) => sum + usd, 0);
  return `Quickest payback first. Together, about ${formatEstimatedUsd(total)} a month${mode === 'simple' ? '' : ' at the junior rate'}; no hour counts twice.`;
}
