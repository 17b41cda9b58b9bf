import type { AnalysisVersions } from '#diagnosis/diagnosis-types.ts';
import type { ParsedProspects } from '#shared/prospects/parse-prospects.ts';
import type { ProspectFigures, ProspectList, ProspectListDetail } from '#shared/schemas/prospect.ts';
import type { ListCursor } from './audit-record.ts';
import type { Transaction } from './database.ts';

export interface ProspectStart {
  now: Date;
  profileVersion: string;
  versions: AnalysisVersions;
  /** How long a completed scan is reused for its site, in milliseconds. */
  existingWithinMs: number;
  /** Called in the transaction that starts the scan. */
  send: (transaction: Transaction, scanId: number) => Promise<void>;
}

/** A finished diagnosis whose stored figures are missing or outdated. */
export interface OutdatedFigures {
  prospectId: number;
  auditId: number;
  revision: string;
}

/**
 * Functions that name a list return null or false if there is none. All reject with AppError
 * `database-unavailable` while the database is unavailable.
 */
export interface ProspectStore {
  /** Also adds an audit log entry, in the same transaction. The list starts at once. Returns its id. */
  createList(
    list: Pick<ParsedProspects, 'prospects' | 'notices'> & { name: string; now: Date },
  ): Promise<number>;
  listLists(page: { limit: number; before?: ListCursor | null; now: Date }): Promise<ProspectList[]>;
  readList(id: number, now: Date): Promise<ProspectListDetail | null>;
  /** Diagnoses already started continue. */
  pauseList(id: number): Promise<boolean>;
  resumeList(id: number, now: Date): Promise<boolean>;
  /** Returns the number of failed websites to retry; null if there is no list. A paused list resumes. */
  retryFailed(id: number, now: Date): Promise<number | null>;
  /** Adds an audit log entry. The diagnoses stay. */
  deleteList(id: number, now: Date): Promise<boolean>;
  /**
   * Starts the next waiting website's diagnosis. One transaction creates its audit, scan, and job and records
   * the start. Of all lists that aren't paused, the website with the lowest line number comes first, so that
   * a short list doesn't wait for a long one. False if no website is waiting.
   */
  startNext(start: ProspectStart): Promise<boolean>;
  /**
   * Finished diagnoses without figures. With `listId`, only those of that list, including those whose figures
   * are outdated.
   */
  listOutdatedFigures(options: { limit: number; listId?: number }): Promise<OutdatedFigures[]>;
  saveFigures(outdated: OutdatedFigures, figures: ProspectFigures | null): Promise<void>;
}
