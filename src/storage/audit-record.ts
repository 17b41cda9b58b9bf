import type { AnalysisVersions } from '#diagnosis/diagnosis-types.ts';
import type { AuditKind, AuditStatus } from '#shared/schemas/audit.ts';
import type { CloserReading } from '#shared/schemas/closer-reading.ts';
import type { CompanySize, CompanyType, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { CompanyTeam } from '#shared/schemas/company-model.ts';
import type { Coverage, CoveragePage } from '#shared/schemas/coverage.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Offering } from '#shared/schemas/offering.ts';
import type { Progress } from '#shared/schemas/progress.ts';
import type { AssumptionsPatch } from '#shared/schemas/rates.ts';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import type { ScanQualityPart } from '#shared/schemas/stats.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import type { Transaction } from './database.ts';

/** An audit as stored, joined with its scan: status, failure, progress, and findings are the scan's. */
export interface AuditRecord {
  id: number;
  kind: AuditKind;
  /** Null for a manual audit. */
  scanId: number | null;
  website: string;
  domain: string;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  businessDescription: string | null;
  ownerHash: string;
  status: AuditStatus;
  failure: Failure | null;
  /** A started scan's progress; null before and after it, and for a manual audit. */
  progress: Progress | null;
  reachedUrl: string | null;
  /** Null until the scan has ended. */
  coverage: Coverage | null;
  industry: Industry | null;
  /** The staffing that the scan assumed; null for a manual audit and a scan by an earlier release. */
  team: CompanyTeam | null;
  scanQuality: number | null;
  scanQualityParts: ScanQualityPart[];
  /** Work that the site mentions too briefly to count; empty if there is none. */
  seenNotCounted: SeenNotCounted[];
  /** A language model's part in the scan; null if none was set up. */
  closerReading: CloserReading | null;
  pagesScanned: number;
  hasFavicon: boolean;
  /** The owner's changes only. */
  assumptions: AssumptionsPatch;
  profileVersion: string;
  /** Changes with everything visible about the audit, its rows, and its scan; the base of ETags. */
  revision: string;
  createdAt: Date;
  completedAt: Date | null;
}

/** The fields that a poll needs to answer 304, read without the findings. */
export interface AuditRevision {
  revision: string;
  status: AuditStatus;
  ownerHash: string;
  profileVersion: string;
}

/** A workflow's row: the shared workflow without the fields derived from its tasks. */
export type WorkflowRow = Pick<
  Workflow,
  | 'id'
  | 'name'
  | 'department'
  | 'type'
  | 'typedType'
  | 'description'
  | 'teamSize'
  | 'teamRoles'
  | 'basis'
  | 'evidence'
  | 'performedBy'
  | 'function'
  | 'work'
> & {
  /** Id of the catalog's workflow; null if typed by hand. */
  definitionId: string | null;
};

/** An offering's row with the name of its workflow. */
export type OfferingRow = Offering;

/** A task's row with its workflow's name; the framework is derived by the shared rule. */
export type TaskRow = Task & { workflowId: number };

/** A row to create. Rows keep the given order. */
export type NewWorkflow = Omit<WorkflowRow, 'id'>;
export type NewTask = Omit<Task, 'id' | 'workflow' | 'framework'>;
export type WorkflowChange = Partial<NewWorkflow>;
/** `workflowId` moves the task to another workflow of the same audit. */
export type TaskChange = Partial<NewTask> & { workflowId?: number };

/** Counts for lists, without reading the rows. */
export interface AuditCounts {
  workflowsIdentified: number;
  tasksIdentified: number;
}

/** One line of the admin list. */
export interface AuditListItem extends AuditCounts {
  id: number;
  kind: AuditKind;
  website: string;
  domain: string;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  status: AuditStatus;
  createdAt: Date;
  completedAt: Date | null;
}

/** Where the next page of a newest-first list begins: after this entry. */
export interface ListCursor {
  createdAt: Date;
  id: number;
}

export interface CreateScanAuditInput {
  /** Address normalized by the website rule. */
  website: string;
  /** Host without `www.` and path. */
  siteKey: string;
  /** Host without `www.`. */
  siteHost: string;
  domain: string;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  schemeTyped: boolean;
  ownerHash: string;
  /** True requests a new scan even if a recent one exists; a running one is joined anyway. */
  fresh: boolean;
  profileVersion: string;
  now: Date;
  /** How long a completed scan counts as recent, in milliseconds. */
  existingWithinMs: number;
  /** Versions of the current analysis; a recent scan by another version is analyzed again before reuse. */
  versions: AnalysisVersions;
}

export interface CreateManualAuditInput {
  website: string;
  domain: string;
  companyType: CompanyType;
  companySize?: CompanySize | '';
  businessDescription: string;
  /** Headcount, the first of its assumptions; null or undefined if not given. */
  headcount?: number | null;
  workflows: (NewWorkflow & { tasks: NewTask[] })[];
  ownerHash: string;
  profileVersion: string;
  now: Date;
}

/** `existing`: the answer is an earlier audit, or was made from a stored scan. */
export interface CreatedAuditRecord {
  id: number;
  website: string;
  existing: boolean;
  /** True if a new audit was created; false for an earlier one of the same owner. */
  created?: boolean;
}

/** For the operator's counters. */
export interface AuditSummary {
  totalAudits: number;
  uniqueDomains: number;
  completedAudits: number;
}

/** One domain's audits, newest first, up to the requested number. Domain '' means that none is known. */
export interface DomainGroup {
  domain: string;
  count: number;
  audits: { id: number; status: AuditStatus }[];
}

/** A page of the domains: at most `limit`, after the given one, only those that contain `search`. */
export interface DomainPage {
  limit: number;
  idsPerDomain: number;
  after?: { count: number; domain: string } | null;
  search?: string | null;
}

/** Sort keys of an audit list other than time, and where its page begins. */
export interface AuditOrder {
  by: (typeof auditSorts)[number];
  descending: boolean;
  offset: number;
}
export const auditSorts = ['created', 'id', 'website', 'status', 'tasks', 'workflows'] as const;

export interface AuditFilter {
  /** Part of the domain, or an audit's id. */
  search?: string | null;
  status?: AuditStatus | null;
  /** Created at or after. */
  from?: Date | null;
  /** Created before. */
  until?: Date | null;
}

/** A deletion's inputs: the time, and how to remove the jobs of its scans from the queue. */
export interface Deletion {
  now: Date;
  dropScanJobs(tx: Transaction, scanIds: readonly number[] | 'all'): Promise<void>;
}

/** The revision that an edit is based on; null if the caller names none. */
export type Seen = AuditRevision['revision'] | null;

/** An audit with its rows, read at one moment. */
export interface StoredAudit {
  record: AuditRecord;
  /** In order; empty until the audit has ended. */
  workflows: WorkflowRow[];
  tasks: TaskRow[];
  offerings: OfferingRow[];
  /** The outcome of each page so far; empty once the record has its coverage. */
  pages: CoveragePage[];
}

export interface EditOptions {
  /** The revision that the edit is based on; undefined or null for the current one. */
  seen?: Seen | undefined;
  /** True for edits allowed while the audit is still running. */
  beforeEnd?: boolean;
}

/**
 * The rows of one audit within an edit's transaction: reads are current and stay valid until the edit is done.
 * Functions that name a row reject with `workflow-not-found`, `task-not-found`, or `offering-not-found`.
 */
export interface AuditEditor {
  /** In order. */
  listWorkflows(): Promise<WorkflowRow[]>;
  listTasks(filter?: TaskFilter): Promise<TaskRow[]>;
  listOfferings(): Promise<OfferingRow[]>;
  /** As its scan stored it. */
  listSeenNotCounted(): Promise<SeenNotCounted[]>;
  countRows(): Promise<AuditCounts>;
  /** The owner's changes to the assumptions. */
  getAssumptions(): Promise<AssumptionsPatch>;
  /** Rejects with `already-exists` if another workflow has the name; so does `updateWorkflow`. */
  createWorkflow(workflow: NewWorkflow, tasks?: readonly NewTask[]): Promise<WorkflowRow>;
  updateWorkflow(workflowId: number, change: WorkflowChange): Promise<WorkflowRow>;
  /** Deletes its tasks with it. */
  deleteWorkflow(workflowId: number): Promise<void>;
  createTask(workflowId: number, task: NewTask): Promise<TaskRow>;
  updateTask(taskId: number, change: TaskChange): Promise<TaskRow>;
  deleteTask(taskId: number): Promise<void>;
  /** Rejects with `already-exists` if another offering has the name; so does `renameOffering`. */
  createOffering(name: string): Promise<OfferingRow>;
  renameOffering(offeringId: number, name: string): Promise<OfferingRow>;
  deleteOffering(offeringId: number): Promise<void>;
  /** Sets the roles of several tasks in a workflow; undo treats this as one edit. */
  assignRoles(workflowId: number, roles: { id: number; assignedRole: string }[]): Promise<void>;
  /** Replaces the owner's changes. */
  setAssumptions(assumptions: AssumptionsPatch): Promise<void>;
  /** Undoes the latest edit of workflows, tasks, and offerings; rejects with `nothing-to-undo` if there is none. */
  undoNewest(): Promise<void>;
}

/** Selects the tasks of the workflow with exactly this name, or with this id. */
export interface TaskFilter {
  workflow?: string;
  workflowId?: number;
  /** Only the task with this id. */
  taskId?: number;
}

/**
 * Audits with their rows. Functions that name an audit reject with AppError `audit-not-found`, `workflow-not-found`, or
 * `task-not-found`; all reject with `database-unavailable` while the database is unavailable. The caller must check who
 * may change the audit.
 */
export interface AuditStore {
  /** One transaction under a lock on site, type, and size, so that concurrent requests get consistent answers. */
  createScanAudit(input: CreateScanAuditInput): Promise<CreatedAuditRecord>;
  /** One transaction. The same submission by the same owner within an hour returns the first one's id. */
  createManualAudit(input: CreateManualAuditInput): Promise<CreatedAuditRecord>;
  /** Null if there is no such audit. */
  getAudit(id: number): Promise<AuditRecord | null>;
  /** The audit with its rows and the pages read so far, all at one moment; null if there is no such audit. */
  readAudit(id: number): Promise<StoredAudit | null>;
  /** The audit's number of workflows and tasks. */
  countRows(id: number): Promise<AuditCounts>;
  getRevision(id: number): Promise<AuditRevision | null>;
  /** In order; empty while the scan runs. */
  listWorkflows(auditId: number): Promise<WorkflowRow[]>;
  /** In order. */
  listTasks(auditId: number, filter?: TaskFilter): Promise<TaskRow[]>;
  /** Newest first. */
  listAudits(
    page: { limit: number; before?: ListCursor | null; order?: AuditOrder | null } & AuditFilter,
  ): Promise<AuditListItem[]>;
  /** One owner's newest audits, newest first. */
  listOwnAudits(ownerHash: string, limit: number): Promise<AuditListItem[]>;
  summarise(): Promise<AuditSummary>;
  /** Domains, those with the most audits first. */
  listDomains(page: DomainPage): Promise<DomainGroup[]>;
  /**
   * Runs an edit's rule and writes in one transaction that locks the audit, so that nothing changes in between; if
   * `edit` throws, everything is rolled back. Rejects with `not-ended` while the audit is running, and with `conflict`
   * if `seen` names an older revision.
   */
  editAudit<Result>(
    auditId: number,
    options: EditOptions,
    edit: (rows: AuditEditor) => Promise<Result>,
  ): Promise<Result>;
  /** Recorded in the audit log. A scan without remaining audits is deleted too. False if there was none. */
  deleteAudit(id: number, deletion: Deletion): Promise<boolean>;
  /** Deletes the audits with these ids, skipping ids that don't exist; returns the number deleted. */
  deleteAudits(ids: readonly number[], deletion: Deletion): Promise<number>;
  /** Returns the number deleted. */
  deleteAllAudits(deletion: Deletion): Promise<number>;
  /** `domain` '' deletes the audits without a domain. */
  deleteDomain(domain: string, deletion: Deletion): Promise<number>;
}
