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
  sites: 519,
  claims: { right: 2060, of: 2808 },
  workflows: { right: 1758, of: 4068 },
  tasks: { right: 8280, of: 9794 },
  offerings: { right: 3117, of: 3752 },
  industries: { right: 349, of: 519 },
};
