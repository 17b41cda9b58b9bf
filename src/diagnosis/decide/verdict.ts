/** What a rule does with a candidate. `demote` keeps it with less: fewer signals or a weaker basis. */
export type Outcome = 'keep' | 'drop' | 'merge' | 'demote';

/** What one named rule said of one candidate, in words an owner can read. */
export interface Verdict {
  rule: string;
  outcome: Outcome;
  reason: string;
  /** Id of the candidate it was merged into. */
  into?: string;
}

/** What every candidate carries through the pipeline. `kept` once all rules have let it pass. */
export interface Candidate {
  /** Unique within its kind on one site. */
  id: string;
  verdicts: Verdict[];
  /** Candidates that were merged into this one, in the order of their merging. */
  merged: Candidate[];
}

/** A rule's answer about one candidate; null when the rule has nothing to say. */
export type Ruling<C> =
  | { outcome: 'drop'; reason: string }
  | { outcome: 'merge'; into: C; reason: string }
  | { outcome: 'demote'; change: Partial<C>; reason: string }
  | { outcome: 'keep'; reason: string }
  | null;

/** One named rule. It judges one candidate at a time and decides nothing else. */
export interface Rule<C, X> {
  /** Kebab-case, stable: traces and `eval --ablate` name it. */
  name: string;
  /** What it prevents, for `npm run explain` and the documentation. */
  purpose: string;
  judge(candidate: C, context: X, open: readonly C[]): Ruling<C>;
}
