import type { TracedCandidate } from '#diagnosis/trace/trace.ts';

/** The candidates that a question asks for: those of one workflow, those that some words raised, or all. */
export function selectCandidates(
  candidates: readonly TracedCandidate[],
  { workflow, text }: { workflow: string | null; text: string | null },
): TracedCandidate[] {
  return candidates.filter(
    (candidate) =>
      (workflow === null || isOfWorkflow(candidate, workflow)) &&
      (text === null || mentions(candidate, text)),
  );
}

function isOfWorkflow({ kind, id, verdicts }: TracedCandidate, workflow: string): boolean {
  return (
    (kind === 'workflow' && (id === workflow || verdicts.some(({ into }) => into === workflow))) ||
    (kind === 'task' && id.startsWith(`${workflow}/`))
  );
}

function mentions({ signals, refused, name }: TracedCandidate, text: string): boolean {
  const words = text.toLowerCase();
  const quotes = [
    ...signals.map(({ evidence }) => evidence?.quote ?? ''),
    ...refused.map(({ evidence }) => evidence.quote),
  ];
  return [name, ...quotes].some((quote) => quote.toLowerCase().includes(words));
}
