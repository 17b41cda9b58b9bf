import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueue } from '#jobs/queue.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import type { Database } from '#storage/database.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { type CuttableServer, putBehindFront } from '#tests/support/cuttable-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  addExampleProfile,
  exampleCrawl,
  exampleDiagnosis,
  exampleScanInput,
  exampleWorkflow,
} from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const script = fileURLToPath(new URL('../support/scanning-child.ts', import.meta.url));
const log = pino({ level: 'silent' });
let database: Database;
let front: CuttableServer;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ front, url } = await putBehindFront(database));
  await addExampleProfile(database);
});
afterAll(async () => {
  await front.close();
  await database.close();
});

describe('row 23: a worker that pauses past its lease and returns', () => {
  it('is refused: the result of the worker that took over stands', async () => {
    const lines: string[] = [];
    const child = spawn(process.execPath, [script, 'unused'], {
      env: { ...process.env, DATABASE_URL: url, HOLD_AT_PAGE: '2' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(line));
    const says = (line: string) => eventually(() => expect(lines).toContain(line));
    const audits = createAuditStore(database);
    const scans = createScanStore(database);
    const queue = await openQueue({ database, log });
    try {
      await says('ready');
      const { id } = await audits.createScanAudit(exampleScanInput());
      await scans.requestScan(id, queue.sendScan, { now: new Date() });
      await says('page 2');
      child.kill('SIGSTOP');
      await queue.startWorkers({
        scans,
        diagnose: async (_, context) => {
          expect(context.storedPages.length).toBeGreaterThanOrEqual(3);
          return exampleDiagnosis({ workflows: [exampleWorkflow({ name: 'Of the second worker' })] });
        },
        crawl: exampleCrawl,
        now: () => new Date(),
        log,
      });
      await eventually(async () => expect((await audits.getAudit(id))?.status).toBe('completed'));
      const revision = await audits.getRevision(id);
      child.kill('SIGCONT');
      child.kill('SIGUSR2');
      await says('stale-attempt');
      expect(lines).not.toContain('completed');
      expect(await audits.getRevision(id)).toEqual(revision);
      expect((await audits.listWorkflows(id)).map((one) => one.name)).toEqual(['Of the second worker']);
      child.kill('SIGTERM');
      await once(child, 'exit');
      expect(child.exitCode).toBe(0);
    } finally {
      child.kill('SIGKILL');
      await queue.stop();
    }
  });
});
