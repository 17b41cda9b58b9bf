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

/** A task as the diagnosis finds it: the shared type without the fields added when it is stored. */
export type DiagnosedTask = Omit<Task, 'id' | 'workflow'>;

/**
 * A workflow as the diagnosis finds it, with its tasks in the order in which they are done. A workflow done by the
 * vendor's product has no tasks.
 */
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
  /** Who does it and what share of their time it takes; null if unknown. */
  work: ModeledWork | null;
  tasks: DiagnosedTask[];
}

/** Something the organization offers, in the site's own words. */
export interface DiagnosedOffering {
  name: string;
  evidence: Evidence[];
  /** Definition id of the workflow that delivers it; null if that is unclear or no such workflow is shown. */
  deliveredBy: string | null;
}

export interface DiagnosisRequest {
  website: string;
  schemeTyped: boolean;
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
}

/** The caller decides where pages are stored and who receives progress. */
export interface DiagnosisContext {
  /** Set if other diagnoses run in the same process. */
  sharer?: Sharer;
  limits: CrawlLimits;
  network: NetworkOptions;
  render: RenderOptions;
  /** The page that explains our crawler to site owners; sent in the user agent. */
  botUrl?: string;
  storedPages: readonly CrawledPage[];
  /** Pages of the last scan of the same site, which are kept if the server says they are unchanged. */
  previousPages?: readonly CrawledPage[];
  /** Facts to analyze instead of reading the site, without any web access. */
  siteFacts?: SiteFacts | null;
  savePage: (page: CrawledPage) => Promise<void>;
  /** Called once, before the analysis, with all facts read or given. */
  saveFacts?: (facts: SiteFacts) => Promise<void>;
  reportProgress: (progress: Progress & { status: 'scanning' | 'analyzing' }) => Promise<void>;
  signal: AbortSignal;
  now: () => number;
}

/** Serializable except for the icon. */
export interface Analysis {
  reachedUrl: string | null;
  failure: Failure | null;
  coverage: Coverage;
  industry: Industry;
  /** Null if there are no staffing figures for the trade. */
  team: CompanyTeam | null;
  offerings: DiagnosedOffering[];
  workflows: DiagnosedWorkflow[];
  /** Work that the site mentions, but not enough to count. */
  seenNotCounted: SeenNotCounted[];
  scanQuality: number | null;
  scanQualityParts: ScanQualityPart[];
  favicon: Favicon | null;
}

/** What our own analysis found, for comparison with a second reader's findings. */
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
   * Hash of the code that turns facts into findings, including the few parts of page reading that it uses.
   * Crawling and recommending are not part of it.
   */
  analysis: string;
  knowledge: string;
}

/** The diagnosis of a site before any edits, with the versions that produced it. */
export interface Diagnosis extends Analysis {
  versions: AnalysisVersions;
}

/**
 * Diagnoses an address. Problems with the site are part of the result. Rejects if aborted, if the analysis
 * fails, or if saving fails.
 */
export type Diagnose = (request: DiagnosisRequest, context: DiagnosisContext) => Promise<Diagnosis>;
