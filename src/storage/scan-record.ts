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

/** Everything a worker needs to start or continue. */
export interface ScanAttempt {
  scanId: number;
  /** Number of this attempt, for every write. */
  attempt: number;
  /**
   * Earlier attempts that ended with their process, since a new page was last stored. Whether the site or a kill from
   * outside ended them is unknown.
   */
  lostAttempts: number;
  /** Attempts that failed while the process that runs the scan continued. */
  failedAttempts: number;
  /** Host without `www.`: scans of one host are serialized across processes. */
  siteHost: string;
  website: string;
  schemeTyped: boolean;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  /** Facts of an earlier scan to analyze again, without the web; null to read the site. */
  siteFacts: SiteFacts | null;
  /**
   * Pages that earlier attempts stored, by position. Failed ones are left out and retried: the interruption may have
   * caused the failure, and if not, this attempt finds out why.
   */
  storedPages: CrawledPage[];
  /** Pages that the last completed scan of the same site read, by position; empty for the first scan. */
  previousPages: CrawledPage[];
}

/** Facts as a scan stored them. */
export interface StoredFacts {
  facts: SiteFacts;
  versions: AnalysisVersions | null;
}

/** A completed scan's findings and trace, before any edits. */
export interface ScanFindings {
  workflows: NewRows['workflows'];
  industry: Industry | null;
  team: CompanyTeam | null;
  pagesScanned: number;
  /** When the site was read. */
  readAt: Date;
  /** Of the analysis that made it; null for an older release. */
  versions: AnalysisVersions | null;
}

/**
 * Scans and the pages they read. An attempt's writes reject with AppError `stale-attempt` if a newer attempt exists or
 * the scan has ended; all functions reject with `database-unavailable` while the database is unavailable.
 */
export interface ScanStore {
  /**
   * Starts an audit's pending scan: status, `queued` progress, and the job (sent by `send`) in one transaction. For a
   * scan already started or ended, returns its status and sends nothing. `send` receives the number of the same
   * visitor's open scans, so that those who request many wait behind those who request one. Rejects with
   * `audit-not-found`, and if the given limits are reached with `too-many-scans` and `queue-full`.
   */
  requestScan(
    auditId: number,
    send: (transaction: Transaction, scanId: number, underWay: number) => Promise<void>,
    options: { now: Date; siteLimit?: { max: number; since: Date }; underWayAtMost?: number },
  ): Promise<{ status: AuditStatus; started: boolean }>;
  /** Scans that read this host and were started since then, failed ones included. */
  countRecentScans(siteHost: string, since: Date): Promise<number>;
  /** Starts a new attempt; null if the scan is gone or has ended. */
  beginAttempt(scanId: number): Promise<ScanAttempt | null>;
  /** Does the work while no other process scans the site; see the type for the contract. */
  holdSite: HoldSite;
  savePage(scanId: number, attempt: number, page: CrawledPage): Promise<void>;
  /** Stores the site's facts other than pages, and the pages of the scan whose facts are analyzed again. */
  saveFacts(scanId: number, attempt: number, facts: SiteFacts): Promise<void>;
  saveProgress(
    scanId: number,
    attempt: number,
    progress: Progress & { status: 'scanning' | 'analyzing' },
  ): Promise<void>;
  /** Records that the attempt failed while this process continued. Returns how many attempts have failed that way. */
  countFailure(scanId: number, attempt: number): Promise<number>;
  /**
   * One transaction: the fence, the result (`failed` if the diagnosis says so), the rows of every audit joined to the
   * scan, and whatever `completeJob` does.
   */
  complete(
    scanId: number,
    attempt: number,
    diagnosis: Diagnosis,
    options: { now: Date; completeJob: (transaction: Transaction) => Promise<void> },
  ): Promise<void>;
  /** Ends the scan as failed without a result; one transaction with `completeJob`. */
  fail(
    scanId: number,
    attempt: number,
    failure: Failure,
    options: { now: Date; completeJob: (transaction: Transaction) => Promise<void> },
  ): Promise<void>;
  /** Releases an attempt on a clean shutdown: it does not count, and its late writes are refused. */
  release(
    scanId: number,
    attempt: number,
    options?: { requeue?: (transaction: Transaction) => Promise<void> },
  ): Promise<void>;
  /**
   * Restarts a scan that failed for good, with a new count of attempts. `not-failed`: it is running, or ended
   * otherwise.
   */
  restartParked(
    scanId: number,
    send: (transaction: Transaction, scanId: number) => Promise<void>,
  ): Promise<'restarted' | 'not-found' | 'not-failed'>;
  /**
   * The facts that the scan read, with the versions of the analysis that made its result (null for an older release).
   * Null if the scan is gone, has not stored its facts, or this release cannot read a page.
   */
  loadFacts(scanId: number): Promise<StoredFacts | null>;
  /** A completed scan's unedited findings; null if it is gone or not completed. */
  loadFindings(scanId: number): Promise<ScanFindings | null>;
  /** Started scans that have not ended, for recreating lost jobs. */
  listUnfinishedScans(): Promise<number[]>;
  getFavicon(scanId: number): Promise<Favicon | null>;
  /**
   * Deletes the stored pages of ended scans that read their site before then; returns how many scans. Findings, quotes,
   * and coverage stay; anything that needs the pages reads the site again.
   */
  forgetPagesOlderThan(before: Date): Promise<number>;
}
