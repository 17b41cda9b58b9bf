import type { Lead, LeadChange, LeadEntry, LeadPatch, LeadSort, LeadStatus } from '#shared/schemas/lead.ts';

/** The lead filter; null and undefined match everything. */
export interface LeadFilter {
  /** Part of the address, name, company, owner, or notes. */
  search?: string | null | undefined;
  status?: LeadStatus | null | undefined;
  /** Only leads whose next date is on or before that day. */
  dueUntil?: string | null | undefined;
}

/** Filter and order of the leads; the order ends with the id, so that pages never overlap. */
export interface LeadPage extends LeadFilter {
  limit: number;
  offset: number;
  sort: LeadSort;
  descending: boolean;
}

/** When the operator changes leads, and in which browser (in a few words). */
export interface LeadEditor {
  now: Date;
  browser: string;
}

/** The number of rows that an erasure removed, and the erasure's number in the audit log. */
export interface Erasure {
  number: number;
  at: Date;
  enquiries: number;
  reports: number;
  mails: number;
  links: number;
}

/** Functions reject with AppError `database-unavailable` while the database is unavailable. */
export interface LeadStore {
  listLeads(page: LeadPage): Promise<Lead[]>;
  countByStatus(): Promise<Record<LeadStatus, number>>;
  /** Null if there is none. */
  getLead(id: number): Promise<Lead | null>;
  /** The lead's messages and requests, newest first. */
  listEntries(id: number): Promise<LeadEntry[]>;
  /** The operator's changes to it, newest first. */
  listChanges(id: number): Promise<LeadChange[]>;
  /**
   * Changes the existing leads among the ids, records each changed field in the lead's history, and sends an event
   * for each changed lead; resolves to the number of existing ones.
   */
  changeLeads(ids: readonly number[], patch: LeadPatch, by: LeadEditor): Promise<number>;
  /** Deletes everything stored about the lead's address and records the counts. Null if there is no such lead. */
  eraseLead(id: number, now: Date): Promise<Erasure | null>;
}
