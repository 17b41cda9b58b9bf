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

/** Everything a worker needs to begin or go on. */
export interface ScanAttempt {
  scanId: number;
  /** Number that every write of this attempt carries. */
  attempt: number;
  /**
   * Attempts before this one that ended with their process, since a page was last stored that had not been there. Whether it was
   * the site that ended it, or a kill from outside, nobody knows.
   */
  lostAttempts: number;
  /** Attempts that broke off while the process that runs the scan went on. */
  failedAttempts: number;
  /** Host without `www.`: scans of one are held apart, whichever process runs them. */
  siteHost: string;
  website: string;
  schemeTyped: boolean;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  /** Facts of an earlier scan to analyze again, without the web; null when the site is to be read. */
  siteFacts: SiteFacts | null;
  /**
   * Pages that earlier attempts stored, by position. Those that failed are left out and so tried again: what failed may have been the
   * interruption, and if not, this attempt learns why.
   */
  storedPages: CrawledPage[];
  /** Pages that the last completed scan of the same site read, by position; empty when it is the first. */
  previousPages: CrawledPage[];
}

/** Facts as a scan stored them. */
export interface StoredFacts {
  facts: SiteFacts;
  versions: AnalysisVersions | null;
}

/** What a completed scan found and how it came to it, before anybody edited it. */
export interface ScanFindings {
  workflows: NewRows['workflows'];
  industry: Industry | null;
  team: CompanyTeam | null;
  pagesScanned: number;
  /** When the site was read. */
  readAt: Date;
  /** Of the analysis that made it; null where an older release did. */
  versions: AnalysisVersions | null;
}

/**
 * Scans and the pages they read. Writes of an attempt reject with AppError `stale-attempt` when a
 * newer attempt exists or the scan has ended; every function rejects with `database-unavailable`
 * while the database is away.
 */
export interface ScanStore {
  /**
   * Starts an audit's pending scan: status, `queued` progress and the job (put there by `send`) in one
   * transaction. A scan already started, or ended, answers its status and sends nothing. `send` is told how
   * many scans of the same visitor are under way, so that those who ask for many wait behind those who ask for
   * one. Rejects with `audit-not-found`, and where the limits are given and reached with `too-many-scans` and
   * `queue-full`.
   */
  requestScan(
    auditId: number,
    send: (transaction: Transaction, scanId: number, underWay: number) => Promise<void>,
    options: { now: Date; siteLimit?: { max: number; since: Date }; underWayAtMost?: number },
  ): Promise<{ status: AuditStatus; started: boolean }>;
  /** Scans that read this host and were started since then, failed ones included. */
  countRecentScans(siteHost: string, since: Date): Promise<number>;
  /** Begins a new attempt; null when the scan is gone or has ended. */
  beginAttempt(scanId: number): Promise<ScanAttempt | null>;
  /** Does the work while no other process scans the site; what is promised stands with the type. */
  holdSite: HoldSite;
  savePage(scanId: number, attempt: number, page: CrawledPage): Promise<void>;
  /** Stores what was read besides the pages, and the pages of the scan whose facts are analyzed again. */
  saveFacts(scanId: number, attempt: number, facts: SiteFacts): Promise<void>;
  saveProgress(
    scanId: number,
    attempt: number,
    progress: Progress & { status: 'scanning' | 'analyzing' },
  ): Promise<void>;
  /** The attempt broke off and this process did not. Answers how many have. */
  countFailure(scanId: number, attempt: number): Promise<number>;
  /**
   * One transaction: the fence, the result (`failed` when the diagnosis says so), the rows of every audit
   * joined to the scan, and whatever `completeJob` does.
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
  /** Gives an attempt back, for a clean shutdown: it does not count, and its late writes are refused. */
  release(
    scanId: number,
    attempt: number,
    options?: { requeue?: (transaction: Transaction) => Promise<void> },
  ): Promise<void>;
  /**
   * Begins a scan that was given up once more, its attempts counted anew. `not-failed`: it runs, or ended otherwise.
   */
  restartParked(
    scanId: number,
    send: (transaction: Transaction, scanId: number) => Promise<void>,
  ): Promise<'restarted' | 'not-found' | 'not-failed'>;
  /**
   * What the scan read, with the versions of the analysis that made its result (null where an older release did). Null when the
   * scan is gone, has not stored its facts, or a page cannot be read by this release.
   */
  loadFacts(scanId: number): Promise<StoredFacts | null>;
  /** What a completed scan found, unedited; null when it is gone or has not completed. */
  loadFindings(scanId: number): Promise<ScanFindings | null>;
  /** Started scans that have not ended, for putting lost jobs back. */
  listUnfinishedScans(): Promise<number[]>;
  getFavicon(scanId: number): Promise<Favicon | null>;
  /**
   * Deletes the stored pages of ended scans that read their site before then; how many scans. Findings, quotes and coverage stay;
   * what needs the pages once more reads the site again.
   */
  forgetPagesOlderThan(before: Date): Promise<number>;
}
