import type { PageOutcome } from '#shared/schemas/coverage.ts';
import type { Basis } from '#shared/schemas/evidence.ts';
import type { Framework } from '#shared/schemas/framework.ts';

export const basisLabels: Readonly<Record<Basis, string>> = {
  observed: 'Observed',
  inferred: 'Inferred',
  typical: 'Typical for the industry',
  told: 'You told us',
};

export const outcomeLabels: Readonly<Record<PageOutcome, string>> = {
  read: 'Read',
  'skipped-by-robots': 'Blocked by robots.txt',
  failed: 'Failed',
  duplicate: 'Duplicate',
  'set-aside': 'Set aside',
  'not-fetched': 'Not fetched',
};

export const frameworkMeanings: Readonly<Record<Framework, { comparison: string; meaning: string }>> = {
  Automate: {
    comparison: 'AI greater than human: low-value, mainstream tasks.',
    meaning: 'AI does the work; people check the exceptions.',
  },
  Optimize: {
    comparison: 'AI equals human: mixed tasks.',
    meaning: 'AI prepares or speeds up the work; people decide and finish it.',
  },
  Enhance: {
    comparison: 'Human greater than AI: high-value, unique tasks.',
    meaning: 'People do the work; AI gives them better material to work with.',
  },
};
