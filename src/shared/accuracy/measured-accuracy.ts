export interface Count {
  right: number;
  of: number;
}

/** How often the built-in analysis is right, as last measured. `docs/accuracy.md` explains the method. */
export interface MeasuredAccuracy {
  /** ISO date. */
  on: string;
  /** Websites that were not looked at while the rules were written. */
  sites: number;
  /**
   * Workflows shown as observed or inferred. A correct one is right in name, quotes, description, and tasks;
   * a duplicate is an error.
   */
  claims: Count;
  /** Workflows that a reader had listed beforehand, and how many of them the analysis found. */
  workflows: Count;
  /** Tasks of correct workflows, and how many of them fit the organization. */
  tasks: Count;
  /** Offerings shown, and how many of them are correct. */
  offerings: Count;
  industries: Count;
}

export const measuredAccuracy: MeasuredAccuracy = {
  on: '2026-11-29',
  sites: 252,
  claims: { right: 1013, of: 1361 },
  workflows: { right: 862, of: 2000 },
  tasks: { right: 4092, of: 4812 },
  offerings: { right: 1523, of: 1874 },
  industries: { right: 184, of: 252 },
};
