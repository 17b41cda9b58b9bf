import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AblationSummary } from '#cli/evaluation/summarize-ablation.ts';
import type { EvaluationSummary } from '#cli/evaluation/summarize-evaluation.ts';
import { startSiteServer } from '#tests/sites/site-server.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('replay');
const inFolder = (name: string) => join(folder, name);
const text = (name: string) => readFile(inFolder(name), 'utf8');

async function run(command: 'diagnose' | 'eval', args: readonly string[], resolve = ''): Promise<void> {
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const env = { ...process.env, CRAWL_RESOLVE: resolve, CRAWL_RENDER: 'off' };
  await promisify(execFile)(process.execPath, [script, ...args], { env, maxBuffer: 64 * 1024 * 1024 });
}

afterAll(() => rm(folder, { recursive: true }));

describe('diagnose', () => {
  beforeAll(async () => {
    const sites = await startSiteServer();
    const website = 'http://www.oakmere-law.test';
    const args = [website, '--save-facts', inFolder('oakmere.json.gz'), '--json', inFolder('live.json')];
    await run('diagnose', args, sites.crawlResolve);
    await sites.close();
  });

  it('gives the same result from saved facts, with the site switched off', async () => {
    await run('diagnose', ['--facts', inFolder('oakmere.json.gz'), '--json', inFolder('replay.json')]);
    const [live, replay] = [JSON.parse(await text('live.json')), JSON.parse(await text('replay.json'))];
    const { createdAt, completedAt } = replay.audit;
    expect(replay).toEqual({ ...live, audit: { ...live.audit, createdAt, completedAt } });
    expect(replay.workflows.length).toBeGreaterThan(3);
  });

  it('gives the same bytes for the same facts', async () => {
    for (const file of ['first.json', 'second.json']) {
      await run('diagnose', [
        '--facts',
        inFolder('oakmere.json.gz'),
        '--size',
        '11-50',
        '--json',
        inFolder(file),
      ]);
    }
    expect(await text('second.json')).toBe(await text('first.json'));
  });
});

describe('eval', () => {
  const fictional = fileURLToPath(new URL('../../gold/fictional', import.meta.url));
  const evaluate = async (file: string, ...args: string[]): Promise<{ summary: EvaluationSummary }> => {
    await run('eval', ['--gold', fictional, '--json', inFolder(file), ...args]);
    return JSON.parse(await text(file));
  };
  let read: { summary: EvaluationSummary };

  beforeAll(async () => {
    const sites = fileURLToPath(new URL('../../tests/sites', import.meta.url));
    read = await evaluate('read.json', '--sites', sites, '--save-facts', inFolder('facts'));
  });

  it("finds at least as much of the fictional companies' gold as before", () => {
    const { sites, kindRight, quotesVerbatim, repeatedTaskRows, expectedMatched } = read.summary;
    expect({ sites, kinds: kindRight.count }).toEqual({ sites: 9, kinds: 8 });
    expect(quotesVerbatim.count).toBe(quotesVerbatim.of);
    expect(quotesVerbatim.of).toBeGreaterThan(100);
    expect(repeatedTaskRows.count).toBe(0);
    expect(expectedMatched.english.count).toBeGreaterThanOrEqual(25);
  });

  it('gives the same result from saved facts as from the sites', async () => {
    expect(await evaluate('replayed.json', '--facts', inFolder('facts'))).toEqual(read);
  });

  it('shows the effect of a rule, and which rules change nothing', async () => {
    await run('eval', [
      ...['--gold', fictional, '--facts', inFolder('facts'), '--only', 'oakmere-law,quietfield'],
      ...['--ablate', '--json', inFolder('ablation.json')],
    ]);
    const { effects, idle }: AblationSummary = JSON.parse(await text('ablation.json')).summary;
    const effect = effects.find(({ rule }) => rule === 'unsure');
    expect(effect?.sites).toEqual(['oakmere-law']);
    expect(Object.values(effect?.change ?? {}).some((count) => count !== 0)).toBe(true);
    expect(idle).toContain('shell-site');
    expect(idle).not.toContain('unsure');
  });
});
