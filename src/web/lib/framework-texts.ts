import type { Framework } from '#shared/schemas/framework.ts';

export const frameworkTexts: Record<Framework, { comparison: string; tasks: string; meaning: string }> = {
  Automate: {
    comparison: 'AI greater than human',
    tasks: 'Low-value, mainstream tasks',
    meaning: 'AI does the work at least as well, and faster; people check the exceptions.',
  },
  Optimize: {
    comparison: 'AI equals human',
    tasks: 'Mixed tasks',
    meaning: 'AI prepares or speeds up the work; people decide and finish it.',
  },
  Enhance: {
    comparison: 'Human greater than AI',
    tasks: 'High-value, unique tasks',
    meaning: 'People do the work; AI gives them better material to work with.',
  },
};

/** Derived from the texts, because the landing page doesn't load the framework schema. */
export const explainedFrameworks = Object.keys(frameworkTexts) as Framework[];
