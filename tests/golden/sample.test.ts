import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleRequest } from '#api/sample/sample-diagnosis.ts';
import { type SiteDiagnosis, startSiteDiagnosis } from '../support/diagnose-site.ts';

const file = new URL('../../src/api/sample/sample-diagnosis.json', import.meta.url);
let sites: SiteDiagnosis;

beforeAll(async () => {
  sites = await startSiteDiagnosis();
});
afterAll(() => sites.close());

/**
 * If this fails after an intended change, update the sample with UPDATE_GOLDEN=1. Versions are not compared,
 * because they change with every edit of the analysis.
 */
it('the sample is a real diagnosis of the fictional company', async () => {
  const { favicon: _favicon, ...diagnosis } = await sites.diagnose(sampleRequest);
  const actual = JSON.parse(JSON.stringify(diagnosis));
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${JSON.stringify(actual, null, 2)}\n`);
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  expect({ ...actual, versions: null }).toEqual({ ...stored, versions: null });
});
