import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueue, type Queue } from '#jobs/queue.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import type { Database } from '#storage/database.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  addExampleProfile,
  exampleDiagnosis,
  exampleNow,
  exampleScanInput,
} from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const log = pino({ level: 'silent' });
let database: Database;
let queue: Queue;

beforeAll(async () => {
  database = await createTestDatabase();
  await addExampleProfile(database);
  queue = await openQueue({ database, log });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

describe('fault 34: many scans at once', () => {
  it("fault 34: a visitor's one scan does not wait behind another visitor's many", async () => {
    const audits = createAuditStore(database);
    const scans = createScanStore(database);
    const ask = async (owner: string, site: string) => {
      const { id } = await audits.createScanAudit(
        exampleScanInput({
          ownerHash: owner,
          siteKey: site,
          siteHost: site,
          domain: site,
          website: `https://${site}`,
        }),
      );
      await scans.requestScan(id, queue.sendScan, { now: exampleNow });
    };
    for (let n = 1; n <= 8; n += 1) await ask('many', `many-${n}.test`);
    await ask('one', 'one.test');

    const order: string[] = [];
    const twoBegun = Promise.withResolvers<void>();
    await queue.startWorkers({
      scans,
      diagnose: async ({ website }) => {
        order.push(website);
        // Two scans run at once, and neither of the first two makes room before the other has begun.
        if (order.length === 2) twoBegun.resolve();
        await twoBegun.promise;
        return exampleDiagnosis();
      },
      crawl: {
        limits: { maxPages: 5, timeBudgetMs: 5_000, concurrency: 1 },
        network: { resolve: new Map(), dnsServers: [] },
        render: { mode: 'off', chromiumPath: null },
      },
      now: () => exampleNow,
      log,
    });
    await eventually(() => expect(order).toHaveLength(9));
    // The one is among the first two, and the many follow in the order asked for.
    expect(order.indexOf('https://one.test')).toBeLessThan(2);
    const many = order.filter((website) => website !== 'https://one.test');
    expect(many[0]).toBe('https://many-1.test');
    expect(many.indexOf('https://many-8.test')).toBeGreaterThanOrEqual(6);
  });
});
