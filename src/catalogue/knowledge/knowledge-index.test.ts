import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { loadKnowledge } from './knowledge.ts';
import { readIndex, writeIndex } from './knowledge-index.ts';

const folder = makeTestFolder('knowledge-index');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('writeIndex and readIndex', () => {
  it('keep everything, also what is in parts', () => {
    const file = join(folder, 'index.json');
    const knowledge = loadKnowledge();
    writeIndex(knowledge, file);
    expect(JSON.stringify(readIndex(file))).toBe(JSON.stringify(knowledge));
  });

  it('read a part only when it is used', () => {
    const file = join(folder, 'lazy.json');
    writeIndex({ ...loadKnowledge(), version: 'gone' }, file);
    rmSync(join(folder, 'parts-gone'), { recursive: true });
    const read = readIndex(file);
    expect(read.workflows.length).toBeGreaterThan(0);
    expect(() => read.lexicons[0]?.workflows).toThrow('no knowledge index');
  });

  it('keep the parts of the last versions only', () => {
    const file = join(folder, 'many.json');
    for (const version of ['a', 'b', 'c', 'd']) writeIndex({ ...loadKnowledge(), version }, file);
    expect(readdirSync(folder).filter((name) => name.startsWith('parts-'))).toHaveLength(3);
    expect(existsSync(join(folder, 'parts-d'))).toBe(true);
  });
});
