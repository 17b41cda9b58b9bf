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
  sites: 44,
  claims: { right: 357, of: 408 },
  workflows: { right: 195, of: 291 },
  industries: { right: 44, of: 44 },
  quotes: { right: 1788, of: 1788 },
};
