import type { Industry } from '#shared/schemas/industry.ts';
import type { AuditRecord } from '#storage/audit-record.ts';

/** Before the site is read, and for a manual entry, only the visitor's choice is known. */
export function presentIndustry({ industry, companyType }: AuditRecord): Industry {
  return industry ?? { chosen: companyType, detected: 'unknown', detail: null, confidence: 0, reasons: [] };
}
