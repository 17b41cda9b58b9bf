import { z } from 'zod';
import { defaultCompanyType } from '#shared/company-types.ts';
import { hoursUnits, toHoursPerWeekText } from '#shared/manual-entry/typed-hours.ts';
import { companyTypeSchema, manualCompanyTypeLabels } from '#shared/schemas/company.ts';
import type { ManualEntryStart } from '#web/lib/manual-entry-link.ts';

/** `key` identifies a workflow even while it has no name. */
const workflowDraftSchema = z.object({
  key: z.number(),
  name: z.string(),
  department: z.string(),
  type: z.string(),
  description: z.string(),
});
export type WorkflowDraft = z.infer<typeof workflowDraftSchema>;

/**
 * A task refers to its workflow by key, so that renaming is safe. Hours stay as typed; drafts saved before units
 * existed are in hours per week.
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
  /** True while the ratings and hours are those of the catalog or a scan, unchanged. */
  typical: z.boolean().default(false),
});
export type TaskDraft = z.infer<typeof taskDraftSchema>;

const manualEntryDraftSchema = z.object({
  businessInfo: z.object({
    website: z.string(),
    companyType: z.string(),
    businessDescription: z.string(),
    headcount: z.string().default(''),
  }),
  workflows: z.array(workflowDraftSchema).min(1),
  tasks: z.array(taskDraftSchema).min(1),
  nextKey: z.number(),
  /** Identifies the submission, so sending it again doesn't create a second diagnosis. */
  submissionKey: z.string().regex(/^[0-9a-f]{32}$/),
});
export type ManualEntryDraft = z.infer<typeof manualEntryDraftSchema>;

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

/** Valid company types that this screen doesn't offer, such as legal, become "other". */
function offeredType(companyType: string | undefined): string {
  if (companyType !== undefined && Object.hasOwn(manualCompanyTypeLabels, companyType)) return companyType;
  return companyTypeSchema.safeParse(companyType).success ? 'other' : defaultCompanyType;
}

export function readDraft(kept: unknown): ManualEntryDraft | null {
  const parsed = manualEntryDraftSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

export function nameDraft({ businessInfo }: ManualEntryDraft): string {
  return businessInfo.website.trim() || 'a company without a website';
}

export function namedWorkflows(draft: Pick<ManualEntryDraft, 'workflows'>): { key: number; name: string }[] {
  return draft.workflows.flatMap(({ key, name }) => (name.trim() === '' ? [] : [{ key, name: name.trim() }]));
}

/** The three numeric task fields are sent as strings, as specified. */
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

export function isBlank(entry: WorkflowDraft | TaskDraft): boolean {
  const { key, ...typed } = entry;
  const blank = 'department' in entry ? blankWorkflow(key) : blankTask(key, entry.workflowKey);
  return Object.entries(typed).every(([name, value]) => value === blank[name as keyof typeof blank]);
}

/** Website and company type may be prefilled, so they don't count. */
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
