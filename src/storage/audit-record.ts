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

/** Status, failure, progress, and findings are those of the audit's scan. */
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
  /** Null unless the scan is running. */
  progress: Progress | null;
  reachedUrl: string | null;
  /** Null until the scan has ended. */
  coverage: Coverage | null;
  industry: Industry | null;
  /** The staffing that the scan assumed. Null for a manual audit and for scans by an earlier release. */
  team: CompanyTeam | null;
  scanQuality: number | null;
  scanQualityParts: ScanQualityPart[];
  /** Work that the site mentions too briefly to count. */
  seenNotCounted: SeenNotCounted[];
  /** Null for a manual audit, until the scan has completed, and if no language model was set up. */
  closerReading: CloserReading | null;
  pagesScanned: number;
  hasFavicon: boolean;
  /** Only what the owner changed. */
  assumptions: AssumptionsPatch;
  profileVersion: string;
  /** Changes with everything visible about the audit, its rows, and its scan. ETags are made from it. */
  revision: string;
  createdAt: Date;
  completedAt: Date | null;
}

/** What we need to answer a poll with 304 without reading the findings. */
export interface AuditRevision {
  revision: string;
  status: AuditStatus;
  ownerHash: string;
  profileVersion: string;
}

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
  /** Null if the owner typed the workflow. */
  definitionId: string | null;
};

export type OfferingRow = Offering;

/** The framework is not stored, but derived from the ratings. */
export type TaskRow = Task & { workflowId: number };

export type NewWorkflow = Omit<WorkflowRow, 'id'>;
export type NewTask = Omit<Task, 'id' | 'workflow' | 'framework'>;
export type WorkflowChange = Partial<NewWorkflow>;
/** `workflowId` moves the task to another workflow of the same audit. */
export type TaskChange = Partial<NewTask> & { workflowId?: number };

export interface AuditCounts {
  workflowsIdentified: number;
  tasksIdentified: number;
}

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

/** The last entry of the previous page. */
export interface ListCursor {
  createdAt: Date;
  id: number;
}

export interface CreateScanAuditInput {
  /** Normalized. */
  website: string;
  /** Host without `www.`, followed by the path without a trailing slash. */
  siteKey: string;
  siteHost: string;
  domain: string;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  schemeTyped: boolean;
  ownerHash: string;
  /**
   * Ignores recent completed scans. A running scan is still joined, unless it only analyzes stored pages
   * again.
   */
  fresh: boolean;
  profileVersion: string;
  now: Date;
  /** How long a completed scan counts as recent, in milliseconds. */
  existingWithinMs: number;
  /** A recent scan with other versions isn't reused as it is: a new scan analyzes its stored pages again. */
  versions: AnalysisVersions;
}

export interface CreateManualAuditInput {
  website: string;
  domain: string;
  companyType: CompanyType;
  companySize?: CompanySize | '';
  businessDescription: string;
  /** Null or undefined if not given. */
  headcount?: number | null;
  workflows: (NewWorkflow & { tasks: NewTask[] })[];
  ownerHash: string;
  profileVersion: string;
  now: Date;
}

/** `existing` means that the audit is an earlier one or was made from a stored scan. */
export interface CreatedAuditRecord {
  id: number;
  website: string;
  existing: boolean;
  /** True if `existing` is true but the audit itself is new, made from a stored scan. Otherwise undefined. */
  created?: boolean;
}

export interface AuditSummary {
  totalAudits: number;
  uniqueDomains: number;
  completedAudits: number;
}

/** Audits are newest first, up to the requested number. `domain` is '' if none is known. */
export interface DomainGroup {
  domain: string;
  count: number;
  audits: { id: number; status: AuditStatus }[];
}

/**
 * Which domains to return: those that contain `search` (all if it is null), starting after the cursor
 * `after`.
 */
export interface DomainPage {
  limit: number;
  idsPerDomain: number;
  after?: { count: number; domain: string } | null;
  search?: string | null;
}

export interface AuditOrder {
  by: (typeof auditSorts)[number];
  descending: boolean;
  offset: number;
}
export const auditSorts = ['created', 'id', 'website', 'status', 'tasks', 'workflows'] as const;

export interface AuditFilter {
  /** A part of the domain, or an audit's id. */
  search?: string | null;
  status?: AuditStatus | null;
  /** Inclusive. */
  from?: Date | null;
  /** Exclusive. */
  until?: Date | null;
}

export interface Deletion {
  now: Date;
  dropScanJobs(tx: Transaction, scanIds: readonly number[] | 'all'): Promise<void>;
}

export type Seen = AuditRevision['revision'] | null;

/** All parts are read in one snapshot. */
export interface StoredAudit {
  record: AuditRecord;
  /** Empty until the audit has ended, like `tasks` and `offerings`. */
  workflows: WorkflowRow[];
  tasks: TaskRow[];
  offerings: OfferingRow[];
  /** The outcome of each page so far. Empty once the record has its coverage. */
  pages: CoveragePage[];
}

export interface EditOptions {
  /** The revision that the edit is based on. Null or undefined skips the check for a newer one. */
  seen?: Seen | undefined;
  /** Whether the edit is allowed while the audit is still running. */
  beforeEnd?: boolean;
}

/**
 * The rows of one audit within an edit's transaction. What is read stays current until the edit is done.
 * Functions that name a row reject with `workflow-not-found`, `task-not-found`, or `offering-not-found`.
 */
export interface AuditEditor {
  listWorkflows(): Promise<WorkflowRow[]>;
  listTasks(filter?: TaskFilter): Promise<TaskRow[]>;
  listOfferings(): Promise<OfferingRow[]>;
  listSeenNotCounted(): Promise<SeenNotCounted[]>;
  countRows(): Promise<AuditCounts>;
  getAssumptions(): Promise<AssumptionsPatch>;
  /** Like `updateWorkflow`, rejects with `already-exists` if another workflow has the name. */
  createWorkflow(workflow: NewWorkflow, tasks?: readonly NewTask[]): Promise<WorkflowRow>;
  updateWorkflow(workflowId: number, change: WorkflowChange): Promise<WorkflowRow>;
  /** Deletes the workflow's tasks too. */
  deleteWorkflow(workflowId: number): Promise<void>;
  createTask(workflowId: number, task: NewTask): Promise<TaskRow>;
  updateTask(taskId: number, change: TaskChange): Promise<TaskRow>;
  deleteTask(taskId: number): Promise<void>;
  /** Like `renameOffering`, rejects with `already-exists` if another offering has the name. */
  createOffering(name: string): Promise<OfferingRow>;
  renameOffering(offeringId: number, name: string): Promise<OfferingRow>;
  deleteOffering(offeringId: number): Promise<void>;
  /** Undo treats all roles as one edit. */
  assignRoles(workflowId: number, roles: { id: number; assignedRole: string }[]): Promise<void>;
  setAssumptions(assumptions: AssumptionsPatch): Promise<void>;
  undoNewest(): Promise<void>;
}

/** `workflow` is an exact name. */
export interface TaskFilter {
  workflow?: string;
  workflowId?: number;
  taskId?: number;
}

/**
 * Doesn't check who may change an audit; callers must. `editAudit` rejects with AppError `audit-not-found`
 * for an unknown audit; all functions reject with `database-unavailable` while the database is unavailable.
 */
export interface AuditStore {
  /**
   * Locks site, type, and size, so that concurrent requests share one scan, and those of the same owner one
   * audit.
   */
  createScanAudit(input: CreateScanAuditInput): Promise<CreatedAuditRecord>;
  /** The same submission by the same owner within an hour returns the first one's id. */
  createManualAudit(input: CreateManualAuditInput): Promise<CreatedAuditRecord>;
  getAudit(id: number): Promise<AuditRecord | null>;
  readAudit(id: number): Promise<StoredAudit | null>;
  countRows(id: number): Promise<AuditCounts>;
  getRevision(id: number): Promise<AuditRevision | null>;
  /** Empty while the scan is running. */
  listWorkflows(auditId: number): Promise<WorkflowRow[]>;
  listTasks(auditId: number, filter?: TaskFilter): Promise<TaskRow[]>;
  listAudits(
    page: { limit: number; before?: ListCursor | null; order?: AuditOrder | null } & AuditFilter,
  ): Promise<AuditListItem[]>;
  listOwnAudits(ownerHash: string, limit: number): Promise<AuditListItem[]>;
  summarise(): Promise<AuditSummary>;
  listDomains(page: DomainPage): Promise<DomainGroup[]>;
  /**
   * Runs an edit's checks and writes in one transaction that locks the audit. If `edit` throws, everything is
   * rolled back. Rejects with `not-ended` while the audit is running, and with `conflict` if `seen` is an
   * older revision.
   */
  editAudit<Result>(
    auditId: number,
    options: EditOptions,
    edit: (rows: AuditEditor) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Adds an entry to the audit log. Also deletes the scan if no audit uses it anymore. False if there was no
   * such audit.
   */
  deleteAudit(id: number, deletion: Deletion): Promise<boolean>;
  /** Skips unknown ids. Returns the number deleted. */
  deleteAudits(ids: readonly number[], deletion: Deletion): Promise<number>;
  /** Returns the number deleted. */
  deleteAllAudits(deletion: Deletion): Promise<number>;
  /** `domain` '' deletes the audits without a domain. */
  deleteDomain(domain: string, deletion: Deletion): Promise<number>;
}
