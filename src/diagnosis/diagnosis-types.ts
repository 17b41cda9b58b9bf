import type { CompanyTypeChoice, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { Coverage } from '#shared/schemas/coverage.ts';
import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Progress } from '#shared/schemas/progress.ts';
import type { ScanQualityPart } from '#shared/schemas/stats.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { PerformedBy, TeamRole, WorkflowType } from '#shared/schemas/workflow.ts';
import type {
  CrawledPage,
  CrawlLimits,
  Favicon,
  NetworkOptions,
  RenderOptions,
} from './crawl/crawl-types.ts';

/** A task as the diagnosis finds it: the shared task without what storing gives it. */
export type DiagnosedTask = Omit<Task, 'id' | 'workflow'>;

/** A workflow as the diagnosis finds it, its tasks in the order a person does them. Product work has none. */
export interface DiagnosedWorkflow {
  /** Id of the catalogue's workflow. */
  definitionId: string;
  name: string;
  department: string;
  type: WorkflowType;
  description: string | null;
  basis: Basis;
  evidence: Evidence[];
  performedBy: PerformedBy;
  teamSize: number;
  teamRoles: TeamRole[];
  tasks: DiagnosedTask[];
}

export interface DiagnosisRequest {
  website: string;
  schemeTyped: boolean;
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
}

/** What the diagnosis needs from outside; the caller decides where pages are kept and who hears of progress. */
export interface DiagnosisContext {
  limits: CrawlLimits;
  network: NetworkOptions;
  render: RenderOptions;
  /** Page that explains our crawler to site owners, named in the user agent. */
  botUrl?: string;
  storedPages: readonly CrawledPage[];
  /** Pages of the last scan of the same site, which are kept where the server says that they have not changed. */
  previousPages?: readonly CrawledPage[];
  savePage: (page: CrawledPage) => Promise<void>;
  reportProgress: (progress: Progress & { status: 'scanning' | 'analyzing' }) => Promise<void>;
  signal: AbortSignal;
  now: () => number;
}

/** The machine's own reading of a site, before anybody edits it. Serialisable but for the icon. */
export interface Diagnosis {
  reachedUrl: string | null;
  failure: Failure | null;
  coverage: Coverage;
  industry: Industry;
  workflows: DiagnosedWorkflow[];
  scanQuality: number | null;
  scanQualityParts: ScanQualityPart[];
  favicon: Favicon | null;
}

/** From an address to a diagnosis. Never throws for what a site does; rejects only when aborted or when saving fails. */
export type Diagnose = (request: DiagnosisRequest, context: DiagnosisContext) => Promise<Diagnosis>;
