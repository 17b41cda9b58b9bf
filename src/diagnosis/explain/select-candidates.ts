import type { ExplainedCandidate } from '#shared/schemas/explanation.ts';

/** Null in both fields selects everything. */
export interface ExplanationQuestion {
  /** A workflow id: selects the workflow, any workflows merged into it, its offerings, and its tasks. */
  workflow: string | null;
  /** Case is ignored. Selects candidates with this text in a quote, their name, or their id. */
  text: string | null;
}

export function selectCandidates(
  candidates: readonly ExplainedCandidate[],
  { workflow, text }: ExplanationQuestion,
): ExplainedCandidate[] {
  return candidates.filter(
    (candidate) =>
      (workflow === null || isOfWorkflow(candidate, workflow)) &&
      (text === null || mentions(candidate, text)),
  );
}

function isOfWorkflow({ kind, workflow, verdicts }: ExplainedCandidate, asked: string): boolean {
  return workflow === asked || (kind === 'workflow' && verdicts.some(({ into }) => into === asked));
}

function mentions({ id, name, signals, refused }: ExplainedCandidate, text: string): boolean {
  const words = folded(text);
  const quotes = [
    ...signals.map(({ evidence }) => evidence?.quote ?? ''),
    ...refused.map(({ evidence }) => evidence.quote),
  ];
  return [id, name, ...quotes].some((quote) => folded(quote).includes(words));
}

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
