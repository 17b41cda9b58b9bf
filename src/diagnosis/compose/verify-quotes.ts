import type { Evidence } from '#shared/schemas/evidence.ts';
import { standsOn } from '../propose/quote.ts';
import type { PageFacts } from '../read/page-facts.ts';
import type { IdentifiedTask, IdentifiedWorkflow } from './identified-workflow.ts';

/** Drops quotes that don't occur in the stored pages, and workflows left without any, except for typical ones. */
export function verifyQuotes(
  workflows: readonly IdentifiedWorkflow[],
  pages: readonly PageFacts[],
): IdentifiedWorkflow[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const verified = (evidence: readonly Evidence[]) =>
    evidence.filter(({ url, quote }) => {
      const page = byUrl.get(url);
      return page !== undefined && standsOn(page, quote);
    });
  return workflows.flatMap((workflow) => {
    if (workflow.basis === 'typical') return [workflow];
    const evidence = verified(workflow.evidence);
    if (evidence.length === 0) return [];
    const tasks = workflow.tasks.map((task) => verifyTask(task, verified(task.evidence), evidence));
    return [{ ...workflow, evidence, tasks }];
  });
}

function verifyTask(
  task: IdentifiedTask,
  evidence: Evidence[],
  workflowEvidence: readonly Evidence[],
): IdentifiedTask {
  if (task.basis === 'observed' && evidence.length === 0) {
    return { ...task, basis: 'inferred', evidence: workflowEvidence.slice(0, 1) };
  }
  return { ...task, evidence: evidence.length > 0 ? evidence : workflowEvidence.slice(0, 1) };
}
