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
  on: '2026-11-21',
  sites: 88,
  claims: { right: 1019, of: 1145 },
  workflows: { right: 441, of: 569 },
  industries: { right: 84, of: 88 },
  quotes: { right: 5126, of: 5126 },
};
