import type { Lead, LeadChange, LeadEntry, LeadPatch, LeadSort, LeadStatus } from '#shared/schemas/lead.ts';

export interface LeadFilter {
  search?: string | null | undefined;
  status?: LeadStatus | null | undefined;
  dueUntil?: string | null | undefined;
}

/** The last sort key is the id, so that rows with equal values have the same order on every page. */
export interface LeadPage extends LeadFilter {
  limit: number;
  offset: number;
  sort: LeadSort;
  descending: boolean;
}

export interface LeadEditor {
  now: Date;
  browser: string;
}

export interface Erasure {
  number: number;
  at: Date;
  enquiries: number;
  reports: number;
  mails: number;
  links: number;
}

export interface LeadStore {
  listLeads(page: LeadPage): Promise<Lead[]>;
  countByStatus(): Promise<Record<LeadStatus, number>>;
  getLead(id: number): Promise<Lead | null>;
  listEntries(id: number): Promise<LeadEntry[]>;
  listChanges(id: number): Promise<LeadChange[]>;
  changeLeads(ids: readonly number[], patch: LeadPatch, by: LeadEditor): Promise<number>;
  eraseLead(id: number, now: Date): Promise<Erasure | null>;
}
