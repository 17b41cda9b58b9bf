import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';

/** The workflow with this id or, ignoring case, this name; null if the catalog has none. */
export function findWorkflowId(text: string): string | null {
  const { workflows } = loadKnowledge();
  const wanted = text.trim().toLowerCase();
  const found = findWorkflow(wanted) ?? workflows.find(({ name }) => name.toLowerCase() === wanted);
  return found?.id ?? null;
}
