import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import { openQueue, type Queue } from '#jobs/queue.ts';
import { deadLetterFailure } from '#jobs/scan.ts';
import type { AuditStore, CreateScanAuditInput } from '#storage/audit-record.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import type { Database } from '#storage/database.ts';
import { readPostmasterFile } from '#storage/embedded/postmaster-file.ts';
import { openDatabase } from '#storage/open-database.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  addExampleProfile,
  exampleCrawl,
  exampleDiagnosis,
  examplePage,
  exampleScanInput,
} from '#tests/support/scan-examples.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const script = fileURLToPath(new URL('../support/scanning-child.ts', import.meta.url));
const log = pino({ level: 'silent' });

let folder: string;
let child: ChildProcess | null = null;
let lines: string[] = [];
let open: { database: Database; queue: Queue; audits: AuditStore } | null = null;

beforeEach(() => {
  folder = makeTestFolder('tests');
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await close();
  rmSync(folder, { recursive: true, force: true });
});

async function openHere(): Promise<{ database: Database; queue: Queue; audits: AuditStore }> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder, log });
  const queue = await openQueue({ database, log });
  await addExampleProfile(database);
  open = { database, queue, audits: createAuditStore(database) };
  return open;
}

async function close(): Promise<void> {
  await open?.queue.stop();
  await open?.database.close();
  open = null;
}

async function workHere(diagnose: Diagnose): Promise<void> {
  if (!open) throw new Error('not open');
  await open.queue.startWorkers({
    scans: createScanStore(open.database),
    diagnose,
    crawl: exampleCrawl,
    now: () => new Date(),
    log,
  });
}

async function submitHere(changes: Partial<CreateScanAuditInput> = {}): Promise<number> {
  const { database, queue, audits } = open ?? (await openHere());
  const { id } = await audits.createScanAudit(exampleScanInput({ now: new Date(), ...changes }));
  await createScanStore(database).requestScan(id, queue.sendScan, { now: new Date() });
  return id;
}

function startChild(options: { mode?: string; holdAtPage?: number } = {}): ChildProcess {
  lines = [];
  const { mode, holdAtPage } = options;
  const started = spawn(process.execPath, [script, folder, ...(mode ? [mode] : [])], {
    env: { ...process.env, ...(holdAtPage === undefined ? {} : { HOLD_AT_PAGE: String(holdAtPage) }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (started.stdout) createInterface(started.stdout).on('line', (line) => lines.push(line));
  child = started;
  return started;
}

async function childSays(line: string): Promise<void> {
  await eventually(() => expect(lines).toContain(line));
}

async function killChild(which: 'process' | 'both' = 'process'): Promise<void> {
  const ended = child && once(child, 'exit');
  const server = readPostmasterFile(join(folder, 'postgres'))?.pid;
  child?.kill('SIGKILL');
  if (which === 'both' && server) process.kill(server, 'SIGKILL');
  await ended;
}

async function auditBecomes(id: number, status: string): Promise<void> {
  await eventually(async () => expect((await open?.audits.getAudit(id))?.status).toBe(status));
}

async function query<Row>(text: string): Promise<Row[]> {
  const { rows } = (await open?.database.pool.query(text)) ?? { rows: [] };
  return rows as Row[];
}

describe('row 20: killed at any moment of a scan', () => {
  it('continues from the stored pages after the restart and completes once', async () => {
    const id = await submitHere();
    await close();
    startChild({ holdAtPage: 3 });
    await childSays('page 3');
    await killChild('process');
    startChild({ holdAtPage: 6 });
    await childSays('page 6');
    expect(lines).not.toContain('page 2');
    await killChild('both');

    const begun = performance.now();
    await openHere();
    const given: number[] = [];
    await workHere(async (_, context) => {
      given.push(context.storedPages.length);
      for (let n = context.storedPages.length; n < 10; n++) await context.savePage(examplePage(n));
      return exampleDiagnosis();
    });
    await auditBecomes(id, 'completed');
    expect(performance.now() - begun).toBeLessThan(120_000);
    expect(given).toHaveLength(1);
    expect(given[0]).toBeGreaterThanOrEqual(7);
    expect(await open?.audits.listTasks(id)).toHaveLength(3);
    expect(await query('select count(*)::int as pages from scan_pages')).toEqual([{ pages: 10 }]);
    expect(await query("select state::text from jobs.job where name = 'scan'")).toEqual([
      { state: 'completed' },
    ]);
  });
});

describe('row 21: killed between writing a result and completing its job', () => {
  it('stores neither, and both after the restart', async () => {
    const id = await submitHere();
    await close();
    const dying = startChild({ mode: 'die-at-commit' });
    await once(dying, 'exit');
    expect(lines).toContain('page 9');
    await openHere();
    expect((await open?.audits.getAudit(id))?.status).toBe('scanning');
    expect(await query('select 1 from workflows')).toEqual([]);
    await workHere(async () => exampleDiagnosis());
    await auditBecomes(id, 'completed');
    expect(await open?.audits.listWorkflows(id)).toHaveLength(2);
  });
});

describe('row 22: a shutdown request', () => {
  it('releases its scan and exits within 15 s; the next start continues without counting it', async () => {
    const id = await submitHere();
    await close();
    const ending = startChild({ holdAtPage: 2 });
    await childSays('page 2');
    const begun = performance.now();
    ending.kill('SIGTERM');
    ending.kill('SIGTERM');
    await once(ending, 'exit');
    expect(ending.exitCode).toBe(0);
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(readPostmasterFile(join(folder, 'postgres'))).toBeNull();
    await openHere();
    expect(await query('select counted_attempts from scans')).toEqual([{ counted_attempts: 0 }]);
    await workHere(async () => exampleDiagnosis());
    await auditBecomes(id, 'completed');
  });
});

describe('row 24: a page that kills the process each time', () => {
  it('fails after three attempts with a reason, and other scans continue', async () => {
    const poison = await submitHere({ companyType: 'tech', siteKey: 'poison.test/' });
    const innocent = await submitHere({ siteKey: 'innocent.test/' });
    await close();
    const outcomes: string[] = [];
    for (let start = 0; start < 2; start += 1) {
      const started = startChild();
      await once(started, 'exit');
      expect(started.signalCode).toBe('SIGKILL');
      outcomes.push(...lines);
    }
    // After two lost attempts, the scan runs in a child process, so only that process dies.
    const third = startChild();
    await childSays('given up');
    expect(third.signalCode).toBeNull();
    if (!outcomes.includes('completed')) await childSays('completed');
    const tries = await killChild()
      .then(openHere)
      .then(() => query('select counted_attempts, failed_attempts from scans order by id'));
    expect(tries[0]).toEqual({ counted_attempts: 2, failed_attempts: 1 });
    expect(await open?.audits.getAudit(poison)).toMatchObject({
      status: 'failed',
      failure: deadLetterFailure,
    });
    expect((await open?.audits.getAudit(innocent))?.status).toBe('completed');
  });
});
