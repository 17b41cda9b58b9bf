import type { ReportOptions } from '#shared/report-options.ts';
import { statusPhrase } from '#web/lib/status-phrase.ts';

/** `message` is the server's text, which may be empty. */
export class VerificationRequired extends Error {}

export function reportAddress(auditId: number, comprehensive: boolean): string {
  return `/api/audits/${auditId}/report${comprehensive ? '?comprehensive=true' : ''}`;
}

export async function fetchReport(address: string, options?: ReportOptions): Promise<Blob> {
  const response = await fetch(address, {
    credentials: 'include',
    ...(options && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(options),
    }),
  });
  if (response.status === 401) throw new VerificationRequired(await readErrorField(response));
  if (!response.ok) {
    throw new Error(`Failed to download report: ${response.statusText || statusPhrase(response.status)}`);
  }
  return response.blob();
}

async function readErrorField(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : '';
    return typeof error === 'string' ? error : '';
  } catch {
    return '';
  }
}
