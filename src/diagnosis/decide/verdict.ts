/**
 * `demote` keeps a candidate, but may remove signals, weaken its basis, or make it the work of the organization's
 * product.
 */
export type Outcome = 'keep' | 'drop' | 'merge' | 'demote';

/** The reason may be shown to the owner. */
export interface Verdict {
  rule: string;
  outcome: Outcome;
  reason: string;
  into?: string;
}

export interface Candidate {
  /** Unique within its kind on one site. */
  id: string;
  verdicts: Verdict[];
  merged: Candidate[];
}

/** Null if the rule has no objection to the candidate and changes nothing. */
export type Ruling<C> =
  | { outcome: 'drop'; reason: string }
  | { outcome: 'merge'; into: C; reason: string }
  | { outcome: 'demote'; change: Partial<C>; reason: string }
  | { outcome: 'keep'; reason: string }
  | null;

export interface Rule<C, X> {
  /** In kebab-case. Must not change, because traces and `eval --ablate` use it. */
  name: string;
  purpose: string;
  judge(candidate: C, context: X, open: readonly C[]): Ruling<C>;
}
