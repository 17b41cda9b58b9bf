import { describe, expect, it } from 'vitest';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import type { Queue } from '#jobs/queue.ts';
import { eventually } from '#tests/support/eventually.ts';
import { exampleDiagnosis, exampleNow, exampleScanInput } from '#tests/support/scan-examples.ts';
import { setUpScanQueue } from '#tests/support/scan-queue.ts';

const used = setUpScanQueue();

async function ask(queue: Queue, site: string, from: { owner: string; network?: string }): Promise<void> {
  const { id } = await used.stores.audits.createScanAudit(
    exampleScanInput({
      ownerHash: from.owner,
      siteKey: site,
      siteHost: site,
      domain: site,
      website: `https://${site}`,
    }),
  );
  await used.stores.scans.requestScan(
    id,
    (transaction, scanId, underWay) => queue.sendScan(transaction, scanId, underWay, from.network),
    { now: exampleNow },
  );
}

function noting(order: string[]): Diagnose {
  const twoBegun = Promise.withResolvers<void>();
  return async ({ website }) => {
    order.push(new URL(website).hostname);
    if (order.length === 2) twoBegun.resolve();
    await twoBegun.promise;
    return exampleDiagnosis();
  };
}

async function jobs(): Promise<{ site: string; priority: number; group: string | null }[]> {
  const { rows } = await used.stores.database.pool.query(
    `select site_host as site, priority, group_id as group from jobs.job
    join scans on scans.id = (data ->> 'scanId')::int where name = 'scan' order by priority desc, created_on`,
  );
  return rows;
}

/**
 * Sorted by the time each scan was taken from the queue, because the start after that depends on
 * the machine.
 */
async function sitesAsTaken(): Promise<string[]> {
  const { rows } = await used.stores.database.pool.query<{ site: string }>(
    `select site_host as site from jobs.job join scans on scans.id = (data ->> 'scanId')::int
    where name = 'scan' order by started_on`,
  );
  return rows.map(({ site }) => site);
}

const numbered = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('fault 34: many scans at once', () => {
  it("fault 34: a visitor's one scan does not wait behind another visitor's many", async () => {
    const queue = await used.open();
    for (const n of numbered(8)) await ask(queue, `many-${n}.test`, { owner: 'many' });
    await ask(queue, 'one.test', { owner: 'one' });
    const order: string[] = [];
    await queue.startWorkers(used.workWith(noting(order)));
    await eventually(() => expect(order).toHaveLength(9));
    const taken = await sitesAsTaken();
    expect(taken.indexOf('one.test')).toBeLessThan(2);
    expect(taken.filter((site) => site !== 'one.test')).toEqual(numbered(8).map((n) => `many-${n}.test`));
  });

  it('fault 34: or behind many from another address, each without a cookie', async () => {
    const queue = await used.open();
    for (const n of numbered(8)) {
      await ask(queue, `many-${n}.test`, { owner: `new-${n}`, network: '203.0.113.9' });
    }
    await ask(queue, 'one.test', { owner: 'one', network: '2001:db8::/64' });
    const order: string[] = [];
    await queue.startWorkers(used.workWith(noting(order)));
    await eventually(() => expect(order).toHaveLength(9));
    expect((await sitesAsTaken()).indexOf('one.test')).toBeLessThan(2);
  });

  it('fault 34: sent at the same moment, those from one address still take turns', async () => {
    const queue = await used.open();
    const network = '203.0.113.9';
    await Promise.all(numbered(5).map((n) => ask(queue, `many-${n}.test`, { owner: `new-${n}`, network })));
    expect((await jobs()).map(({ priority }) => Math.abs(priority))).toEqual([0, 1, 2, 3, 4]);
  });

  it("fault 34: within an address, each owner's first scan comes before anyone's second", async () => {
    const queue = await used.open();
    const network = '203.0.113.9';
    for (const n of numbered(4)) await ask(queue, `first-${n}.test`, { owner: 'first', network });
    await ask(queue, 'second.test', { owner: 'second', network });
    const sites = (await jobs()).map(({ site }) => site);
    expect(sites.indexOf('second.test')).toBeLessThan(sites.indexOf('first-3.test'));
  });

  it('fault 34: a keyed hash of the address is kept only while the scan waits or runs', async () => {
    const queue = await used.open();
    await ask(queue, 'one.test', { owner: 'one', network: '203.0.113.9' });
    await ask(queue, 'two.test', { owner: 'two', network: '203.0.113.9' });
    const kept = (await jobs()).map(({ group }) => group);
    expect(kept[0]).toMatch(/^[\w-]{43}$/);
    expect(kept[1]).toBe(kept[0]);
    await queue.startWorkers(used.workWith(async () => exampleDiagnosis()));
    await eventually(async () => expect(await used.jobStates()).toEqual(['completed', 'completed']));
    expect((await jobs()).map(({ group }) => group)).toEqual([null, null]);
  });
});
