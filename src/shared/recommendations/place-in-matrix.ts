import type { RecommendedModule } from '../schemas/module.ts';

/** In reading order: more value on top, less effort on the left. */
export const matrixFields = ['do-first', 'plan', 'pick-up', 'leave'] as const;
export type MatrixField = (typeof matrixFields)[number];

export const matrixFieldTexts: Readonly<Record<MatrixField, { title: string; meaning: string }>> = {
  'do-first': { title: 'Do first', meaning: 'More value, less effort' },
  plan: { title: 'Plan for', meaning: 'More value, more effort' },
  'pick-up': { title: 'Pick up along the way', meaning: 'Less value, less effort' },
  leave: { title: 'Leave for now', meaning: 'Less value, more effort' },
};

/** Modules that take up to this many days count as little effort. Our assumption. */
export const littleEffortDays = 7;

/**
 * Modules with at least this share of the savings credited to all modules that pay back count as
 * high value. Our assumption.
 */
export const muchValueShare = 0.1;

type PlacedModule = Pick<RecommendedModule, 'id' | 'name' | 'implementationTime' | 'claimed' | 'paysBack'>;

export function placeInMatrix<Module extends PlacedModule>(
  modules: readonly Module[],
): Record<MatrixField, Module[]> {
  const worthwhile = modules.filter(({ paysBack }) => paysBack);
  const all = worthwhile.reduce((total, module) => total + savingsOf(module), 0);
  const placed: Record<MatrixField, Module[]> = { 'do-first': [], plan: [], 'pick-up': [], leave: [] };
  for (const module of worthwhile) {
    const muchValue = all > 0 && savingsOf(module) / all >= muchValueShare;
    const littleEffort = module.implementationTime <= littleEffortDays;
    const field = muchValue ? (littleEffort ? 'do-first' : 'plan') : littleEffort ? 'pick-up' : 'leave';
    placed[field].push(module);
  }
  return placed;
}

function savingsOf(module: PlacedModule): number {
  return module.claimed.savingsUsdPerMonth.likely;
}
