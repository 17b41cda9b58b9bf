import { describe, expect, it } from 'vitest';
import type { Queue } from '#jobs/queue.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import { createProspectStore } from '#storage/prospect-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  exampleDiagnosis,
  exampleNow,
  exampleProfileVersion,
  exampleScanInput,
  exampleVersions,
} from '#tests/support/scan-examples.ts';
import { setUpScanQueue } from '#tests/support/scan-queue.ts';

const used = setUpScanQueue();

const sites = (count: number) => Array.from({ length: count }, (_, n) => `prospect-${n}.test`);

function rowsOf(hosts: readonly string[]) {
  return hosts.map((host, index) => ({
    line: index + 1,
    name: '',
    website: `https://${host}`,
    siteKey: host,
    siteHost: host,
    schemeTyped: false,
    companyType: 'other' as const,
    companySize: '' as const,
    note: '',
  }));
}

async function queueProspects(queue: Queue, hosts: readonly string[]) {
  const prospects = createProspectStore(used.stores.database);
  const id = await prospects.createList({
    name: 'List',
    prospects: rowsOf(hosts),
    notices: [],
    now: exampleNow,
  });
  const start = () =>
    prospects.startNext({
      now: exampleNow,
      profileVersion: exampleProfileVersion,
      versions: exampleVersions,
      existingWithinMs: 1000,
      send: queue.background.send,
    });
  return { prospects, id, start };
}

async function visit(
  queue: Queue,
  host: string,
  owner: string,
): Promise<{ auditId: number; scanId: number | null }> {
  const audits = createAuditStore(used.stores.database);
  const changes = { siteKey: host, siteHost: host, domain: host, website: `https://${host}` } as const;
  const { id } = await audits.createScanAudit(
    exampleScanInput({ ...changes, ownerHash: owner, companyType: 'other', companySize: '' }),
  );
  await used.stores.scans.requestScan(
    id,
    (transaction, scanId, underWay) => queue.sendScan(transaction, scanId, underWay, '203.0.113.9'),
    { now: exampleNow },
  );
  return { auditId: id, scanId: (await audits.getAudit(id))?.scanId ?? null };
}

describe('scans of the operator’s lists', () => {
  it('come after every scan that a visitor waits for, unless a visitor requests the same site', async () => {
    const queue = await used.open();
    const hosts = sites(6);
    const { start } = await queueProspects(queue, hosts);
    for (const _ of hosts) expect(await start()).toBe(true);
    expect(await start()).toBe(false);
    expect(await queue.background.countWaiting()).toBe(6);
    for (const n of [1, 2, 3]) await visit(queue, `visited-${n}.test`, 'one visitor');
    const joined = await visit(queue, 'prospect-4.test', 'another visitor');
    await queue.background.promote(joined.scanId ?? 0, '203.0.113.10');
    expect(await queue.background.countWaiting()).toBe(5);

    const order: string[] = [];
    await queue.startWorkers({
      ...used.workWith(async ({ website }) => {
        order.push(new URL(website).hostname);
        return exampleDiagnosis();
      }),
      scansAtOnce: 1,
    });
    await eventually(async () => expect(await used.jobStates()).toEqual(Array(9).fill('completed')));
    const { rows } = await used.stores.database.pool.query<{ site: string }>(
      `select site_host as site from jobs.job join scans on scans.id = (data ->> 'scanId')::int
      where name = 'scan' order by started_on`,
    );
    const taken = rows.map(({ site }) => site);
    expect(taken.slice(0, 4).toSorted()).toEqual([
      'prospect-4.test',
      'visited-1.test',
      'visited-2.test',
      'visited-3.test',
    ]);
    expect(taken.slice(4)).toEqual(hosts.filter((host) => host !== 'prospect-4.test'));
    expect(order.toSorted()).toEqual(taken.toSorted());
  });

  it('stay last if their jobs are lost', async () => {
    const queue = await used.open();
    const { start } = await queueProspects(queue, sites(2));
    while (await start()) {}
    await visit(queue, 'visited.test', 'a visitor');
    await visit(queue, 'prospect-1.test', 'another visitor');
    await used.stores.database.pool.query("delete from jobs.job where name = 'scan'");

    await queue.startWorkers({ ...used.workWith(async () => exampleDiagnosis()), scansAtOnce: 1 });
    await eventually(async () => expect(await used.jobStates()).toEqual(Array(3).fill('completed')));
    const { rows } = await used.stores.database.pool.query<{ site: string }>(
      `select site_host as site from jobs.job join scans on scans.id = (data ->> 'scanId')::int
      where name = 'scan' order by started_on`,
    );
    expect(rows.at(-1)?.site).toBe('prospect-0.test');
  });

  it('leave a slot for a visitor, however many of them are working', async () => {
    const queue = await used.open();
    const { start } = await queueProspects(queue, sites(4));
    for (let n = 0; n < 4; n += 1) await start();
    const never = Promise.withResolvers<void>();
    await queue.startWorkers({
      ...used.workWith(async ({ website }, { sharer }) => {
        if (website.includes('prospect')) await sharer?.whileWorking(() => never.promise);
        return exampleDiagnosis();
      }),
      scansAtOnce: 2,
    });
    await eventually(async () => expect(await used.jobStates()).toContain('active'));
    const { auditId } = await visit(queue, 'visited.test', 'a visitor');
    await used.statusBecomes(auditId, 'completed');
    expect(await used.jobStates()).toContain('active');
    never.resolve();
  });

  it("are each started once, however many processes feed the queue, and a short list doesn't wait for a long one", async () => {
    const queue = await used.open();
    const long = await queueProspects(queue, sites(12));
    const short = await queueProspects(queue, ['short-1.test', 'short-2.test']);
    const begun = await Promise.all(Array.from({ length: 6 }, () => long.start()));
    expect(begun).toEqual(Array(6).fill(true));
    const counts = await Promise.all(
      [long, short].map(async ({ prospects, id }) => (await prospects.readList(id, exampleNow))?.list.counts),
    );
    expect(counts.map((count) => count?.running)).toEqual([4, 2]);
    await long.prospects.pauseList(long.id);
    expect(await long.start()).toBe(false);
    await long.prospects.resumeList(long.id, exampleNow);
    while (await long.start()) {}
    const { rows } = await used.stores.database.pool.query(
      'select count(*)::int as audits, count(distinct site)::int as sites from audits',
    );
    expect(rows).toEqual([{ audits: 14, sites: 14 }]);
  });
});
