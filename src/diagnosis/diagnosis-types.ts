import type { CompanyTypeChoice, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { CompanyTeam, ModeledWork } from '#shared/schemas/company-model.ts';
import type { Coverage } from '#shared/schemas/coverage.ts';
import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Progress } from '#shared/schemas/progress.ts';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import type { ScanQualityPart } from '#shared/schemas/stats.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { PerformedBy, TeamRole, WorkflowFunction, WorkflowType } from '#shared/schemas/workflow.ts';
import type {
  CrawledPage,
  CrawlLimits,
  Favicon,
  NetworkOptions,
  RenderOptions,
  Sharer,
} from './crawl/crawl-types.ts';
import type { SiteFacts } from './site-facts/site-facts.ts';
import type { Trace } from './trace/trace.ts';

export type DiagnosedTask = Omit<Task, 'id' | 'workflow'>;

/** Tasks are in working order. A workflow done by the company's product has no tasks. */
export interface DiagnosedWorkflow {
  definitionId: string;
  name: string;
  department: string;
  type: WorkflowType;
  description: string | null;
  basis: Basis;
  evidence: Evidence[];
  performedBy: PerformedBy;
  function: WorkflowFunction | null;
  teamSize: number;
  teamRoles: TeamRole[];
  work: ModeledWork | null;
  tasks: DiagnosedTask[];
}

export interface DiagnosedOffering {
  name: string;
  evidence: Evidence[];
  deliveredBy: string | null;
}

export interface DiagnosisRequest {
  website: string;
  schemeTyped: boolean;
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
  /** Id of the line of business that the visitor chose; if it is empty, absent, or unknown, we detect one. */
  specialty?: string;
}

export type SaidOfCompany = Pick<DiagnosisRequest, 'companyType' | 'companySize' | 'specialty'>;

export interface DiagnosisContext {
  sharer?: Sharer;
  limits: CrawlLimits;
  network: NetworkOptions;
  render: RenderOptions;
  botUrl?: string;
  storedPages: readonly CrawledPage[];
  previousPages?: readonly CrawledPage[];
  siteFacts?: SiteFacts | null;
  savePage: (page: CrawledPage) => Promise<void>;
  /** Called once, before the analysis, with all facts read or given. */
  saveFacts?: (facts: SiteFacts) => Promise<void>;
  reportProgress: (progress: Progress & { status: 'scanning' | 'analyzing' }) => Promise<void>;
  signal: AbortSignal;
  now: () => number;
}

export interface Analysis {
  reachedUrl: string | null;
  failure: Failure | null;
  coverage: Coverage;
  industry: Industry;
  team: CompanyTeam | null;
  offerings: DiagnosedOffering[];
  workflows: DiagnosedWorkflow[];
  seenNotCounted: SeenNotCounted[];
  scanQuality: number | null;
  scanQualityParts: ScanQualityPart[];
  favicon: Favicon | null;
}

export interface FoundInPages {
  industry: Industry;
  workflows: readonly {
    definition: { id: string };
    name: string;
    evidence: readonly { url: string; quote: string }[];
  }[];
  trace: Pick<Trace, 'candidates'>;
}

/**
 * Versions of everything that determines a diagnosis, except the site's facts. Each is a content hash of 16
 * hex digits.
 */
export interface AnalysisVersions {
  /**
   * Covers the code that turns facts into findings, including the few parts of page reading that this code uses,
   * but not crawling or recommending.
   */
  analysis: string;
  knowledge: string;
}

export interface Diagnosis extends Analysis {
  versions: AnalysisVersions;
}

export type Diagnose = (request: DiagnosisRequest, context: DiagnosisContext) => Promise<Diagnosis>;
