import { readdirSync } from 'node:fs';
import { findIndustry } from '../industries/industry-registry.ts';
import { isKnownRole } from '../roles.ts';
import {
  type WorkflowDefinition,
  type WorkflowSource,
  workflowDefinitionSchema,
} from '../workflow-definition.ts';

/** Every workflow of the catalogue: whatever stands in a folder beside this file, in the order of its path. */
export const workflows: readonly WorkflowDefinition[] = checkWorkflows(await readSources());

/**
 * Parses the definitions and checks what one alone cannot: unique ids, known industries and roles,
 * `narrows` and `coreOf` that exist. Throws with the workflow's id.
 */
export function checkWorkflows(list: readonly WorkflowSource[]): WorkflowDefinition[] {
  const parsed = list.map((source) => {
    const result = workflowDefinitionSchema.safeParse(source);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new Error(`Workflow "${source.id}": ${issue?.path.join('.')}: ${issue?.message}`);
  });
  const ids = new Set(parsed.map((workflow) => workflow.id));
  if (ids.size !== parsed.length) throw new Error(`Workflow "${findDouble(parsed)}" is there twice`);
  for (const workflow of parsed) checkReferences(workflow, ids);
  return parsed;
}

function findDouble(list: readonly { id: string }[]): string | undefined {
  return list.find(({ id }, index) => list.findIndex((entry) => entry.id === id) !== index)?.id;
}

function checkReferences(workflow: WorkflowDefinition, ids: ReadonlySet<string>): void {
  const complain = (message: string): never => {
    throw new Error(`Workflow "${workflow.id}": ${message}`);
  };
  const listed = workflow.industries === 'every' ? [] : workflow.industries;
  for (const id of [...listed, ...(workflow.coreOf ?? [])]) {
    if (!findIndustry(id)) complain(`unknown industry "${id}"`);
  }
  for (const id of workflow.narrows ?? []) {
    if (!ids.has(id) || id === workflow.id) complain(`narrows "${id}", which is no other workflow`);
  }
  const double = findDouble(workflow.tasks);
  if (double) complain(`task "${double}" is there twice`);
  for (const task of workflow.tasks) {
    if (!isKnownRole(task.role)) complain(`task "${task.id}" has the unknown role "${task.role}"`);
  }
}

async function readSources(): Promise<WorkflowSource[]> {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('/') && path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort();
  return Promise.all(files.map(readSource));
}

async function readSource(path: string): Promise<WorkflowSource> {
  const found: Record<string, WorkflowSource> = await import(new URL(path, import.meta.url).href);
  const [source, ...others] = Object.values(found);
  if (source === undefined || others.length > 0) throw new Error(`${path} must export one workflow`);
  return source;
}
