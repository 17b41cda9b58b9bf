import { frameworkOf } from '#shared/framework.ts';
import { modeledWorkSchema } from '#shared/schemas/company-model.ts';
import { basisSchema, evidenceSchema } from '#shared/schemas/evidence.ts';
import { taskSchema } from '#shared/schemas/task.ts';
import {
  performedBySchema,
  teamRoleSchema,
  workflowFunctionSchema,
  workflowTypeSchema,
} from '#shared/schemas/workflow.ts';
import type { NewTask, NewWorkflow, OfferingRow, TaskRow, WorkflowRow } from './audit-record.ts';
import type { Transaction } from './database.ts';
import { offerings, tasks, workflows } from './schema.ts';
import type { NewRows, NewWorkflows } from './stored-diagnosis.ts';
import { withoutNul } from './without-nul.ts';

/** PostgreSQL allows 65,535 parameters per statement. */
const rowsPerStatement = 1_000;

export async function insertRows(tx: Transaction, auditId: number, rows: NewRows): Promise<void> {
  const clean = withoutNul(rows);
  const idByDefinition = await insertWorkflows(tx, auditId, clean.workflows);
  if (clean.offerings.length === 0) return;
  await tx.insert(offerings).values(
    clean.offerings.map(({ name, evidence, deliveredBy }, position) => ({
      auditId,
      position,
      name,
      evidence,
      workflowId: idByDefinition.get(deliveredBy) ?? null,
    })),
  );
}

async function insertWorkflows(
  tx: Transaction,
  auditId: number,
  clean: NewWorkflows,
): Promise<Map<string | null, number>> {
  if (clean.length === 0) return new Map();
  const inserted = await tx
    .insert(workflows)
    .values(clean.map((workflow, position) => ({ ...workflowColumns(workflow), auditId, position })))
    .returning({ id: workflows.id, position: workflows.position });
  const idByPosition = new Map(inserted.map((row) => [row.position, row.id]));
  const taskRows = clean.flatMap((workflow, position) =>
    workflow.tasks.map((task) => ({ ...taskColumns(task), workflowId: idByPosition.get(position) ?? 0 })),
  );
  for (let start = 0; start < taskRows.length; start += rowsPerStatement) {
    const part = taskRows.slice(start, start + rowsPerStatement);
    await tx.insert(tasks).values(part.map((task, index) => ({ ...task, auditId, position: start + index })));
  }
  return new Map(
    clean.flatMap(({ definitionId }, position) => {
      const id = idByPosition.get(position);
      return definitionId === null || id === undefined ? [] : [[definitionId, id] as const];
    }),
  );
}

export function workflowColumns(workflow: NewWorkflow) {
  const { definitionId, name, department, type, typedType, description } = workflow;
  const { teamSize, teamRoles, basis, evidence, performedBy, work } = workflow;
  return {
    definitionId,
    name,
    department,
    type,
    typedType,
    description,
    teamSize,
    teamRoles,
    basis,
    evidence,
    performedBy,
    function: workflow.function,
    work,
  };
}

export function taskColumns(task: NewTask) {
  const { name, description, requiresJudgment, assignedRole, serviceValue, replicabilityDifficulty } = task;
  const { timeInvestment, basis, evidence, factors, traits, hoursShare, trialRank } = task;
  return {
    name,
    description,
    requiresJudgment,
    assignedRole,
    serviceValue,
    replicabilityDifficulty,
    timeInvestment,
    basis,
    evidence,
    factors,
    traits,
    hoursShare,
    trialRank,
  };
}

export function toWorkflowRow(row: typeof workflows.$inferSelect): WorkflowRow {
  return {
    id: row.id,
    definitionId: row.definitionId,
    name: row.name,
    department: row.department,
    type: workflowTypeSchema.parse(row.type),
    typedType: row.typedType,
    description: row.description,
    teamSize: row.teamSize,
    teamRoles: teamRoleSchema.array().parse(row.teamRoles),
    basis: basisSchema.parse(row.basis),
    evidence: evidenceSchema.array().parse(row.evidence),
    performedBy: performedBySchema.parse(row.performedBy),
    function: workflowFunctionSchema.nullable().parse(row.function),
    work: modeledWorkSchema.nullable().parse(row.work),
  };
}

export function toOfferingRow(row: typeof offerings.$inferSelect, workflow: string | null): OfferingRow {
  return { id: row.id, name: row.name, evidence: evidenceSchema.array().parse(row.evidence), workflow };
}

export function toTaskRow(row: typeof tasks.$inferSelect, workflow: string): TaskRow {
  const task = taskSchema.parse({ ...row, workflow, framework: frameworkOf(row) });
  return { ...task, workflowId: row.workflowId };
}

export function withoutUndefined<T extends object>(
  value: T,
): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
