import { localStore } from './browser-storage.ts';

/** Stored per audit, because a report request opens only the report of its own audit. */
export interface ReportAccess {
  subscriberId: string;
  verified: boolean;
}

const keyOf = (auditId: number) => `report-access-${auditId}`;

export function readReportAccess(auditId: number): ReportAccess | null {
  const kept = localStore.readJson(keyOf(auditId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { subscriberId, verified } = kept as Record<string, unknown>;
  return typeof subscriberId === 'string' && subscriberId !== ''
    ? { subscriberId, verified: verified === true }
    : null;
}

export function keepReportAccess(auditId: number, access: ReportAccess): void {
  localStore.writeJson(keyOf(auditId), access);
}

export function forgetReportAccess(auditId: number): void {
  localStore.remove(keyOf(auditId));
}
