import type { Evidence } from '#shared/schemas/evidence.ts';

/**
 * Readers see each workflow's first quote, and the same sentence under several workflows explains
 * none of them. So we prefer a quote of the same kind that no workflow above shows first.
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
