import { frameworkOf } from '#shared/framework.ts';
import { basisSchema, evidenceSchema } from '#shared/schemas/evidence.ts';
import { taskSchema } from '#shared/schemas/task.ts';
import { performedBySchema, teamRoleSchema, workflowTypeSchema } from '#shared/schemas/workflow.ts';
import type { NewTask, NewWorkflow, TaskRow, WorkflowRow } from './audit-record.ts';
import type { Transaction } from './database.ts';
import { tasks, workflows } from './schema.ts';
import type { NewRows } from './stored-diagnosis.ts';
import { withoutNul } from './without-nul.ts';

/** A statement takes at most 65,535 parameters; a task's row has about twenty. */
const rowsPerStatement = 1_000;

/** Gives an audit its workflows and tasks, in the order given. */
export async function insertRows(tx: Transaction, auditId: number, rows: NewRows): Promise<void> {
  if (rows.length === 0) return;
  const clean = withoutNul(rows);
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
}

/** The columns that a workflow's own values fill; anything else it carries is left out. */
export function workflowColumns(workflow: NewWorkflow) {
  const { definitionId, name, department, type, typedType, description } = workflow;
  const { teamSize, teamRoles, basis, evidence, performedBy } = workflow;
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
  };
}

/** The columns that a task's own values fill; anything else it carries is left out. */
export function taskColumns(task: NewTask) {
  const { name, description, requiresJudgment, assignedRole, serviceValue, replicabilityDifficulty } = task;
  const { timeInvestment, basis, evidence, factors, traits } = task;
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
  };
}

export function toTaskRow(row: typeof tasks.$inferSelect, workflow: string): TaskRow {
  const task = taskSchema.parse({ ...row, workflow, framework: frameworkOf(row) });
  return { ...task, workflowId: row.workflowId };
}
