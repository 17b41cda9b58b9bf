/** The number of correct results, and the number of results judged. */
export interface Count {
  right: number;
  of: number;
}

/** How often the built-in analysis is right, as last measured; `docs/accuracy.md` explains how. */
export interface MeasuredAccuracy {
  /** ISO date of the measurement. */
  on: string;
  /** Websites read, none of them looked at while the rules were written. */
  sites: number;
  /**
   * Workflows shown as observed or inferred that are right by name, quotes, description, and tasks; duplicates are
   * errors.
   */
  claims: Count;
  /** Workflows that a reader had named beforehand, and that were found. */
  workflows: Count;
  /** Tasks of right workflows that fit the organization. */
  tasks: Count;
  /** Offerings shown that are right; one under two headings counts as an error. */
  offerings: Count;
  industries: Count;
}

export const measuredAccuracy: MeasuredAccuracy = {
  on: '2026-11-23',
  sites: 22,
  claims: { right: 92, of: 111 },
  workflows: { right: 79, of: 184 },
  tasks: { right: 399, of: 451 },
  offerings: { right: 120, of: 129 },
  industries: { right: 19, of: 22 },
};
