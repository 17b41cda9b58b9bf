import type { Lead, LeadChange, LeadEntry, LeadPatch, LeadSort, LeadStatus } from '#shared/schemas/lead.ts';

/** Null and undefined match everything. */
export interface LeadFilter {
  /** Part of the address, name, company, owner, or notes. */
  search?: string | null | undefined;
  status?: LeadStatus | null | undefined;
  /** Leads whose next date is on or before this day, such as '2030-01-31'. */
  dueUntil?: string | null | undefined;
}

/** The last sort key is the id, so that pages never overlap. */
export interface LeadPage extends LeadFilter {
  limit: number;
  offset: number;
  sort: LeadSort;
  descending: boolean;
}

/** `browser` describes the operator's browser in a few words. */
export interface LeadEditor {
  now: Date;
  browser: string;
}

/** `number` identifies the erasure in the audit log. The counts are of deleted rows. */
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
  getLead(id: number): Promise<Lead | null>;
  listEntries(id: number): Promise<LeadEntry[]>;
  listChanges(id: number): Promise<LeadChange[]>;
  /**
   * Ignores unknown ids. Records each changed field in the lead's history and sends an event for each changed
   * lead. Resolves to the number of existing leads.
   */
  changeLeads(ids: readonly number[], patch: LeadPatch, by: LeadEditor): Promise<number>;
  /**
   * Deletes everything stored about the lead's address, records the counts in the audit log, and sends an
   * event. Null if there is no such lead.
   */
  eraseLead(id: number, now: Date): Promise<Erasure | null>;
}
