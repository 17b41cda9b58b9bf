import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { composeResult } from '#cli/compose-result.ts';
import { siteNames } from '../sites/site-server.ts';
import { type SiteDiagnosis, startSiteDiagnosis } from '../support/diagnose-site.ts';

const startedAt = new Date('2026-01-01T00:00:00.000Z');

let sites: SiteDiagnosis;

beforeAll(async () => {
  sites = await startSiteDiagnosis();
});

afterAll(() => sites.close());

async function diagnoseSite(name: string): Promise<unknown> {
  const website = `http://www.${name}.test`;
  const diagnosis = await sites.diagnose({ website, companyType: 'unknown', companySize: '11-50' });
  const { profile } = await loadProfile(null);
  const result = composeResult({
    diagnosis,
    website,
    host: `www.${name}.test`,
    companyType: 'unknown',
    companySize: '11-50',
    profile,
    startedAt,
    endedAt: startedAt,
  });
  // Recommendations have their own tests. In full, they would hide changes in the rest of the diagnosis.
  const { modules, partners, roadmap, businessCase: _businessCase, ...rest } = result;
  return JSON.parse(
    JSON.stringify({
      ...rest,
      // Rendered pages come in the order in which the browser finishes them, which varies.
      coverage: {
        ...rest.coverage,
        pages: rest.coverage.pages.toSorted((a, b) => a.url.localeCompare(b.url, 'en')),
      },
      value: { ...rest.value, assumptions: undefined, lines: undefined },
      modules: modules.map(({ id, matchPercentage }) => `${id} ${matchPercentage} %`),
      partners: partners.map(({ id, relevance }) => `${id}: ${relevance}`),
      roadmap: roadmap.phases.map(
        ({ days, steps }) => `${days}: ${steps.map(({ title }) => title).join(' | ')}`,
      ),
    }),
  );
}

describe('golden diagnoses', () => {
  it.each(siteNames)('%s', async (name) => {
    const file = new URL(`./${name}.json`, import.meta.url);
    const actual = await diagnoseSite(name);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${JSON.stringify(actual, null, 2)}\n`);
    expect(existsSync(file), `${name} has no golden diagnosis; write it with UPDATE_GOLDEN=1`).toBe(true);
    expect(actual).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});
