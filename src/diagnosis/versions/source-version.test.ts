import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { analysisVersions } from './analysis-versions.ts';
import { readSources, sourceVersion } from './source-version.ts';

let folder: string;
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const version = () => sourceVersion(join(folder, 'entry.ts'));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-version-'));
  await write('entry.ts', "import {\n  one,\n} from './one.ts';\nexport { two } from './two.ts';\n");
  await write(
    'one.ts',
    "import type { Shape } from './shape.ts';\nexport const one: Shape = './three.ts';\n",
  );
  await write(
    'two.ts',
    "import { join } from 'node:path';\nimport './entry.ts';\nexport const two = join('a');\n",
  );
  await write('shape.ts', 'export type Shape = string;\n');
});
afterEach(() => rm(folder, { recursive: true }));

describe('sourceVersion', () => {
  it('is equal for equal sources', () => {
    expect(version()).toMatch(/^[0-9a-f]{16}$/);
    expect(version()).toBe(version());
  });

  it.each(['entry.ts', 'one.ts', 'two.ts'])('changes with %s', async (name) => {
    const before = version();
    await write(
      name,
      `${[...readSources(join(folder, name), () => true).values()][0]}export const more = 1;\n`,
    );
    expect(version()).not.toBe(before);
  });

  it('does not change with type-only imports or with files that do not belong', async () => {
    const before = version();
    await write('shape.ts', 'export type Shape = number | string;\n');
    expect(version()).toBe(before);
    const without = () => sourceVersion(join(folder, 'entry.ts'), (file) => !file.endsWith('two.ts'));
    const partly = without();
    await write('two.ts', 'export const two = 2;\n');
    expect(without()).toBe(partly);
    expect(version()).not.toBe(before);
  });
});

describe('analysisVersions', () => {
  it('covers the code that analyzes and rates, but not the code that crawls', () => {
    const entry = new URL('../diagnose-pages.ts', import.meta.url).pathname;
    const files = [...readSources(entry, () => true).keys()].map((file) => file.split('/src/')[1]);
    expect(files).toEqual(
      expect.arrayContaining([
        'diagnosis/identify.ts',
        'diagnosis/rate/rate-task.ts',
        'diagnosis/build-coverage.ts',
        'catalogue/rubrics/rating-formula.ts',
        'shared/framework.ts',
      ]),
    );
    expect(files.filter((file) => file?.startsWith('diagnosis/crawl/'))).toEqual([]);
    expect(analysisVersions()).toEqual({
      analysis: expect.stringMatching(/^[0-9a-f]{16}$/),
      knowledge: loadKnowledge().version,
    });
  });
});
