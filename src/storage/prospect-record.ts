import type { AnalysisVersions } from '#diagnosis/diagnosis-types.ts';
import type { ParsedProspects } from '#shared/prospects/parse-prospects.ts';
import type { ProspectFigures, ProspectList, ProspectListDetail } from '#shared/schemas/prospect.ts';
import type { ListCursor } from './audit-record.ts';
import type { Transaction } from './database.ts';

/** How to start a prospect's diagnosis. */
export interface ProspectStart {
  now: Date;
  profileVersion: string;
  versions: AnalysisVersions;
  /** How long a completed scan is reused for its site, in milliseconds. */
  existingWithinMs: number;
  /** Queues the scan's job, in the transaction that starts the scan. */
  send: (transaction: Transaction, scanId: number) => Promise<void>;
}

/** A finished diagnosis whose figures are missing or outdated. */
export interface OutdatedFigures {
  prospectId: number;
  auditId: number;
  revision: string;
}

/**
 * The operator's lists. Functions that name a list return null or false if there is none; all reject with AppError
 * `database-unavailable` while the database is unavailable.
 */
export interface ProspectStore {
  /** One transaction, recorded in the audit log; returns the list's id. It starts at once. */
  createList(
    list: Pick<ParsedProspects, 'prospects' | 'notices'> & { name: string; now: Date },
  ): Promise<number>;
  /** Newest first. */
  listLists(page: { limit: number; before?: ListCursor | null; now: Date }): Promise<ProspectList[]>;
  readList(id: number, now: Date): Promise<ProspectListDetail | null>;
  /** Starts no further websites from the list; those already started finish. */
  pauseList(id: number): Promise<boolean>;
  resumeList(id: number, now: Date): Promise<boolean>;
  /** Retries every failed website; returns how many, null if there is no list. A paused list resumes. */
  retryFailed(id: number, now: Date): Promise<number | null>;
  /** Deletes the list, recorded in the audit log; its diagnoses stay. */
  deleteList(id: number, now: Date): Promise<boolean>;
  /**
   * Starts the diagnosis of the next waiting website in one transaction: its audit, scan, job, and start time, or
   * nothing. The lists take turns, one line each, so that a short list doesn't wait for a long one. False if no
   * website is waiting.
   */
  startNext(start: ProspectStart): Promise<boolean>;
  /** Finished diagnoses without figures; for a single list, also those with outdated figures. */
  listOutdatedFigures(options: { limit: number; listId?: number }): Promise<OutdatedFigures[]>;
  saveFigures(outdated: OutdatedFigures, figures: ProspectFigures | null): Promise<void>;
}
