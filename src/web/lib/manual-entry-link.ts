import { parseAuditId } from './audit-id.ts';

export interface ManualEntryStart {
  website?: string | undefined;
  companyType?: string | undefined;
  auditId?: number | undefined;
}

export function manualEntryLink(audit: { id: number; website: string; companyType: string }): string {
  const { id, website, companyType } = audit;
  return `/manual-entry?${new URLSearchParams({ website, companyType, audit: String(id) })}`;
}

export function readManualEntryStart(parameters: URLSearchParams): ManualEntryStart {
  return {
    website: parameters.get('website') ?? undefined,
    companyType: parameters.get('companyType') ?? undefined,
    auditId: parseAuditId(parameters.get('audit') ?? undefined) ?? undefined,
  };
}
