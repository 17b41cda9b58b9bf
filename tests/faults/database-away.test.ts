import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openQueue } from '#jobs/queue.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import type { Database } from '#storage/database.ts';
import { openDatabase } from '#storage/open-database.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { type CuttableServer, putBehindFront } from '#tests/support/cuttable-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  addExampleProfile,
  exampleDiagnosis,
  examplePage,
  exampleScanInput,
} from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const journal = JSON.parse(
  readFileSync(new URL('../../src/storage/migrations/meta/_journal.json', import.meta.url), 'utf8'),
) as { entries: unknown[] };

const log = pino({ level: 'silent' });
let plain: Database;
let front: CuttableServer;
let url: string;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  plain = await createTestDatabase();
  ({ front, url } = await putBehindFront(plain));
  await addExampleProfile(plain);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await plain.pool.query('truncate audits, scans cascade');
});
afterAll(async () => {
  await front.close();
  await plain.close();
});

async function openExternal(): Promise<Database> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '/nowhere', log });
  closers.push(() => database.close());
  return database;
}

describe("row 25: the operator's database", () => {
  it('is used if DATABASE_URL names it', async () => {
    const database = await openExternal();
    expect(database.mode).toBe('external');
    expect(await database.isUp()).toBe(true);
    const created = await createAuditStore(database).createScanAudit(exampleScanInput());
    expect(await createAuditStore(plain).getAudit(created.id)).toMatchObject({ status: 'pending' });
  });

  it('is migrated once if many processes start together', async () => {
    await plain.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
    const opened = await Promise.all(Array.from({ length: 5 }, openExternal));
    expect(await Promise.all(opened.map((database) => database.isUp()))).toEqual(Array(5).fill(true));
    const { rows } = await plain.pool.query(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    expect(rows).toEqual([{ count: journal.entries.length }]);
    await addExampleProfile(plain);
  });

  it('causes 503 while its connections are cut and refused, and recovers on its own', async () => {
    const database = await openExternal();
    const audits = createAuditStore(database);
    const { id } = await audits.createScanAudit(exampleScanInput());
    await front.cut();
    const begun = performance.now();
    await expect(audits.getAudit(id)).rejects.toMatchObject({ code: 'database-unavailable', status: 503 });
    await expect(audits.createScanAudit(exampleScanInput())).rejects.toMatchObject({ status: 503 });
    expect(await database.isUp()).toBe(false);
    expect(performance.now() - begun).toBeLessThan(30_000);
    await front.restore();
    await eventually(() => audits.getAudit(id));
    expect(await database.isUp()).toBe(true);
    expect((await audits.getAudit(id))?.status).toBe('pending');
  });

  it('is not waited for indefinitely when it hangs', async () => {
    const database = await openExternal();
    await database.isUp();
    front.freeze();
    const begun = performance.now();
    expect(await database.isUp()).toBe(false);
    // The check has its own short timeout. Otherwise, the timeout for all queries would apply, which is longer
    // than this.
    expect(performance.now() - begun).toBeLessThan(25_000);
    await front.cut();
    await front.restore();
    await eventually(async () => expect(await database.isUp()).toBe(true));
  });

  it('causes a clear message if it cannot be reached at the start', async () => {
    await front.cut();
    await expect(
      openDatabase({ databaseUrl: url, dataDir: '/nowhere', log, awaitMs: 1000 }),
    ).rejects.toMatchObject({ code: 'database-unavailable' });
    await front.restore();
  });

  it('interrupts a running scan without counting it; the scan completes when the database is back', async () => {
    const database = await openExternal();
    const queue = await openQueue({ database, log });
    closers.push(() => queue.stop());
    const audits = createAuditStore(plain);
    const reading = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    await queue.startWorkers({
      scans: createScanStore(database),
      diagnose: async (_, context) => {
        if (context.storedPages.length === 0) await context.savePage(examplePage(0));
        reading.resolve();
        await cut.promise;
        if (context.storedPages.length < 2) await context.savePage(examplePage(1));
        return exampleDiagnosis();
      },
      crawl: {
        limits: { maxPages: 5, timeBudgetMs: 5_000, concurrency: 1 },
        network: { resolve: new Map(), dnsServers: [] },
        render: { mode: 'off', chromiumPath: null },
      },
      now: () => new Date(),
      log,
    });
    const { id } = await audits.createScanAudit(exampleScanInput());
    await createScanStore(database).requestScan(id, queue.sendScan, { now: new Date() });
    await reading.promise;
    await front.cut();
    cut.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await audits.getAudit(id))?.status).toBe('scanning');
    await front.restore();
    await eventually(async () => expect((await audits.getAudit(id))?.status).toBe('completed'));
    const { rows } = await plain.pool.query('select counted_attempts from scans');
    expect(rows).toEqual([{ counted_attempts: 1 }]);
    expect(await audits.listTasks(id)).toHaveLength(3);
  });
});
