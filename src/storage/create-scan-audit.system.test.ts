import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addExampleProfile,
  dayMs,
  exampleDiagnosis,
  exampleNow,
  examplePage,
  exampleScanInput,
} from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { AuditStore } from './audit-record.ts';
import { createAuditStore } from './audit-store.ts';
import type { Database } from './database.ts';
import type { ScanStore } from './scan-record.ts';
import { createScanStore } from './scan-store.ts';

let database: Database;
let audits: AuditStore;
let scans: ScanStore;
const nothing = async () => {};

beforeAll(async () => {
  database = await createTestDatabase();
  audits = createAuditStore(database);
  scans = createScanStore(database);
  await addExampleProfile(database);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate audits, scans cascade'));

async function scanOf(auditId: number): Promise<number> {
  const audit = await audits.getAudit(auditId);
  if (!audit?.scanId) throw new Error('The audit has no scan');
  return audit.scanId;
}

async function finish(auditId: number, diagnosis = exampleDiagnosis(), now = exampleNow): Promise<number> {
  await scans.requestScan(auditId, nothing, { now });
  const scanId = await scanOf(auditId);
  const attempt = await scans.beginAttempt(scanId);
  await scans.complete(scanId, attempt?.attempt ?? 0, diagnosis, { now, completeJob: nothing });
  return scanId;
}

async function sourceOf(auditId: number): Promise<number | null> {
  const { rows } = await database.pool.query<{ source: string | null }>(
    'select source_scan_id as source from scans where id = $1',
    [await scanOf(auditId)],
  );
  const source = rows[0]?.source ?? null;
  return source === null ? null : Number(source);
}

async function countRows(table: 'audits' | 'scans'): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? -1;
}

describe('createScanAudit', () => {
  it('creates a pending audit with its own scan for a new site', async () => {
    const created = await audits.createScanAudit(exampleScanInput());
    expect(created).toMatchObject({ website: 'https://www.harbour-dental.test/', existing: false });
    expect(created.id).toBeGreaterThan(0);
    expect(Number.isSafeInteger(created.id)).toBe(true);
    expect(await audits.getAudit(created.id)).toMatchObject({
      kind: 'scan',
      status: 'pending',
      ownerHash: 'owner-a',
      coverage: null,
      scanQuality: null,
      pagesScanned: 0,
      createdAt: exampleNow,
      completedAt: null,
    });
  });

  it("returns the same owner's audit while it is pending, running, and completed", async () => {
    const { id } = await audits.createScanAudit(exampleScanInput());
    expect(await audits.createScanAudit(exampleScanInput())).toMatchObject({ id, existing: true });
    await scans.requestScan(id, nothing, { now: exampleNow });
    expect(await audits.createScanAudit(exampleScanInput())).toMatchObject({ id, existing: true });
    await finish(id);
    expect(await audits.createScanAudit(exampleScanInput())).toMatchObject({ id, existing: true });
    expect(await countRows('audits')).toBe(1);
  });

  it('creates one audit for fifty concurrent submissions of one owner', async () => {
    const created = await Promise.all(
      Array.from({ length: 50 }, () => audits.createScanAudit(exampleScanInput())),
    );
    expect(new Set(created.map((one) => one.id)).size).toBe(1);
    expect(created.filter((one) => !one.existing)).toHaveLength(1);
    expect(await countRows('audits')).toBe(1);
    expect(await countRows('scans')).toBe(1);
  });

  it('lets fifty visitors share one scan, each with their own audit', async () => {
    const created = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        audits.createScanAudit(exampleScanInput({ ownerHash: `owner-${n}` })),
      ),
    );
    expect(new Set(created.map((one) => one.id)).size).toBe(50);
    expect(created.every((one) => !one.existing)).toBe(true);
    expect(await countRows('scans')).toBe(1);
  });

  it("creates another visitor's audit at once from a recent scan, unedited", async () => {
    const first = await audits.createScanAudit(exampleScanInput());
    await finish(first.id);
    const [workflow] = await audits.listWorkflows(first.id);
    await audits.editAudit(first.id, {}, (rows) =>
      rows.updateWorkflow(workflow?.id ?? 0, { name: 'Renamed by its owner' }),
    );
    const second = await audits.createScanAudit(exampleScanInput({ ownerHash: 'owner-b' }));
    expect(second).toMatchObject({ existing: true });
    expect(second.id).not.toBe(first.id);
    const names = (await audits.listWorkflows(second.id)).map((one) => one.name);
    expect(names).toEqual(['Appointments', 'Invoicing']);
    expect(await audits.getAudit(second.id)).toMatchObject({
      status: 'completed',
      completedAt: exampleNow,
      coverage: { read: 2 },
      ownerHash: 'owner-b',
    });
    expect((await audits.listWorkflows(first.id))[0]?.name).toBe('Renamed by its owner');
  });

  it('joins a running scan and completes every joined audit when it ends', async () => {
    const first = await audits.createScanAudit(exampleScanInput());
    await scans.requestScan(first.id, nothing, { now: exampleNow });
    const second = await audits.createScanAudit(exampleScanInput({ ownerHash: 'owner-b' }));
    expect(second.existing).toBe(false);
    const scanId = await scanOf(second.id);
    expect(scanId).toBe(await scanOf(first.id));
    const attempt = await scans.beginAttempt(scanId);
    await scans.complete(scanId, attempt?.attempt ?? 0, exampleDiagnosis(), {
      now: exampleNow,
      completeJob: nothing,
    });
    for (const { id } of [first, second]) {
      expect((await audits.getAudit(id))?.status).toBe('completed');
      expect(await audits.listTasks(id)).toHaveLength(3);
    }
  });

  it('never reuses a failed scan, or one older than the limit', async () => {
    const failed = await audits.createScanAudit(exampleScanInput());
    await finish(failed.id, exampleDiagnosis({ failure: { code: 'unreachable', message: 'No answer.' } }));
    const retried = await audits.createScanAudit(exampleScanInput());
    expect(retried).toMatchObject({ existing: false });
    expect(retried.id).not.toBe(failed.id);
    await finish(retried.id);
    const within = new Date(exampleNow.getTime() + 30 * dayMs);
    expect(await audits.createScanAudit(exampleScanInput({ now: within }))).toMatchObject({ id: retried.id });
    const later = new Date(within.getTime() + 1);
    expect(await audits.createScanAudit(exampleScanInput({ now: later }))).toMatchObject({ existing: false });
  });

  it('creates a new scan on request, but joins a running one', async () => {
    const first = await audits.createScanAudit(exampleScanInput());
    await finish(first.id);
    const fresh = await audits.createScanAudit(exampleScanInput({ fresh: true }));
    expect(fresh).toMatchObject({ existing: false });
    expect(fresh.id).not.toBe(first.id);
    const joined = await audits.createScanAudit(exampleScanInput({ fresh: true, ownerHash: 'owner-b' }));
    expect(await scanOf(joined.id)).toBe(await scanOf(fresh.id));
    expect(await countRows('scans')).toBe(2);
  });

  it.each([
    ['another company type', { companyType: 'consulting' as const }],
    ['another company size', { companySize: '' as const }],
    ['another line of business', { specialty: 'podiatry' }],
    ['another path', { siteKey: 'harbour-dental.test/north' }],
  ])('separates %s', async (_, change) => {
    const first = await audits.createScanAudit(exampleScanInput());
    await finish(first.id);
    expect(await audits.createScanAudit(exampleScanInput(change))).toMatchObject({ existing: false });
  });

  it("analyzes a recent scan's pages again for another company type or line of business, unless a new scan is requested", async () => {
    const first = await audits.createScanAudit(exampleScanInput());
    const scanId = await scanOf(first.id);
    await scans.requestScan(first.id, nothing, { now: exampleNow });
    const attempt = (await scans.beginAttempt(scanId))?.attempt ?? 0;
    await scans.savePage(scanId, attempt, examplePage(0));
    await scans.complete(scanId, attempt, exampleDiagnosis(), { now: exampleNow, completeJob: nothing });
    const again = await audits.createScanAudit(exampleScanInput({ companyType: 'consulting' }));
    expect(await sourceOf(again.id)).toBe(scanId);
    const chosen = await audits.createScanAudit(exampleScanInput({ specialty: 'podiatry' }));
    expect(await sourceOf(chosen.id)).toBe(scanId);
    expect(await audits.getAudit(chosen.id)).toMatchObject({ specialty: 'podiatry' });
    await scans.requestScan(chosen.id, nothing, { now: exampleNow });
    expect(await scans.beginAttempt(await scanOf(chosen.id))).toMatchObject({ specialty: 'podiatry' });
    const fresh = await audits.createScanAudit(exampleScanInput({ companyType: 'legal', fresh: true }));
    expect(await sourceOf(fresh.id)).toBeNull();
  });

  it('never loses an audit that joins at the moment the scan ends', async () => {
    const first = await audits.createScanAudit(exampleScanInput());
    await scans.requestScan(first.id, nothing, { now: exampleNow });
    const scanId = await scanOf(first.id);
    const attempt = await scans.beginAttempt(scanId);
    const [, ...joined] = await Promise.all([
      scans.complete(scanId, attempt?.attempt ?? 0, exampleDiagnosis(), {
        now: exampleNow,
        completeJob: nothing,
      }),
      ...Array.from({ length: 20 }, (_, n) =>
        audits.createScanAudit(exampleScanInput({ ownerHash: `owner-${n}` })),
      ),
    ]);
    for (const { id } of joined) {
      expect((await audits.getAudit(id))?.status).toBe('completed');
      expect(await audits.listTasks(id)).toHaveLength(3);
    }
    expect(await countRows('scans')).toBe(1);
  });
});
