import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';

/** The workflow that a person means by its id or, whatever the case, its name; null when the catalogue has none. */
export function findWorkflowId(text: string): string | null {
  const { workflows } = loadKnowledge();
  const wanted = text.trim().toLowerCase();
  const found =
    workflows.find(({ id }) => id === wanted) ?? workflows.find(({ name }) => name.toLowerCase() === wanted);
  return found?.id ?? null;
}
