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
  on: '2026-12-01',
  sites: 44,
  claims: { right: 115, of: 139 },
  workflows: { right: 108, of: 297 },
  tasks: { right: 438, of: 519 },
  offerings: { right: 180, of: 225 },
  industries: { right: 21, of: 44 },
};
