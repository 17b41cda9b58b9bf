/**
 * `demote` keeps a candidate but may change it: it loses signals, gets a weaker basis, or becomes the work of
 * the organization's product.
 */
export type Outcome = 'keep' | 'drop' | 'merge' | 'demote';

/** What one rule decided about one candidate. The reason is shown to the owner. */
export interface Verdict {
  rule: string;
  outcome: Outcome;
  reason: string;
  /** Id of the candidate that this one was merged into. */
  into?: string;
}

export interface Candidate {
  /** Unique within its kind on one site. */
  id: string;
  verdicts: Verdict[];
  /** Candidates merged into this one, in order. */
  merged: Candidate[];
}

/** Null if the rule doesn't apply to the candidate. */
export type Ruling<C> =
  | { outcome: 'drop'; reason: string }
  | { outcome: 'merge'; into: C; reason: string }
  | { outcome: 'demote'; change: Partial<C>; reason: string }
  | { outcome: 'keep'; reason: string }
  | null;

export interface Rule<C, X> {
  /** In kebab-case. Must not change, because traces and `eval --ablate` use it. */
  name: string;
  /** What the rule prevents, for `npm run explain` and the documentation. */
  purpose: string;
  judge(candidate: C, context: X, open: readonly C[]): Ruling<C>;
}
