import { z } from 'zod';
import { manualCompanyTypeLabels } from '#shared/schemas/company.ts';
import type { ManualEntryStart } from '#web/lib/manual-entry-link.ts';

/** A workflow as typed so far. `key` tells entries apart while they have no name. */
const workflowDraftSchema = z.object({
  key: z.number(),
  name: z.string(),
  department: z.string(),
  type: z.string(),
  description: z.string(),
});
export type WorkflowDraft = z.infer<typeof workflowDraftSchema>;

/**
 * A task as typed so far. It holds its workflow's key, so that a rename needs nothing; the hours stay the
 * text of their input.
 */
const taskDraftSchema = z.object({
  key: z.number(),
  name: z.string(),
  workflowKey: z.number().nullable(),
  description: z.string(),
  requiresJudgment: z.boolean(),
  serviceValue: z.number(),
  replicabilityDifficulty: z.number(),
  timeInvestment: z.string(),
});
export type TaskDraft = z.infer<typeof taskDraftSchema>;

const manualEntryDraftSchema = z.object({
  businessInfo: z.object({ website: z.string(), companyType: z.string(), businessDescription: z.string() }),
  workflows: z.array(workflowDraftSchema).min(1),
  tasks: z.array(taskDraftSchema).min(1),
  nextKey: z.number(),
});
export type ManualEntryDraft = z.infer<typeof manualEntryDraftSchema>;

/** An empty entry: one blank workflow and one blank task, with what a scan may have known. */
export function startDraft(start: ManualEntryStart): ManualEntryDraft {
  const companyType = start.companyType ?? '';
  return {
    businessInfo: {
      website: start.website ?? '',
      companyType: companyType in manualCompanyTypeLabels ? companyType : 'consulting',
      businessDescription: '',
    },
    workflows: [blankWorkflow(1)],
    tasks: [blankTask(2, null)],
    nextKey: 3,
  };
}

/** A kept draft, null when it is not one of ours. */
export function readDraft(kept: unknown): ManualEntryDraft | null {
  const parsed = manualEntryDraftSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/** The workflows that a task may choose from: those with a name. */
export function namedWorkflows(draft: Pick<ManualEntryDraft, 'workflows'>): { key: number; name: string }[] {
  return draft.workflows.flatMap(({ key, name }) => (name.trim() === '' ? [] : [{ key, name: name.trim() }]));
}

/** What the server takes of a draft; the three numeric task fields are sent as texts, as specified. */
export function toSubmission(draft: ManualEntryDraft) {
  const names = new Map(namedWorkflows(draft).map(({ key, name }) => [key, name]));
  return {
    businessInfo: draft.businessInfo,
    workflows: draft.workflows.map(({ name, department, type, description }) => ({
      name: name.trim(),
      department,
      type,
      ...optionalText(description),
    })),
    tasks: draft.tasks.map((task) => ({
      name: task.name,
      workflow: task.workflowKey === null ? '' : (names.get(task.workflowKey) ?? ''),
      ...optionalText(task.description),
      requiresJudgment: task.requiresJudgment,
      serviceValue: String(task.serviceValue),
      replicabilityDifficulty: String(task.replicabilityDifficulty),
      timeInvestment: task.timeInvestment,
    })),
  };
}
export type Submission = ReturnType<typeof toSubmission>;

export function blankWorkflow(key: number): WorkflowDraft {
  return { key, name: '', department: '', type: '', description: '' };
}

export function blankTask(key: number, workflowKey: number | null): TaskDraft {
  return {
    key,
    name: '',
    workflowKey,
    description: '',
    requiresJudgment: false,
    serviceValue: 5,
    replicabilityDifficulty: 5,
    timeInvestment: '1',
  };
}

function optionalText(description: string): { description?: string } {
  return description.trim() === '' ? {} : { description };
}
