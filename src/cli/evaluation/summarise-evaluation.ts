import type { SiteEvaluation } from './evaluate-site.ts';

/** Figures over all sites; shares are 0 to 1, null where nothing was to be counted. */
export interface EvaluationSummary {
  sites: number;
  predictions: number;
  /** Matched, or accepted by a person, of all own predictions; unjudged ones count as wrong. */
  precision: number | null;
  /** The same, unjudged ones left out. */
  precisionOfJudged: number | null;
  unjudged: number;
  recall: number | null;
  productRecall: number | null;
  quotes: number;
  quoteVerification: number | null;
  industryAccuracy: number | null;
  observedOnEmptySites: number;
  pagesRead: number;
  seconds: number;
}

export function summariseEvaluation(evaluations: readonly SiteEvaluation[]): EvaluationSummary {
  const sum = (count: (evaluation: SiteEvaluation) => number) =>
    evaluations.reduce((total, evaluation) => total + count(evaluation), 0);
  const matched = sum((entry) => entry.matched.length);
  const missed = sum((entry) => entry.missed.length);
  const verdicts = (verdict: boolean | null) =>
    sum((entry) => entry.unmatched.filter((item) => item.verdict === verdict).length);
  const [accepted, refused, unjudged] = [verdicts(true), verdicts(false), verdicts(null)];
  const predictions = matched + accepted + refused + unjudged;
  const productMatched = sum((entry) => entry.productMatched.length);
  return {
    sites: evaluations.length,
    predictions,
    precision: share(matched + accepted, predictions),
    precisionOfJudged: share(matched + accepted, matched + accepted + refused),
    unjudged,
    recall: share(matched, matched + missed),
    productRecall: share(productMatched, productMatched + sum((entry) => entry.productMissed.length)),
    quotes: sum((entry) => entry.quotes.all),
    quoteVerification: share(
      sum((entry) => entry.quotes.verified),
      sum((entry) => entry.quotes.all),
    ),
    industryAccuracy: share(evaluations.filter((entry) => entry.industryRight).length, evaluations.length),
    observedOnEmptySites: sum((entry) =>
      entry.site.gold.length > 0
        ? 0
        : entry.diagnosis.workflows.filter(({ basis }) => basis === 'observed').length,
    ),
    pagesRead: sum((entry) => entry.diagnosis.coverage.read),
    seconds: Math.round(sum((entry) => entry.milliseconds) / 100) / 10,
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 1000;
}
