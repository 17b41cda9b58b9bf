/** What was counted right among how many. */
export interface Count {
  right: number;
  of: number;
}

/** How often the built-in analysis is right, as last measured: `docs/accuracy.md` says how. */
export interface MeasuredAccuracy {
  /** ISO date of the measurement. */
  on: string;
  /** Websites read, none of them looked at while the rules were written. */
  sites: number;
  /** Workflows shown as observed or inferred that a reader accepted. */
  claims: Count;
  /** Workflows that a reader had named beforehand, and that were found. */
  workflows: Count;
  industries: Count;
  /** Quotes that stand word for word on the page they are attributed to. */
  quotes: Count;
}

export const measuredAccuracy: MeasuredAccuracy = {
  on: '2026-11-22',
  sites: 66,
  claims: { right: 743, of: 841 },
  workflows: { right: 338, of: 442 },
  industries: { right: 65, of: 66 },
  quotes: { right: 3782, of: 3782 },
};
