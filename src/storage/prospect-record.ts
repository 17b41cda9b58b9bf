import type { AnalysisVersions } from '#diagnosis/diagnosis-types.ts';
import type { ParsedProspects } from '#shared/prospects/parse-prospects.ts';
import type { ProspectFigures, ProspectList, ProspectListDetail } from '#shared/schemas/prospect.ts';
import type { ListCursor } from './audit-record.ts';
import type { Transaction } from './database.ts';

export interface ProspectStart {
  now: Date;
  profileVersion: string;
  versions: AnalysisVersions;
  existingWithinMs: number;
  send: (transaction: Transaction, scanId: number) => Promise<void>;
}

export interface OutdatedFigures {
  prospectId: number;
  auditId: number;
  revision: string;
}

/** Functions with a list's id as their first parameter return null or false if it doesn't exist. */
export interface ProspectStore {
  /** The list starts at once. Returns its id. */
  createList(
    list: Pick<ParsedProspects, 'prospects' | 'notices'> & { name: string; now: Date },
  ): Promise<number>;
  listLists(page: { limit: number; before?: ListCursor | null; now: Date }): Promise<ProspectList[]>;
  readList(id: number, now: Date): Promise<ProspectListDetail | null>;
  pauseList(id: number): Promise<boolean>;
  resumeList(id: number, now: Date): Promise<boolean>;
  /** Also resumes the list if it is paused. Returns how many websites will be retried. */
  retryFailed(id: number, now: Date): Promise<number | null>;
  /** Keeps the diagnoses. */
  deleteList(id: number, now: Date): Promise<boolean>;
  /**
   * Starts the website with the lowest line number in all lists that aren't paused, so that a short
   * list doesn't wait for a long one. False if no website is waiting.
   */
  startNext(start: ProspectStart): Promise<boolean>;
  /**
   * Finished diagnoses whose figures are missing. With `listId`, only those in that list, but
   * including those whose figures are outdated.
   */
  listOutdatedFigures(options: { limit: number; listId?: number }): Promise<OutdatedFigures[]>;
  saveFigures(outdated: OutdatedFigures, figures: ProspectFigures | null): Promise<void>;
}
