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

/** If the audit has a scan, the status, failure, progress, and findings are those of the scan. */
export interface AuditRecord {
  id: number;
  kind: AuditKind;
  scanId: number | null;
  website: string;
  domain: string;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  specialty: string;
  businessDescription: string | null;
  ownerHash: string;
  status: AuditStatus;
  failure: Failure | null;
  progress: Progress | null;
  reachedUrl: string | null;
  coverage: Coverage | null;
  industry: Industry | null;
  /**
   * The headcount and staffing that the scan found or assumed. Null for a manual audit, until the scan has
   * completed, and for scans by an earlier release.
   */
  team: CompanyTeam | null;
  scanQuality: number | null;
  scanQualityParts: ScanQualityPart[];
  seenNotCounted: SeenNotCounted[];
  /** True while there is an edit to undo. */
  edited: boolean;
  /** Null for a manual audit, until the scan has completed, and if no language model was set up. */
  closerReading: CloserReading | null;
  pagesScanned: number;
  hasFavicon: boolean;
  assumptions: AssumptionsPatch;
  profileVersion: string;
  /**
   * Changes whenever anything visible about the audit, its rows, or its scan changes. Used for
   * ETags.
   */
  revision: string;
  createdAt: Date;
  completedAt: Date | null;
}

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

export type TaskRow = Task & { workflowId: number };

export type NewWorkflow = Omit<WorkflowRow, 'id'>;
export type NewTask = Omit<Task, 'id' | 'workflow' | 'framework'>;
export type WorkflowChange = Partial<NewWorkflow>;
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

export interface ListCursor {
  createdAt: Date;
  id: number;
}

interface CreateAuditInput {
  website: string;
  domain: string;
  companyType: CompanyType;
  ownerHash: string;
  profileVersion: string;
  now: Date;
}

export interface CreateScanAuditInput extends CreateAuditInput {
  siteKey: string;
  siteHost: string;
  companySize: OptionalCompanySize;
  specialty: string;
  schemeTyped: boolean;
  /**
   * Ignores recent completed scans. The audit still joins an unfinished scan, unless that scan only
   * analyzes stored pages again.
   */
  fresh: boolean;
  existingWithinMs: number;
  /**
   * A recent scan with other versions isn't reused as it is. If its pages are still stored, a new scan analyzes
   * them again.
   */
  versions: AnalysisVersions;
}

export interface CreateManualAuditInput extends CreateAuditInput {
  companySize?: CompanySize | '';
  businessDescription: string;
  headcount?: number | null;
  workflows: (NewWorkflow & { tasks: NewTask[] })[];
}

/** `existing` means that the audit is an earlier one or was made from a stored scan. */
export interface CreatedAuditRecord {
  id: number;
  website: string;
  existing: boolean;
  /** True for a new audit made from a stored scan. Otherwise undefined. */
  created?: boolean;
}

export interface AuditSummary {
  totalAudits: number;
  uniqueDomains: number;
  completedAudits: number;
}

export interface DomainGroup {
  domain: string;
  count: number;
  audits: { id: number; status: AuditStatus }[];
}

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

export interface StoredAudit {
  record: AuditRecord;
  workflows: WorkflowRow[];
  tasks: TaskRow[];
  offerings: OfferingRow[];
  pages: CoveragePage[];
}

export interface EditOptions {
  /** The revision that the edit is based on. Null or undefined skips the check for a newer one. */
  seen?: Seen | undefined;
  beforeEnd?: boolean;
}

/**
 * Rows that an edit reads stay current until the edit is done. Changing a row that doesn't exist,
 * or adding a task to a workflow that doesn't exist, rejects with `workflow-not-found`,
 * `task-not-found`, or `offering-not-found`.
 */
export interface AuditEditor {
  listWorkflows(): Promise<WorkflowRow[]>;
  listTasks(filter?: TaskFilter): Promise<TaskRow[]>;
  listOfferings(): Promise<OfferingRow[]>;
  listSeenNotCounted(): Promise<SeenNotCounted[]>;
  countRows(): Promise<AuditCounts>;
  getAssumptions(): Promise<AssumptionsPatch>;
  /** What the scan found out about the organization; nulls for a manual entry. */
  getCompany(): Promise<Pick<AuditRecord, 'industry' | 'team'>>;
  /** Like `updateWorkflow`, rejects with `already-exists` if another workflow has the name. */
  createWorkflow(workflow: NewWorkflow, parts?: WorkflowParts): Promise<WorkflowRow>;
  updateWorkflow(workflowId: number, change: WorkflowChange): Promise<WorkflowRow>;
  deleteWorkflow(workflowId: number): Promise<void>;
  createTask(workflowId: number, task: NewTask): Promise<TaskRow>;
  updateTask(taskId: number, change: TaskChange): Promise<TaskRow>;
  deleteTask(taskId: number): Promise<void>;
  createOffering(name: string): Promise<OfferingRow>;
  renameOffering(offeringId: number, name: string): Promise<OfferingRow>;
  deleteOffering(offeringId: number): Promise<void>;
  /** Undo treats all roles as one edit. */
  assignRoles(workflowId: number, roles: { id: number; assignedRole: string }[]): Promise<void>;
  setAssumptions(assumptions: AssumptionsPatch): Promise<void>;
  undoNewest(): Promise<void>;
}

export interface WorkflowParts {
  tasks?: readonly NewTask[];
  /** The offering that the workflow delivers from now on. */
  offeringId?: number;
}

export interface TaskFilter {
  workflow?: string;
  workflowId?: number;
  taskId?: number;
}

/**
 * Doesn't check who may change an audit; callers must. All functions reject with AppError `database-unavailable`
 * while the database is unavailable.
 */
export interface AuditStore {
  createScanAudit(input: CreateScanAuditInput): Promise<CreatedAuditRecord>;
  /** The same submission by the same owner within an hour returns the first one's id. */
  createManualAudit(input: CreateManualAuditInput): Promise<CreatedAuditRecord>;
  /** The owner's earlier audit that the matching create function would return; null if it would create one. */
  findScanAudit(input: CreateScanAuditInput): Promise<CreatedAuditRecord | null>;
  findManualAudit(input: CreateManualAuditInput): Promise<CreatedAuditRecord | null>;
  getAudit(id: number): Promise<AuditRecord | null>;
  readAudit(id: number): Promise<StoredAudit | null>;
  countRows(id: number): Promise<AuditCounts>;
  getRevision(id: number): Promise<AuditRevision | null>;
  listWorkflows(auditId: number): Promise<WorkflowRow[]>;
  listTasks(auditId: number, filter?: TaskFilter): Promise<TaskRow[]>;
  listAudits(
    page: { limit: number; before?: ListCursor | null; order?: AuditOrder | null } & AuditFilter,
  ): Promise<AuditListItem[]>;
  listOwnAudits(ownerHash: string, limit: number): Promise<AuditListItem[]>;
  summarize(): Promise<AuditSummary>;
  listDomains(page: DomainPage): Promise<DomainGroup[]>;
  /**
   * Locks the audit, and rolls back if `edit` throws. Rejects with `audit-not-found`, with `not-ended` before the
   * audit has ended unless `beforeEnd`, and with `conflict` if `seen` isn't its revision.
   */
  editAudit<Result>(
    auditId: number,
    options: EditOptions,
    edit: (rows: AuditEditor) => Promise<Result>,
  ): Promise<Result>;
  /** Also deletes the scan if no audit uses it anymore, and adds an audit log entry. */
  deleteAudit(id: number, deletion: Deletion): Promise<boolean>;
  /** Skips unknown ids. */
  deleteAudits(ids: readonly number[], deletion: Deletion): Promise<number>;
  deleteAllAudits(deletion: Deletion): Promise<number>;
  /** `domain` '' deletes the audits without a domain. */
  deleteDomain(domain: string, deletion: Deletion): Promise<number>;
}
