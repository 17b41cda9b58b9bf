import { localStore } from './browser-storage.ts';
import type { ReportPlace, ReportRequest } from './download-report.ts';

/** Stored while the visitor still has to verify the email address. */
export interface WaitingReport extends ReportRequest {
  auditId: number;
}

const key = 'report-waiting';
const places: readonly ReportPlace[] = ['dashboard', 'modules', 'report'];

export function readWaitingReport(): WaitingReport | null {
  const kept = localStore.readJson(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const { auditId, domain, place, options } = kept as Record<string, unknown>;
  const known = places.find((one) => one === place);
  return typeof auditId === 'number' && typeof domain === 'string' && known !== undefined
    ? { auditId, domain, place: known, ...(options === 'kept' ? { options } : {}) }
    : null;
}

export function isWaitingForReport(): boolean {
  return readWaitingReport() !== null;
}

export function keepWaitingReport(waiting: WaitingReport | null): void {
  if (waiting === null) localStore.remove(key);
  else localStore.writeJson(key, waiting);
}
