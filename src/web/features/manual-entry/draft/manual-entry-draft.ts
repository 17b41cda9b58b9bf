import { z } from 'zod';
import { defaultCompanyType } from '#shared/company-types.ts';
import { hoursUnits, toHoursPerWeekText } from '#shared/manual-entry/typed-hours.ts';
import { companyTypeSchema, manualCompanyTypeLabels } from '#shared/schemas/company.ts';
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
 * texts of their inputs, in the unit chosen. Drafts that were kept before there were units are hours per week.
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
  hoursUnit: z.enum(hoursUnits).default('week'),
  minutesPerCase: z.string().default(''),
  casesPerWeek: z.string().default(''),
  /** True while ratings and hours are still the catalogue's, which nobody has told about this company. */
  typical: z.boolean().default(false),
});
export type TaskDraft = z.infer<typeof taskDraftSchema>;

const manualEntryDraftSchema = z.object({
  businessInfo: z.object({
    website: z.string(),
    companyType: z.string(),
    businessDescription: z.string(),
    /** People in the organization; empty: not told. */
    headcount: z.string().default(''),
  }),
  workflows: z.array(workflowDraftSchema).min(1),
  tasks: z.array(taskDraftSchema).min(1),
  nextKey: z.number(),
  /** Known to this browser only: names the submission, so that sending it again makes no second diagnosis. */
  submissionKey: z.string().regex(/^[0-9a-f]{32}$/),
});
export type ManualEntryDraft = z.infer<typeof manualEntryDraftSchema>;

/** An empty entry: one blank workflow and one blank task, with what a scan may have known. */
export function startDraft(start: ManualEntryStart, submissionKey: string): ManualEntryDraft {
  return {
    businessInfo: {
      website: start.website ?? '',
      companyType: offeredType(start.companyType),
      businessDescription: '',
      headcount: '',
    },
    workflows: [blankWorkflow(1)],
    tasks: [blankTask(2, null)],
    nextKey: 3,
    submissionKey,
  };
}

/** What a scan knew fills an entry that has no address yet; it never writes over what was typed. */
export function fillStart(draft: ManualEntryDraft, start: ManualEntryStart): ManualEntryDraft {
  if (!start.website || draft.businessInfo.website !== '') return draft;
  return {
    ...draft,
    businessInfo: {
      ...draft.businessInfo,
      website: start.website,
      companyType: offeredType(start.companyType),
    },
  };
}

/** A company type that this screen does not offer, as law, is "other" here; an unknown one the default. */
function offeredType(companyType: string | undefined): string {
  if (companyType !== undefined && companyType in manualCompanyTypeLabels) return companyType;
  return companyTypeSchema.safeParse(companyType).success ? 'other' : defaultCompanyType;
}

/** A kept draft, null when it is not one of ours. */
export function readDraft(kept: unknown): ManualEntryDraft | null {
  const parsed = manualEntryDraftSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/** What an entry is called where several are listed. */
export function nameDraft({ businessInfo }: ManualEntryDraft): string {
  return businessInfo.website.trim() || 'a company without an address';
}

/** The workflows that a task may choose from: those with a name. */
export function namedWorkflows(draft: Pick<ManualEntryDraft, 'workflows'>): { key: number; name: string }[] {
  return draft.workflows.flatMap(({ key, name }) => (name.trim() === '' ? [] : [{ key, name: name.trim() }]));
}

/** What the server takes of a draft; the three numeric task fields are sent as texts, as specified. */
export function toSubmission(draft: ManualEntryDraft) {
  const names = new Map(namedWorkflows(draft).map(({ key, name }) => [key, name]));
  const { headcount, ...businessInfo } = draft.businessInfo;
  return {
    businessInfo: { ...businessInfo, ...(headcount.trim() === '' ? {} : { headcount }) },
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
      timeInvestment: toHoursPerWeekText(task),
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
    hoursUnit: 'week',
    minutesPerCase: '',
    casesPerWeek: '',
    typical: false,
  };
}

/** True for an entry as it was added: nothing of it was typed. */
export function isBlank(entry: WorkflowDraft | TaskDraft): boolean {
  const { key, ...typed } = entry;
  const blank = 'department' in entry ? blankWorkflow(key) : blankTask(key, entry.workflowKey);
  return Object.entries(typed).every(([name, value]) => value === blank[name as keyof typeof blank]);
}

/** True when nothing at all was typed, whatever was known before. */
export function isUntouched({ businessInfo, workflows, tasks }: ManualEntryDraft): boolean {
  return (
    businessInfo.businessDescription === '' &&
    businessInfo.headcount === '' &&
    [...workflows, ...tasks].every(isBlank)
  );
}

function optionalText(description: string): { description?: string } {
  return description.trim() === '' ? {} : { description };
}
