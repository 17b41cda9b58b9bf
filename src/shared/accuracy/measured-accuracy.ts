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
  sites: 473,
  claims: { right: 1925, of: 2598 },
  workflows: { right: 1643, of: 3751 },
  tasks: { right: 7737, of: 9129 },
  offerings: { right: 2915, of: 3512 },
  industries: { right: 331, of: 473 },
};
