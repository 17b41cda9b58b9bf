import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diagnose } from '#diagnosis/diagnose.ts';
import { analysisVersions } from '#diagnosis/versions/analysis-versions.ts';
import { createDiagnoseInChildProcess } from '#jobs/diagnose-in-child-process.ts';
import { htmlPage, scanCrawl, sendHtml, startSite, type TestSite } from '#tests/support/crawl-site.ts';
import { dayMs, exampleNow, exampleScanInput } from '#tests/support/scan-examples.ts';
import { setUpScanQueue } from '#tests/support/scan-queue.ts';
import type { Queue } from './queue.ts';

const used = setUpScanQueue();
let site: TestSite;
let queue: Queue;
let requests: string[] = [];

const pages: Record<string, string> = {
  '/': htmlPage('Home', ['/services', '/booking', '/prices.pdf', '/gone']),
  '/services': htmlPage('Boiler repair').replace(
    '</main>',
    '<p>Our engineers repair boilers and schedule every visit by telephone.</p></main>',
  ),
  '/booking': htmlPage('Book a visit').replace(
    '</main>',
    '<form><label>Name<input name="name"></label><label>Date<input type="date" name="date"></label><button>Book an appointment</button></form></main>',
  ),
};
const siteInput = { website: 'http://site.test/', siteKey: 'site.test', siteHost: 'site.test' };

beforeEach(async () => {
  requests = [];
  site = await startSite((request, response) => {
    requests.push(request.url ?? '');
    const body = pages[request.url ?? ''];
    sendHtml(response, body ?? '', body === undefined ? 404 : 200);
  });
  queue = await used.open();
  await queue.startWorkers({
    ...used.workWith(diagnose),
    diagnoseInChildProcess: createDiagnoseInChildProcess(
      new URL('../diagnosis/diagnose.ts', import.meta.url).href,
    ),
    crawl: scanCrawl(site.port),
  });
});
afterEach(() => site.close());

const query = (text: string, ...values: unknown[]) => used.stores.database.pool.query(text, values);

function ask(ownerHash: string, changes: Parameters<typeof exampleScanInput>[0] = {}) {
  const input = exampleScanInput({ ...siteInput, versions: analysisVersions(), ownerHash, ...changes });
  return used.stores.audits.createScanAudit(input);
}

async function scanOf(auditId: number) {
  const { rows } = await query(
    'select scans.* from scans join audits on audits.scan_id = scans.id where audits.id = $1',
    auditId,
  );
  return rows[0];
}

async function finish(auditId: number) {
  await used.stores.scans.requestScan(auditId, queue.sendScan, { now: exampleNow });
  await used.statusBecomes(auditId, 'completed');
  return scanOf(auditId);
}

const findingsOf = (scan: Record<string, unknown>) => {
  const names = [
    'reached_url',
    'coverage',
    'industry',
    'diagnosis',
    'scan_quality',
    'pages_scanned',
    'favicon',
  ];
  return Object.fromEntries(names.map((name) => [name, scan[name]]));
};

async function scannedByOlderVersion(): Promise<{ id: number; scan: Record<string, unknown> }> {
  const { id } = await ask('owner-a');
  await finish(id);
  await query("update scans set analysis_version = 'older'");
  await site.close();
  requests = [];
  return { id, scan: await scanOf(id) };
}

describe('a scan by an older version of the analysis', () => {
  it('is analyzed again from the stored facts, with the site switched off', async () => {
    const first = await scannedByOlderVersion();
    const [workflow] = await used.stores.audits.listWorkflows(first.id);
    await used.stores.audits.editAudit(first.id, {}, (rows) =>
      rows.updateWorkflow(workflow?.id ?? 0, { name: 'Renamed by its owner' }),
    );

    const second = await ask('owner-a');
    expect(second).toMatchObject({ existing: false });
    expect(second.id).not.toBe(first.id);
    const again = await finish(second.id);
    expect(again.id).not.toBe(first.scan.id);
    expect(findingsOf(again)).toEqual(findingsOf(first.scan));
    expect(again.diagnosis.length).toBeGreaterThan(0);
    expect({ analysis: again.analysis_version, knowledge: again.knowledge_version }).toEqual(
      analysisVersions(),
    );
    expect(requests).toEqual([]);

    expect((await used.stores.audits.listWorkflows(first.id))[0]?.name).toBe('Renamed by its owner');
    expect((await scanOf(first.id)).analysis_version).toBe('older');
    expect(await ask('owner-b')).toMatchObject({ existing: true });
  });

  it('stays readable after the scan it came from is deleted', async () => {
    const first = await scannedByOlderVersion();
    const { id } = await ask('owner-b');
    await finish(id);
    await used.stores.audits.deleteAudit(first.id, { now: exampleNow, dropScanJobs: async () => {} });
    await query("update scans set analysis_version = 'older'");
    const third = await finish((await ask('owner-c')).id);
    expect(findingsOf(third)).toEqual(findingsOf(first.scan));
  });

  it('may be from the previous release, which stored only pages and coverage', async () => {
    const first = await scannedByOlderVersion();
    await query(
      `update scans set site_facts = null, read_at = null, analysis_version = null, knowledge_version = null,
         coverage = jsonb_set(coverage, '{note}', '"The site is mostly in French; only the most common work is recognised in that language yet. Time ran out."')`,
    );
    const again = await finish((await ask('owner-b')).id);
    expect(findingsOf(again)).toEqual({
      ...findingsOf(first.scan),
      coverage: { ...(first.scan.coverage as object), note: 'Time ran out.' },
    });
  });

  it('is analyzed in a child process after interrupted attempts', async () => {
    const first = await scannedByOlderVersion();
    const { id } = await ask('owner-b');
    await query('update scans set failed_attempts = 1 where id = $1', (await scanOf(id)).id);
    expect(findingsOf(await finish(id))).toEqual(findingsOf(first.scan));
  });

  it('keeps its age when it is analyzed again', async () => {
    await scannedByOlderVersion();
    const inTwoWeeks = new Date(exampleNow.getTime() + 14 * dayMs);
    await finish((await ask('owner-b', { now: inTwoWeeks })).id);
    const later = new Date(exampleNow.getTime() + 31 * dayMs);
    const { id } = await ask('owner-c', { now: later });
    expect((await scanOf(id)).source_scan_id).toBeNull();
  });

  it("sends no requests to the site, so it does not count against the site's limit", async () => {
    await scannedByOlderVersion();
    const { id } = await ask('owner-b');
    const siteLimit = { max: 1, since: new Date(exampleNow.getTime() - dayMs) };
    const options = { now: exampleNow, siteLimit };
    await used.stores.scans.requestScan(id, queue.sendScan, options);
    await used.statusBecomes(id, 'completed');
    expect(await used.stores.scans.countRecentScans('site.test', siteLimit.since)).toBe(1);
  });

  it('is not reused if a new scan is requested', async () => {
    await scannedByOlderVersion();
    const waiting = await ask('owner-b');
    const fresh = await ask('owner-c', { fresh: true });
    expect((await scanOf(fresh.id)).source_scan_id).toBeNull();
    expect((await scanOf(fresh.id)).id).not.toBe((await scanOf(waiting.id)).id);
  });
});

describe('pages past their retention period', () => {
  const forgetPages = (now: Date) =>
    used.stores.scans.forgetPagesOlderThan(new Date(now.getTime() - 7 * dayMs));
  const storedPages = async (scanId: unknown) =>
    (await query('select page from scan_pages where scan_id = $1', scanId)).rows.length;

  it('are deleted, and the diagnosis keeps its findings with their quotes and the coverage', async () => {
    const first = await scannedByOlderVersion();
    const before = await used.stores.audits.readAudit(first.id);
    expect(JSON.stringify(before?.workflows)).toContain('schedule every visit by telephone');
    expect(await forgetPages(new Date(exampleNow.getTime() + 6 * dayMs))).toBe(0);
    expect(await storedPages(first.scan.id)).toBeGreaterThan(2);

    expect(await forgetPages(new Date(exampleNow.getTime() + 8 * dayMs))).toBe(1);
    expect(await storedPages(first.scan.id)).toBe(0);
    expect((await scanOf(first.id)).site_facts).toBeNull();
    expect(await used.stores.audits.readAudit(first.id)).toEqual(before);
    expect(await forgetPages(new Date(exampleNow.getTime() + 8 * dayMs))).toBe(0);
  });

  it('are deleted from a repeated analysis too, by the age of the original reading', async () => {
    const first = await scannedByOlderVersion();
    const aWeekLater = new Date(exampleNow.getTime() + 5 * dayMs);
    const again = await finish((await ask('owner-b', { now: aWeekLater })).id);
    await query('update scans set completed_at = $1 where id = $2', aWeekLater, again.id);
    expect(await storedPages(again.id)).toBe(await storedPages(first.scan.id));
    expect(await forgetPages(new Date(exampleNow.getTime() + 8 * dayMs))).toBe(2);
    expect(await storedPages(again.id)).toBe(0);
  });

  it('are read from the site again if a newer version needs them', async () => {
    const first = await ask('owner-a');
    await finish(first.id);
    await query("update scans set analysis_version = 'older'");
    const later = new Date(exampleNow.getTime() + 8 * dayMs);
    await forgetPages(later);
    requests = [];
    const second = await ask('owner-b', { now: later });
    expect((await scanOf(second.id)).source_scan_id).toBeNull();
    expect(findingsOf(await finish(second.id))).toEqual(findingsOf(await scanOf(first.id)));
    expect(requests).toContain('/services');
  });

  it('are kept for a running scan', async () => {
    const { id } = await ask('owner-a');
    await finish(id);
    await query("update scans set status = 'analyzing'");
    expect(await forgetPages(new Date(exampleNow.getTime() + 90 * dayMs))).toBe(0);
    await query("update scans set status = 'completed'");
  });
});

it('a site is read again after its stored facts are deleted', async () => {
  const first = await ask('owner-a');
  await finish(first.id);
  await query("update scans set analysis_version = 'older'");
  const second = await ask('owner-b');
  await used.stores.audits.deleteAudit(first.id, { now: exampleNow, dropScanJobs: async () => {} });
  requests = [];
  const scan = await finish(second.id);
  expect(requests).toContain('/services');
  expect(scan.source_scan_id).toBeNull();
});
