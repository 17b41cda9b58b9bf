export interface Count {
  right: number;
  of: number;
}

/** `docs/accuracy.md` explains the method. */
export interface MeasuredAccuracy {
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
  offerings: Count;
  industries: Count;
}

export const measuredAccuracy: MeasuredAccuracy = {
  on: '2026-11-29',
  sites: 266,
  claims: { right: 1089, of: 1453 },
  workflows: { right: 929, of: 2123 },
  tasks: { right: 4416, of: 5197 },
  offerings: { right: 1603, of: 1977 },
  industries: { right: 196, of: 266 },
};
