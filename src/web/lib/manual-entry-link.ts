import { parseAuditId } from './audit-id.ts';

/** What a scan knew and the manual entry begins with. */
export interface ManualEntryStart {
  website?: string | undefined;
  companyType?: string | undefined;
  /** The audit whose workflows and tasks, where it found any, are offered. */
  auditId?: number | undefined;
}

/** The address of the manual entry, prefilled with what is known. */
export function manualEntryLink(audit: { id: number; website: string; companyType: string }): string {
  const { id, website, companyType } = audit;
  return `/manual-entry?${new URLSearchParams({ website, companyType, audit: String(id) })}`;
}

/** Reads the start back from the address. */
export function readManualEntryStart(parameters: URLSearchParams): ManualEntryStart {
  return {
    website: parameters.get('website') ?? undefined,
    companyType: parameters.get('companyType') ?? undefined,
    auditId: parseAuditId(parameters.get('audit') ?? undefined) ?? undefined,
  };
}
