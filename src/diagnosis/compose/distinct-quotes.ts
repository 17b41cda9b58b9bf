import type { Evidence } from '#shared/schemas/evidence.ts';

/**
 * Puts a quote first that no workflow above shows first, if there is one of the same kind: readers see the first quote
 * of each workflow, and a sentence that lists all services proves each of them but describes none.
 */
export function distinctQuotes<Shown extends { evidence: Evidence[] }>(workflows: readonly Shown[]): Shown[] {
  const shown = new Set<string>();
  return workflows.map((workflow) => {
    const [best, ...others] = workflow.evidence;
    if (best === undefined) return workflow;
    const isNew = ({ quote, kind }: Evidence) => kind === best.kind && !shown.has(quote);
    const first = isNew(best) ? best : (others.find(isNew) ?? best);
    shown.add(first.quote);
    return { ...workflow, evidence: [first, ...workflow.evidence.filter((entry) => entry !== first)] };
  });
}
