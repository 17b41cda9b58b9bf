import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';

export function findWorkflowId(text: string): string | null {
  const { workflows } = loadKnowledge();
  const wanted = text.trim().toLowerCase();
  const found = findWorkflow(wanted) ?? workflows.find(({ name }) => name.toLowerCase() === wanted);
  return found?.id ?? null;
}
