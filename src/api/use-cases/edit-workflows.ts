import type { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { findWorkflow as findDefinition } from '#catalogue/knowledge/find-workflow.ts';
import { workflowForOffering } from '#diagnosis/propose/offerings/workflow-for-offering.ts';
import { addedWorkflow } from '#diagnosis/rate/added-workflow.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { summarizeWorkflow } from '#shared/stats/workflow-summary.ts';
import type { AuditEditor, NewTask, NewWorkflow, WorkflowRow } from '#storage/audit-record.ts';
import type { newWorkflowSchema, workflowChangeSchema } from '../routes/workflows/workflow-bodies.ts';
import { findOffering } from './edit-offerings.ts';
import type { EditTarget } from './edit-target.ts';

const userProvided = {
  definitionId: null,
  typedType: null,
  basis: 'told',
  performedBy: 'own',
  function: null,
} as const;

export function addWorkflow(
  { audits, auditId, seen }: EditTarget,
  body: z.infer<typeof newWorkflowSchema>,
): Promise<Workflow> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    await requireRoom(rows);
    const { workflow, tasks } = await toNewWorkflow(rows, body);
    return summarize(rows, await rows.createWorkflow(workflow, { tasks }));
  });
}

/** Adds a workflow with the offering's name and quotes, which delivers the offering from then on. */
export function addWorkflowOfOffering(
  { audits, auditId, seen }: EditTarget,
  offeringId: number,
): Promise<Workflow> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    const offering = await findOffering(rows, offeringId);
    await requireRoom(rows);
    const workflows = await rows.listWorkflows();
    const company = await rows.getCompany();
    const taken = new Set(workflows.flatMap(({ definitionId }) => definitionId ?? []));
    const definition = workflowForOffering(offering, company.industry, taken);
    const { tasks, ...workflow } = addedWorkflow(definition, { ...company, workflows });
    const added = { ...workflow, ...userProvided, evidence: offering.evidence };
    return summarize(
      rows,
      await rows.createWorkflow(
        { ...added, definitionId: workflow.definitionId, function: workflow.function },
        { tasks, offeringId },
      ),
    );
  });
}

async function requireRoom(rows: AuditEditor): Promise<void> {
  if ((await rows.countRows()).workflowsIdentified >= manualEntryLimits.workflows) {
    throw new AppError('invalid-fields', {
      message: `A diagnosis can have at most ${manualEntryLimits.workflows} workflows.`,
    });
  }
}

async function toNewWorkflow(
  rows: AuditEditor,
  { definitionId, ...body }: z.infer<typeof newWorkflowSchema>,
): Promise<{ workflow: NewWorkflow; tasks: NewTask[] }> {
  const { department = '', type = 'Business', teamSize = 1 } = body;
  const typed = {
    ...body,
    ...userProvided,
    department,
    type,
    teamSize,
    description: body.description || null,
  };
  if (definitionId === undefined) return { workflow: { ...typed, evidence: [] }, tasks: [] };
  const definition = findDefinition(definitionId);
  if (!definition)
    throw new AppError('invalid-fields', {
      fields: { definitionId: "We couldn't find this workflow in the catalog" },
    });
  const company = await rows.getCompany();
  const workflows = await rows.listWorkflows();
  const usual = addedWorkflow({ ...definition, name: body.name }, { ...company, workflows });
  const seen = (await rows.listSeenNotCounted()).find((entry) => entry.definitionId === definitionId);
  return {
    workflow: {
      ...typed,
      definitionId,
      department: body.department ?? usual.department,
      type: body.type ?? usual.type,
      description: typed.description ?? usual.description,
      teamSize: body.teamSize ?? usual.teamSize,
      function: usual.function,
      work: usual.work,
      evidence: seen ? [{ url: seen.url, quote: seen.quote, kind: 'text' }] : [],
    },
    tasks: usual.tasks,
  };
}

export function changeWorkflow(
  { audits, auditId, seen }: EditTarget,
  workflowId: number,
  change: z.infer<typeof workflowChangeSchema>,
): Promise<Workflow> {
  return audits.editAudit(auditId, { seen }, async (rows) =>
    summarize(rows, await rows.updateWorkflow(workflowId, change)),
  );
}

export function removeWorkflow({ audits, auditId, seen }: EditTarget, workflowId: number): Promise<Workflow> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    const deleted = await summarize(rows, await findStoredWorkflow(rows, workflowId));
    await rows.deleteWorkflow(workflowId);
    return deleted;
  });
}

export async function findStoredWorkflow(rows: AuditEditor, workflowId: number): Promise<WorkflowRow> {
  const workflow = (await rows.listWorkflows()).find((row) => row.id === workflowId);
  if (!workflow) throw new AppError('workflow-not-found');
  return workflow;
}

async function summarize(rows: AuditEditor, row: WorkflowRow): Promise<Workflow> {
  return { ...row, ...summarizeWorkflow(await rows.listTasks({ workflowId: row.id }), row.work) };
}
