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
  on: '2026-11-29',
  sites: 359,
  claims: { right: 1509, of: 2016 },
  workflows: { right: 1292, of: 2871 },
  tasks: { right: 6096, of: 7198 },
  offerings: { right: 2251, of: 2741 },
  industries: { right: 272, of: 359 },
};
