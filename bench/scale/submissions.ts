import { setTimeout as sleep } from 'node:timers/promises';
import { openQueue } from '#jobs/queue.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import { openDatabase } from '#storage/open-database.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { addExampleProfile, exampleScanInput } from '../../tests/support/scan-examples.ts';
import { hostOf } from './sites.ts';

export interface Submissions {
  diagnoseAll(sites: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

const log = { debug() {}, info() {}, warn() {}, error: console.error };
const pollIntervalMs = 50;

export async function openSubmissions(databaseUrl: string): Promise<Submissions> {
  const database = await openDatabase({ databaseUrl, dataDir: '', log });
  const queue = await openQueue({ database, log });
  const audits = createAuditStore(database);
  const scans = createScanStore(database);
  await addExampleProfile(database);

  const ask = async (site: number) => {
    const host = hostOf(site);
    const now = new Date();
    const { id } = await audits.createScanAudit(
      exampleScanInput({
        website: `http://${host}/`,
        siteKey: `${host}/`,
        siteHost: host,
        domain: host,
        schemeTyped: true,
        companyType: 'other',
        ownerHash: `owner-${site}`,
        now,
      }),
    );
    await scans.requestScan(id, queue.sendScan, { now });
    return id;
  };

  return {
    diagnoseAll: async (sites) => {
      const ids = await Promise.all(sites.map(ask));
      for (;;) {
        const { rows } = await database.pool.query<{ ended: number; failed: number }>(
          `select count(*) filter (where scans.status = 'completed')::int as ended,
            count(*) filter (where scans.status = 'failed')::int as failed
          from audits join scans on scans.id = audits.scan_id where audits.id = any($1::bigint[])`,
          [ids],
        );
        if (rows[0]?.failed) throw new Error(`${rows[0].failed} scans failed`);
        if (rows[0]?.ended === ids.length) return;
        await sleep(pollIntervalMs);
      }
    },
    close: async () => {
      await queue.stop();
      await database.close();
    },
  };
}
