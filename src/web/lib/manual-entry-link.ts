import { parseAuditId } from './audit-id.ts';

/** What we know from a scan, used to prefill the manual entry. */
export interface ManualEntryStart {
  website?: string | undefined;
  companyType?: string | undefined;
  /** The audit whose workflows and tasks the form offers to add. */
  auditId?: number | undefined;
}

/** The address of the manual entry, with prefilled values. */
export function manualEntryLink(audit: { id: number; website: string; companyType: string }): string {
  const { id, website, companyType } = audit;
  return `/manual-entry?${new URLSearchParams({ website, companyType, audit: String(id) })}`;
}

/** Reads the prefilled values from the address. */
export function readManualEntryStart(parameters: URLSearchParams): ManualEntryStart {
  return {
    website: parameters.get('website') ?? undefined,
    companyType: parameters.get('companyType') ?? undefined,
    auditId: parseAuditId(parameters.get('audit') ?? undefined) ?? undefined,
  };
}
