import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { decodeSiteFacts, encodeSiteFacts, type SiteFacts } from './site-facts.ts';
import { loadSiteFacts, saveSiteFacts } from './site-facts-file.ts';

const page = pageOf('/', ['# Größe zählt — 屋根', 'We repair roofs.'], { title: 'Oak Roofing' });
const facts: SiteFacts = {
  website: 'https://www.example.com',
  readAt: '2026-01-05T09:00:00.000Z',
  reachedUrl: 'https://example.com/',
  found: 3,
  failure: null,
  notes: ['Time ran out.'],
  favicon: { contentType: 'image/png', bytes: new Uint8Array([137, 80, 78, 71, 0, 255]) },
  pages: [
    {
      url: page.url,
      finalUrl: page.url,
      outcome: 'read',
      reason: null,
      depth: 0,
      position: 0,
      rendered: false,
      fetchedAt: '2026-01-05T08:59:59.000Z',
      etag: '"1"',
      lastModified: null,
      reader: '0123456789abcdef',
      facts: page,
    },
  ],
};

describe('site facts', () => {
  it('survive a round trip through JSON', () => {
    expect(decodeSiteFacts(encodeSiteFacts(facts))).toEqual(facts);
  });

  it.each([
    ['{', 'not JSON'],
    ['{"pages": []}', 'not a site facts file'],
    [encodeSiteFacts(facts).replace('"version":1', '"version":9'), /^format 9, but this release reads/],
    [encodeSiteFacts(facts).replace('"outcome":"read"', '"outcome":"seen"'), /pages\[0\]\.outcome/],
  ])('are rejected with a reason: %#', (json, message) => {
    expect(() => decodeSiteFacts(json)).toThrow(message);
  });
});

describe('site facts files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-facts-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['plain.json', 'new-folder/compressed.json.gz'])('load what was saved: %s', async (name) => {
    const file = join(folder, name);
    await saveSiteFacts(file, facts);
    expect(await loadSiteFacts(file)).toEqual(facts);
    const isPlain = (await readFile(file, 'utf8')).startsWith('{"format":"site-facts"');
    expect(isPlain).toBe(name.endsWith('.json'));
  });

  it('name the file that cannot be loaded', async () => {
    const file = join(folder, 'broken.json.gz');
    await writeFile(file, 'not compressed');
    await expect(loadSiteFacts(file)).rejects.toThrow(`Could not load site facts from ${file}: `);
  });
});
