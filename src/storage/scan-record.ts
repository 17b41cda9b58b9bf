import type { CrawledPage, Favicon } from '#diagnosis/crawl/crawl-types.ts';
import type { AnalysisVersions, Diagnosis } from '#diagnosis/diagnosis-types.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import type { AuditStatus } from '#shared/schemas/audit.ts';
import type { CompanyType, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { CompanyTeam } from '#shared/schemas/company-model.ts';
import type { Failure } from '#shared/schemas/failure.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Progress } from '#shared/schemas/progress.ts';
import type { Transaction } from './database.ts';
import type { HoldSite } from './site-holds.ts';
import type { NewRows } from './stored-diagnosis.ts';

export type ScanStatus = Exclude<AuditStatus, 'processing'>;

export interface ScanAttempt {
  scanId: number;
  attempt: number;
  /**
   * Attempts that ended with their process since the last new page was stored. Either the site
   * or something else may have killed the process.
   */
  lostAttempts: number;
  /** Attempts that failed while their process continued. */
  failedAttempts: number;
  siteHost: string;
  website: string;
  schemeTyped: boolean;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  specialty: string;
  /** Facts of an earlier scan to analyze again without reading the site; null to read the site. */
  siteFacts: SiteFacts | null;
  /**
   * Pages that earlier attempts stored, by position. Failed pages are left out and read again, because the
   * interruption may have caused the failure.
   */
  storedPages: CrawledPage[];
  previousPages: CrawledPage[];
}

export interface StoredFacts {
  facts: SiteFacts;
  versions: AnalysisVersions | null;
}

export interface ScanFindings {
  workflows: NewRows['workflows'];
  industry: Industry | null;
  team: CompanyTeam | null;
  pagesScanned: number;
  readAt: Date;
  versions: AnalysisVersions | null;
}

/**
 * An attempt's writes reject with AppError `stale-attempt` if a newer attempt exists or the scan has ended.
 * All functions reject with `database-unavailable` while the database is unavailable.
 */
export interface ScanStore {
  /**
   * Just returns the status if the audit has no scan or its scan has already started. Rejects with
   * `audit-not-found`, and with `too-many-scans` or `queue-full` if the given limits are reached.
   */
  requestScan(
    auditId: number,
    send: (transaction: Transaction, scanId: number, underWay: number) => Promise<void>,
    options: { now: Date; siteLimit?: { max: number; since: Date }; underWayAtMost?: number },
  ): Promise<{ status: AuditStatus; started: boolean }>;
  countRecentScans(siteHost: string, since: Date): Promise<number>;
  beginAttempt(scanId: number): Promise<ScanAttempt | null>;
  holdSite: HoldSite;
  savePage(scanId: number, attempt: number, page: CrawledPage): Promise<void>;
  saveFacts(scanId: number, attempt: number, facts: SiteFacts): Promise<void>;
  saveProgress(
    scanId: number,
    attempt: number,
    progress: Progress & { status: 'scanning' | 'analyzing' },
  ): Promise<void>;
  countFailure(scanId: number, attempt: number): Promise<number>;
  /**
   * In the same transaction, runs `completeJob` and ends every audit that is waiting for the scan.
   */
  complete(
    scanId: number,
    attempt: number,
    diagnosis: Diagnosis,
    options: { now: Date; completeJob: (transaction: Transaction) => Promise<void> },
  ): Promise<void>;
  fail(
    scanId: number,
    attempt: number,
    failure: Failure,
    options: { now: Date; completeJob: (transaction: Transaction) => Promise<void> },
  ): Promise<void>;
  /** For a shutdown or an unavailable database: the attempt doesn't count, and later writes from it are rejected. */
  release(
    scanId: number,
    attempt: number,
    options?: { requeue?: (transaction: Transaction) => Promise<void> },
  ): Promise<void>;
  /**
   * Restarts a scan that failed for good; its lost and failed attempts count from 0 again. `not-failed`: the scan
   * hasn't ended, or it ended in another way.
   */
  restartParked(
    scanId: number,
    send: (transaction: Transaction, scanId: number) => Promise<void>,
  ): Promise<'restarted' | 'not-found' | 'not-failed'>;
  /**
   * `versions` are those of the analysis that made the result, or null if there is no result or an
   * older release made it. Resolves to null if the scan is gone, has no stored facts, or has facts
   * that this release can't read.
   */
  loadFacts(scanId: number): Promise<StoredFacts | null>;
  /** The findings without any edits. Null if the scan is gone or not completed. */
  loadFindings(scanId: number): Promise<ScanFindings | null>;
  /** `background` is true if no visitor waits for the scan, only the operator's lists. */
  listUnfinishedScans(): Promise<{ scanId: number; background: boolean }[]>;
  getFavicon(scanId: number): Promise<Favicon | null>;
  /** Findings, quotes, and coverage stay, but the site must be read again before it can be analyzed again. */
  forgetPagesOlderThan(before: Date): Promise<number>;
}
