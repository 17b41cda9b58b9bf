import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../sites/site-server.ts';
import { eventually } from '../support/eventually.ts';
import { startProduct } from '../support/product.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

const [trade = '', workflow = '', families = '', extension = ''] = readExamples();

const page = `<!doctype html><html lang="en"><title>Tansy Hill Apiary</title><body>
<nav><a href="/">Home</a></nav><h1>Tansy Hill Apiary</h1>
<p>We are beekeepers in the third generation and keep ninety hives on four farms along the river.</p>
<p>From April to September we inspect our hives every nine days and record what each of the colonies needs.</p>
<p>Our bees gather from lime trees, clover and heather, and their raw honey is sold at the gate.</p>
<p>Call us to reserve a place for an apiary visit with tea and honey cake on any Sunday in summer.</p></body></html>`;

let folder: string;
let sites: SiteServer;
let profile: string;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = makeTestFolder('operator');
  write('sites/harbour-physio/index.html', page);
  sites = await startSiteServer({ folder: join(folder, 'sites') });
  profile = write('profile.json', JSON.stringify({ knowledgeFolder: 'knowledge' }));
  write('knowledge/trades/beekeeping/trade.yaml', trade);
  write('knowledge/trades/beekeeping/workflows/hive-inspections.yaml', workflow);
  write('knowledge/families.yaml', families);
  write('knowledge/trades/every/workflows/appointment-scheduling.yaml', extension);
  environment = {
    CRAWL_RESOLVE: sites.crawlResolve,
    CRAWL_DNS_SERVERS: '127.0.0.1:9',
    CRAWL_RENDER: 'off',
  };
});

afterAll(async () => {
  await sites.close();
  rmSync(folder, { recursive: true, force: true });
});

function readExamples(): string[] {
  const guide = readFileSync(new URL('../../docs/adding-a-workflow.md', import.meta.url), 'utf8');
  return [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text ?? '');
}

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

interface Found {
  industry: { detected: string; detail: string | null };
  workflows: { name: string; basis: string }[];
  tasks: { name: string; workflow: string; basis: string }[];
}

async function diagnose(more: Record<string, string>): Promise<Found> {
  const { stdout } = await run(
    process.execPath,
    ['src/cli/diagnose.ts', 'http://www.harbour-physio.test', '--json', '-'],
    { cwd: root, env: { ...process.env, ...environment, ...more }, maxBuffer: 50_000_000 },
  );
  return JSON.parse(stdout);
}

describe("an operator's own trade and workflow", () => {
  it('are found by a diagnosis in the terminal, but not without the folder', async () => {
    const without = await diagnose({});
    expect(without.industry.detail).not.toBe('Beekeeping');
    expect(without.workflows.map(({ name }) => name)).not.toContain('Hive inspections');

    const laid = await diagnose({ PROFILE: profile });
    expect(laid.industry).toMatchObject({ detected: 'other', detail: 'Beekeeping' });
    expect(laid.workflows).toContainEqual(
      expect.objectContaining({ name: 'Hive inspections', basis: 'observed' }),
    );
    const tasks = laid.tasks.filter((task) => task.workflow === 'Hive inspections');
    expect(tasks.map(({ name, basis }) => `${name}: ${basis}`)).toEqual([
      'Plan the inspection round: inferred',
      'Open the hives and check the colonies: observed',
      'Keep the hive records: inferred',
    ]);
    const names = (found: Found) => found.workflows.map(({ name }) => name);
    expect(names(laid)).toContain('Appointment scheduling');
    expect(names(without)).not.toContain('Appointment scheduling');
  });

  it("are found by the server's scans and suggested for manual entries", async () => {
    const product = await startProduct({
      ...environment,
      DATA_DIR: join(folder, 'data'),
      PROFILE: profile,
    });
    try {
      const send = (path: string, body: object) =>
        fetch(`${product.url}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const read = async (path: string) => (await fetch(`${product.url}/api${path}`)).json();
      const website = 'http://www.harbour-physio.test';
      const created = await send('/audits', {
        website,
        companyType: 'other',
        domain: '',
        companySize: '1-10',
      });
      const { id } = (await created.json()) as { id: number };
      await send(`/audits/${id}/scan`, {});
      await eventually(async () =>
        expect(await read(`/audits/${id}`)).toMatchObject({ status: 'completed' }),
      );
      expect(JSON.stringify(await read(`/audits/${id}/workflows`))).toContain('Hive inspections');
      const suggested = (await read('/catalogue/workflows?companyType=other')) as {
        workflows: { id: string; kinds: string[] }[];
      };
      expect(suggested.workflows.find(({ id: found }) => found === 'hive-inspections')?.kinds).toEqual([
        'Beekeeping',
      ]);
    } finally {
      await product.stop();
    }
  });

  it('stop the start with one line that names file, line, and field if a file has a mistake', async () => {
    const broken = write(
      'broken/trades/beekeeping/trade.yaml',
      trade.replace('companyType: other', 'companyType: bees'),
    );
    const PROFILE = write('broken.json', JSON.stringify({ knowledgeFolder: 'broken' }));
    const expected = `${broken}, line 3, companyType: Invalid option`;

    const start = startProduct({
      ...environment,
      DATA_DIR: join(folder, 'never'),
      LOG_LEVEL: 'error',
      PROFILE,
    });
    const output = String(await start.catch((reason: Error) => reason.message));
    const lines = output.split('\n').slice(1).filter(Boolean);
    expect(lines).toEqual([expect.stringContaining(expected)]);

    const failed = await diagnose({ PROFILE }).catch((reason: { stderr: string }) => reason);
    expect(String('stderr' in failed && failed.stderr)).toContain(expected);
  });
});
