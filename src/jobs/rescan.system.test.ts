import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diagnose } from '#diagnosis/diagnose.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import type { Database } from '#storage/database.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { htmlPage, scanCrawl, sendHtml, startSite, type TestSite } from '#tests/support/crawl-site.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addExampleProfile, exampleNow, exampleScanInput } from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openQueue, type Queue } from './queue.ts';

const log = pino({ level: 'silent' });
let database: Database;
let queue: Queue;
let site: TestSite;
const sent = { whole: 0, unchanged: 0 };

const paths = ['/services', '/booking', '/contact'];
const services = htmlPage('Boiler repair').replace(
  '</main>',
  '<p>Our engineers repair boilers and schedule every visit by telephone.</p></main>',
);
const pages: Record<string, string> = {
  '/': htmlPage('Home', paths),
  '/services': services,
  '/booking': htmlPage('Book a visit').replace(
    '</main>',
    '<form><label>Name<input name="name"></label><label>Date<input type="date" name="date"></label><button>Book an appointment</button></form></main>',
  ),
  '/contact': htmlPage('Contact us'),
};

beforeAll(async () => {
  database = await createTestDatabase();
  await addExampleProfile(database);
  queue = await openQueue({ database, log });
  site = await startSite((request, response) => {
    const body = pages[request.url ?? ''];
    if (body === undefined) return sendHtml(response, '', 404);
    const etag = `"${body.length}"`;
    if (request.headers['if-none-match'] === etag) {
      sent.unchanged++;
      return void response.writeHead(304, { etag }).end();
    }
    sent.whole++;
    response.setHeader('etag', etag);
    sendHtml(response, body);
  });
});
afterAll(async () => {
  await queue.stop();
  await site.close();
  await database.close();
});

it('a second scan of a site keeps what has not changed and finds the same', async () => {
  const audits = createAuditStore(database);
  const scans = createScanStore(database);
  await queue.startWorkers({
    scans,
    diagnose,
    crawl: scanCrawl(site.port),
    now: () => exampleNow,
    log,
  });
  const scan = async (): Promise<number> => {
    const input = { website: 'http://site.test/', siteKey: 'site.test', siteHost: 'site.test', fresh: true };
    const { id } = await audits.createScanAudit(exampleScanInput(input));
    await scans.requestScan(id, queue.sendScan, { now: exampleNow });
    const ended = async () =>
      expect(await audits.getAudit(id)).toMatchObject({ status: 'completed', failure: null });
    await eventually(ended);
    return (await audits.getAudit(id))?.scanId ?? 0;
  };
  const resultOf = async (scanId: number) => {
    const columns = 'reached_url, coverage, industry, diagnosis, scan_quality, pages_scanned';
    const { rows } = await database.pool.query(`select ${columns} from scans where id = $1`, [scanId]);
    return rows[0];
  };
  const first = await scan();
  expect(sent).toEqual({ whole: 4, unchanged: 0 });
  const second = await scan();
  expect(sent).toEqual({ whole: 4, unchanged: 4 });
  expect(second).not.toBe(first);
  expect(await resultOf(second)).toEqual(await resultOf(first));
  expect((await resultOf(second)).diagnosis.length).toBeGreaterThan(0);
  pages['/contact'] = htmlPage('Where to find us now');
  const third = await scan();
  expect(sent).toEqual({ whole: 5, unchanged: 7 });
  expect(JSON.stringify((await resultOf(third)).coverage)).toContain('Where to find us now');
});
