import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchReport, reportAddress, VerificationRequired } from './fetch-report.ts';

afterEach(() => vi.unstubAllGlobals());
const answer = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));

describe('fetching the report', () => {
  it('requests the comprehensive report if asked, and names no subscriber', () => {
    expect(reportAddress(5, false)).toBe('/api/audits/5/report');
    expect(reportAddress(5, true)).toBe('/api/audits/5/report?comprehensive=true');
  });

  it('names the status of a failure, even if the protocol sends no text for it', async () => {
    answer('', { status: 500 });
    await expect(fetchReport('/r')).rejects.toThrow('Failed to download report: Internal Server Error');
    answer('', { status: 503, statusText: 'Busy' });
    await expect(fetchReport('/r')).rejects.toThrow('Failed to download report: Busy');
  });

  it.each([
    ['{"error":"Verify first."}', 'Verify first.'],
    ['{}', ''],
    ['not JSON', ''],
  ])('reads a 401 of %j', async (body, message) => {
    answer(body, { status: 401 });
    const thrown = await fetchReport('/r').catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(VerificationRequired);
    expect((thrown as Error).message).toBe(message);
  });
});
