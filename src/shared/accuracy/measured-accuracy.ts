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
   * Workflows shown as observed or inferred. A correct one is work that the organization does, as a
   * quote shows, with a name, description, and tasks about that work. A duplicate counts as wrong.
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
  on: '2026-11-30',
  sites: 416,
  claims: { right: 1719, of: 2308 },
  workflows: { right: 1462, of: 3317 },
  tasks: { right: 6938, of: 8174 },
  offerings: { right: 2573, of: 3124 },
  industries: { right: 299, of: 416 },
};
