/** What a rule does with a candidate. `demote` keeps it in a weaker form: fewer signals or a weaker basis. */
export type Outcome = 'keep' | 'drop' | 'merge' | 'demote';

/** What one rule decided about one candidate, with the reason in words for the owner. */
export interface Verdict {
  rule: string;
  outcome: Outcome;
  reason: string;
  /** Id of the candidate it was merged into. */
  into?: string;
}

/** What every candidate carries through the pipeline. `kept` once it has passed all rules. */
export interface Candidate {
  /** Unique within its kind on one site. */
  id: string;
  verdicts: Verdict[];
  /** Candidates merged into this one, in order. */
  merged: Candidate[];
}

/** A rule's answer about one candidate; null if the rule does not apply. */
export type Ruling<C> =
  | { outcome: 'drop'; reason: string }
  | { outcome: 'merge'; into: C; reason: string }
  | { outcome: 'demote'; change: Partial<C>; reason: string }
  | { outcome: 'keep'; reason: string }
  | null;

/** One named rule. It judges one candidate at a time and decides nothing else. */
export interface Rule<C, X> {
  /** Kebab-case and stable: traces and `eval --ablate` use it. */
  name: string;
  /** What it prevents, for `npm run explain` and the documentation. */
  purpose: string;
  judge(candidate: C, context: X, open: readonly C[]): Ruling<C>;
}
