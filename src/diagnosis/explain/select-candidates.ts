import type { ExplainedCandidate } from '#shared/schemas/explanation.ts';

/** What is asked for. Null asks for all. */
export interface ExplanationQuestion {
  /** Id of a workflow: it, what was merged into it, its offerings and its tasks. */
  workflow: string | null;
  /** Words of the site, whatever their case: the candidates that a quote with them raised, or that are called so. */
  text: string | null;
}

/** The candidates that a question asks for, in their order. */
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
