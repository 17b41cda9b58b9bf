import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveSiteFacts } from '#diagnosis/site-facts/site-facts-file.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts';
import { factsOf, goodOrganReader, organBuilderPages } from '#tests/support/organ-builder.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('second-reader');
const inFolder = (name: string) => join(folder, name);
const facts = inFolder('organ-builder.json');
let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer(goodOrganReader);
  await saveSiteFacts(facts, factsOf(organBuilderPages));
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function run(
  command: 'diagnose' | 'eval',
  args: readonly string[],
  environment: Record<string, string> = {},
) {
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const env = { ...process.env, CRAWL_RENDER: 'off', ...environment };
  return promisify(execFile)(process.execPath, [script, ...args], { env, maxBuffer: 64 * 1024 * 1024 });
}

const withModel = () => ({
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'stub-model',
  LLM_BASE_URL: `${server.url}/v1`,
});
const namesIn = async (file: string): Promise<string[]> =>
  JSON.parse(await readFile(inFolder(file), 'utf8')).workflows.map(({ name }: { name: string }) => name);
const diagnose = async (engine: string, file: string, environment = withModel()) =>
  run('diagnose', ['--facts', facts, '--engine', engine, '--json', inFolder(file)], environment);

describe('diagnose --engine', () => {
  it('asks a model only if one is requested, and reports the outcome', async () => {
    await diagnose('built-in', 'built-in.json');
    expect(server.requests).toEqual([]);
    expect(await namesIn('built-in.json')).not.toContain('Pipe organ building and restoration');
    const { stderr } = await diagnose('both', 'both.json');
    expect(stderr).toMatch(
      /^Second reader stub-model: 2 proposals, 0 rejected by our checks\. 2400 tokens in, 600 out/,
    );
    expect(await namesIn('both.json')).toContain('Pipe organ building and restoration');
    await diagnose('model', 'model.json');
    expect(await namesIn('model.json')).toEqual(['Pipe organ building and restoration']);
  });

  it('keeps the built-in diagnosis if the model is unavailable, and refuses without one', async () => {
    const { stderr } = await diagnose('both', 'away.json', {
      ...withModel(),
      LLM_BASE_URL: 'http://127.0.0.1:9/v1',
    });
    expect(stderr).toContain('no usable answer (outage); showing the built-in analysis instead');
    expect(await namesIn('away.json')).toEqual(await namesIn('built-in.json'));
    await expect(run('diagnose', ['--facts', facts, '--engine', 'both'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Set LLM_PROVIDER to use --engine both.'),
    });
  });
});

describe('eval --record and --replay', () => {
  const gold = inFolder('gold');
  const evaluate = (file: string, ...args: string[]) =>
    run(
      'eval',
      ['--gold', gold, '--facts', folder, '--engine', 'both', '--json', inFolder(file), ...args],
      args[0] === '--record' ? withModel() : {},
    );
  const shownIn = async (file: string) => JSON.parse(await readFile(inFolder(file), 'utf8'));

  beforeAll(async () => {
    await mkdir(gold);
    await writeFile(
      join(gold, 'organ-builder.yaml'),
      [
        'name: organ-builder',
        'organization: Orgelbau Winter (organ builder)',
        'source: { address: "https://example.com/", readOn: 2026-01-01 }',
        'languages: [de]',
        'kind: manufacturing',
        'sealed: false',
        'offerings: []',
        'workflows: [{ name: Pipe organ building, pages: [index.html] }]',
      ].join('\n'),
    );
  });

  it('saves questions and answers, and measures them again without a network', async () => {
    await evaluate('recorded.json', '--record', inFolder('answers'));
    expect(await readdir(inFolder('answers'))).toHaveLength(2);
    server.requests.length = 0;
    await evaluate('replayed.json', '--replay', inFolder('answers'));
    expect(server.requests).toEqual([]);
    const [recorded, replayed] = [await shownIn('recorded.json'), await shownIn('replayed.json')];
    expect(replayed.evaluations).toEqual(recorded.evaluations);
    expect(replayed.readings[0]).toMatchObject({ proposed: 2, refused: 0, inputTokens: 2_400 });
  });

  it('saves an unanswered question for somebody to answer', async () => {
    await evaluate('unanswered.json', '--replay', inFolder('open'));
    const [file = ''] = await readdir(inFolder('open'));
    const question = JSON.parse(await readFile(join(inFolder('open'), file), 'utf8'));
    expect(question).toMatchObject({ answeredBy: 'nobody', answer: null });
    expect(question.prompt).toContain('Pfeifenorgeln');
    const unanswered = await shownIn('unanswered.json');
    expect(unanswered.readings[0]).toMatchObject({ failure: 'outage' });
  });
});
