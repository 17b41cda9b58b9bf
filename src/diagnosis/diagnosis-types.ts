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
  function: WorkflowFunction | null;
  teamSize: number;
  teamRoles: TeamRole[];
  /** Who does it and what share of their time it takes; null where that is not known. */
  work: ModeledWork | null;
  tasks: DiagnosedTask[];
}

/** Something the organization offers, in the site's own words. */
export interface DiagnosedOffering {
  name: string;
  evidence: Evidence[];
  /** Id of the definition of the workflow that delivers it; null when none is shown. */
  deliveredBy: string | null;
}

export interface DiagnosisRequest {
  website: string;
  schemeTyped: boolean;
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
}

/** What the diagnosis needs from outside; the caller decides where pages are kept and who hears of progress. */
export interface DiagnosisContext {
  /** Where others are made at the same time. */
  sharer?: Sharer;
  limits: CrawlLimits;
  network: NetworkOptions;
  render: RenderOptions;
  /** Page that explains our crawler to site owners, named in the user agent. */
  botUrl?: string;
  storedPages: readonly CrawledPage[];
  /** Pages of the last scan of the same site, which are kept where the server says that they have not changed. */
  previousPages?: readonly CrawledPage[];
  /** Facts to analyze in place of reading the site: nothing is asked of the web. */
  siteFacts?: SiteFacts | null;
  savePage: (page: CrawledPage) => Promise<void>;
  /** Called once with all that was read or given, before it is analyzed. */
  saveFacts?: (facts: SiteFacts) => Promise<void>;
  reportProgress: (progress: Progress & { status: 'scanning' | 'analyzing' }) => Promise<void>;
  signal: AbortSignal;
  now: () => number;
}

/** What the analysis makes of a site's facts. Serializable except for the icon. */
export interface Analysis {
  reachedUrl: string | null;
  failure: Failure | null;
  coverage: Coverage;
  industry: Industry;
  /** Who works in the organization; null where nothing is known of its trade. */
  team: CompanyTeam | null;
  offerings: DiagnosedOffering[];
  workflows: DiagnosedWorkflow[];
  /** Work that the site mentions with too little to count it. */
  seenNotCounted: SeenNotCounted[];
  scanQuality: number | null;
  scanQualityParts: ScanQualityPart[];
  favicon: Favicon | null;
}

/** What a second reader is told of the analysis' own findings. */
export interface FoundInPages {
  industry: Industry;
  /** What it shows, each with the quotes that prove it. */
  workflows: readonly {
    definition: { id: string };
    name: string;
    evidence: readonly { url: string; quote: string }[];
  }[];
  trace: Pick<Trace, 'candidates'>;
}

/** What a diagnosis was made with besides the facts of the site: each a content hash of 16 hex digits. */
export interface AnalysisVersions {
  /** Of the code that turns facts into findings. Reading, crawling and recommending are not part of it. */
  analysis: string;
  knowledge: string;
}

/** The machine's own diagnosis of a site, before anybody edits it. */
export interface Diagnosis extends Analysis {
  versions: AnalysisVersions;
}

/** From an address to a diagnosis. Never throws for what a site does; rejects only when aborted or when saving fails. */
export type Diagnose = (request: DiagnosisRequest, context: DiagnosisContext) => Promise<Diagnosis>;
