import type { AuditKind, AuditStatus } from '#shared/schemas/audit.ts';
import type { CompanySize, CompanyType, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { Coverage } from '#shared/schemas/coverage.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Progress } from '#shared/schemas/progress.ts';
import type { AssumptionsPatch } from '#shared/schemas/rates.ts';
import type { ScanQualityPart } from '#shared/schemas/stats.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import type { Transaction } from './database.ts';

/** An audit as stored, joined with its scan: status, failure, progress and findings are the scan's. */
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
  /** How far a started scan is; null before it is started, after it has ended and for a manual audit. */
  progress: Progress | null;
  reachedUrl: string | null;
  /** Null until the scan has ended. */
  coverage: Coverage | null;
  industry: Industry | null;
  scanQuality: number | null;
  scanQualityParts: ScanQualityPart[];
  pagesScanned: number;
  hasFavicon: boolean;
  /** The owner's changes only. */
  assumptions: AssumptionsPatch;
  profileVersion: string;
  /** Changes with everything a visitor can see of the audit, its rows and its scan; the base of ETags. */
  revision: string;
  createdAt: Date;
  completedAt: Date | null;
}

/** The little that a poll needs to answer 304, read without the findings. */
export interface AuditRevision {
  revision: string;
  status: AuditStatus;
  ownerHash: string;
  profileVersion: string;
}

/** A workflow's row: the shared workflow without what follows from its tasks. */
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
> & {
  /** Id of the catalogue's workflow; null when typed by hand. */
  definitionId: string | null;
};

/** A task's row with its workflow's name; the framework follows from the shared rule. */
export type TaskRow = Task & { workflowId: number };

/** A row to be made. Position is the order given. */
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

/** One line of the operator's list. */
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
  /** Address as normalised by the website rule. */
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
  /** True asks for a new scan even when a recent one exists; one that still runs is joined all the same. */
  fresh: boolean;
  profileVersion: string;
  now: Date;
  /** How long a completed scan counts as recent, in milliseconds. */
  existingWithinMs: number;
}

export interface CreateManualAuditInput {
  website: string;
  domain: string;
  companyType: CompanyType;
  companySize?: CompanySize | '';
  businessDescription: string;
  workflows: (NewWorkflow & { tasks: NewTask[] })[];
  ownerHash: string;
  profileVersion: string;
  now: Date;
}

/** `existing`: the answer is an earlier audit, or was made at once from a stored scan. */
export interface CreatedAuditRecord {
  id: number;
  website: string;
  existing: boolean;
  /** Whether a new audit was made for this answer; an earlier audit of the same owner is not. */
  created?: boolean;
}

/** For the operator's counters. */
export interface AuditSummary {
  totalAudits: number;
  uniqueDomains: number;
  completedAudits: number;
}

/** One domain's audits; `ids` newest first, at most as many as asked for. Domain '' stands for none known. */
export interface DomainGroup {
  domain: string;
  count: number;
  audits: { id: number; status: AuditStatus }[];
}

/** A page of the domains: at most `limit`, after the one named, only those that contain `search`. */
export interface DomainPage {
  limit: number;
  idsPerDomain: number;
  after?: { count: number; domain: string } | null;
  search?: string | null;
}

/** Which audits a list shows. */
export interface AuditFilter {
  /** Part of the domain, or an audit's id. */
  search?: string | null;
  status?: AuditStatus | null;
  /** Created at or after. */
  from?: Date | null;
  /** Created before. */
  until?: Date | null;
}

/** What a deletion needs besides: when it is, and how the jobs of its scans are taken out of the queue. */
export interface Deletion {
  now: Date;
  dropScanJobs(tx: Transaction, scanIds: readonly number[] | 'all'): Promise<void>;
}

/** The revision that an edit was thought out on; null where the caller names none. */
export type Seen = AuditRevision['revision'] | null;

/**
 * Audits with their rows. Functions that name an audit reject with AppError `audit-not-found`,
 * `workflow-not-found` or `task-not-found`; every one rejects with `database-unavailable` while the
 * database is away. Whether the caller may change the audit is the caller's question.
 */
export interface AuditStore {
  /** One transaction under a lock on site, type and size: however many ask at once, the answers agree. */
  createScanAudit(input: CreateScanAuditInput): Promise<CreatedAuditRecord>;
  /** One transaction. The same submission of the same owner within an hour answers the first one's id. */
  createManualAudit(input: CreateManualAuditInput): Promise<CreatedAuditRecord>;
  /** Null when there is no such audit. */
  getAudit(id: number): Promise<AuditRecord | null>;
  /** How many workflows and tasks it has. */
  countRows(id: number): Promise<AuditCounts>;
  getRevision(id: number): Promise<AuditRevision | null>;
  /** In their order; empty while the scan runs. */
  listWorkflows(auditId: number): Promise<WorkflowRow[]>;
  /** In their order; `workflow` keeps those of the workflow with exactly this name. */
  listTasks(auditId: number, filter?: { workflow?: string }): Promise<TaskRow[]>;
  /** Newest first. */
  listAudits(page: { limit: number; before?: ListCursor | null } & AuditFilter): Promise<AuditListItem[]>;
  summarise(): Promise<AuditSummary>;
  /** Those with the most audits first. */
  listDomains(page: DomainPage): Promise<DomainGroup[]>;
  /**
   * Edits reject with `not-ended` while the audit is still being made, `already-exists` for a doubled workflow
   * name, and where `seen` names a revision, `conflict` once the audit has another.
   */
  createWorkflow(auditId: number, workflow: NewWorkflow, seen?: Seen): Promise<WorkflowRow>;
  updateWorkflow(
    auditId: number,
    workflowId: number,
    change: WorkflowChange,
    seen?: Seen,
  ): Promise<WorkflowRow>;
  /** Removes its tasks with it. */
  deleteWorkflow(auditId: number, workflowId: number, seen?: Seen): Promise<void>;
  createTask(auditId: number, workflowId: number, task: NewTask, seen?: Seen): Promise<TaskRow>;
  updateTask(auditId: number, taskId: number, change: TaskChange, seen?: Seen): Promise<TaskRow>;
  deleteTask(auditId: number, taskId: number, seen?: Seen): Promise<void>;
  /** Roles for several tasks and teams at once, in one transaction. */
  assignRoles(
    auditId: number,
    workflowId: number,
    roles: { tasks: { id: number; assignedRole: string }[]; teamRoles?: WorkflowRow['teamRoles'] },
    seen?: Seen,
  ): Promise<void>;
  /** Takes back the newest edit of workflows and tasks; rejects with `nothing-to-undo` where there is none. */
  undoEdit(auditId: number, seen?: Seen): Promise<void>;
  /** Replaces the owner's changes; allowed at any time. */
  setAssumptions(auditId: number, assumptions: AssumptionsPatch, seen?: Seen): Promise<void>;
  /** Noted in the trail. A scan that no audit needs any more goes with it. False when there was none. */
  deleteAudit(id: number, deletion: Deletion): Promise<boolean>;
  /** How many were deleted. */
  deleteAllAudits(deletion: Deletion): Promise<number>;
  /** `domain` '' deletes those without one. */
  deleteDomain(domain: string, deletion: Deletion): Promise<number>;
}
