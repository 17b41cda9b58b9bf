import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AuditStore } from '#storage/audit-record.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import type { Database } from '#storage/database.ts';
import type { ScanStore } from '#storage/scan-record.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { addExampleProfile, exampleNow, exampleScanInput } from './scan-examples.ts';
import { createTestDatabase } from './test-database.ts';

/** Audits, scans, and prospect lists are deleted before each test. */
export interface ScanStores {
  readonly database: Database;
  readonly audits: AuditStore;
  readonly scans: ScanStore;
  startedScan(): Promise<{ auditId: number; scanId: number }>;
  /** Begins the next attempt and returns its number. Rejects if the scan has ended. */
  begin(scanId: number): Promise<number>;
}

export function setUpScanStores(): ScanStores {
  let opened: Pick<ScanStores, 'database' | 'audits' | 'scans'> | null = null;
  const there = () => {
    if (opened === null) throw new Error('The stores are there from the first test on');
    return opened;
  };

  beforeAll(async () => {
    const database = await createTestDatabase();
    opened = { database, audits: createAuditStore(database), scans: createScanStore(database) };
    await addExampleProfile(database);
  });
  beforeEach(async () => {
    await there().database.pool.query('truncate audits, scans, prospect_lists cascade');
  });
  afterAll(() => opened?.database.close());

  return {
    get database() {
      return there().database;
    },
    get audits() {
      return there().audits;
    },
    get scans() {
      return there().scans;
    },
    startedScan: async () => {
      const { audits, scans } = there();
      const { id } = await audits.createScanAudit(exampleScanInput());
      const started = Promise.withResolvers<number>();
      await scans.requestScan(id, async (_, scanId) => started.resolve(scanId), { now: exampleNow });
      return { auditId: id, scanId: await started.promise };
    },
    begin: async (scanId) => {
      const attempt = await there().scans.beginAttempt(scanId);
      if (!attempt) throw new Error('The scan has ended');
      return attempt.attempt;
    },
  };
}
