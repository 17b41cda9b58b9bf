import type { AnalysisVersions } from '#diagnosis/diagnosis-types.ts';
import type { ParsedProspects } from '#shared/prospects/parse-prospects.ts';
import type { ProspectFigures, ProspectList, ProspectListDetail } from '#shared/schemas/prospect.ts';
import type { ListCursor } from './audit-record.ts';
import type { Transaction } from './database.ts';

/** How the diagnosis of a prospect begins. */
export interface ProspectStart {
  now: Date;
  profileVersion: string;
  versions: AnalysisVersions;
  /** How long a completed scan serves those who ask for its site again, in milliseconds. */
  existingWithinMs: number;
  /** Puts the scan's job into the queue, in the transaction that starts the scan. */
  send: (transaction: Transaction, scanId: number) => Promise<void>;
}

/** An ended diagnosis whose figures are missing or follow from an older state of it. */
export interface OutdatedFigures {
  prospectId: number;
  auditId: number;
  revision: string;
}

/**
 * The operator's lists. Functions that name a list answer null or false where there is none; every one rejects with AppError
 * `database-unavailable` while the database is away.
 */
export interface ProspectStore {
  /** One transaction, noted in the audit log; the list's id. It begins at once. */
  createList(
    list: Pick<ParsedProspects, 'prospects' | 'notices'> & { name: string; now: Date },
  ): Promise<number>;
  /** Newest first. */
  listLists(page: { limit: number; before?: ListCursor | null; now: Date }): Promise<ProspectList[]>;
  readList(id: number, now: Date): Promise<ProspectListDetail | null>;
  /** Begins no further website of the list; those that have begun end. */
  pauseList(id: number): Promise<boolean>;
  resumeList(id: number, now: Date): Promise<boolean>;
  /** Has every website that failed diagnosed once more; how many, null where there is no list. A paused list goes on. */
  retryFailed(id: number, now: Date): Promise<number | null>;
  /** Deletes the list, noted in the audit log; the diagnoses that were made for it stay. */
  deleteList(id: number, now: Date): Promise<boolean>;
  /**
   * Begins the diagnosis of the next website that waits, in one transaction: its audit, its scan and its job are there with the note
   * that it was begun, or nothing is. The lists take turns by their lines, so that a short one doesn't wait for a long one. False
   * when none waits.
   */
  startNext(start: ProspectStart): Promise<boolean>;
  /** Ended diagnoses without figures; of one list, also those whose figures are outdated. */
  listOutdatedFigures(options: { limit: number; listId?: number }): Promise<OutdatedFigures[]>;
  saveFigures(outdated: OutdatedFigures, figures: ProspectFigures | null): Promise<void>;
}
