import { type WorkflowRow, workflowRowSchema } from './rows.ts';

export function cleanWorkflows(input: unknown): WorkflowRow[] {
  if (!Array.isArray(input)) return [];
  const byName = new Map<string, WorkflowRow>();
  for (const item of input) {
    const parsed = workflowRowSchema.safeParse(item);
    if (parsed.success && !byName.has(parsed.data.name)) byName.set(parsed.data.name, parsed.data);
  }
  return [...byName.values()];
}
