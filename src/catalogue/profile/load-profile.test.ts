import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileSchema } from '#shared/schemas/profile.ts';
import { taskTraits } from '#shared/schemas/task.ts';
import { defaultProfile } from './default-profile.ts';
import { loadProfile, ProfileError } from './load-profile.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'profile-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: unknown): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function faultOf(content: unknown): Promise<string> {
  const fault = await loadProfile(await fileOf(content)).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ProfileError);
  const { message } = fault as ProfileError;
  expect(message).not.toContain('\n');
  return message;
}

test('uses the default profile without a file, and it is valid', async () => {
  const { profile, version } = await loadProfile(null);
  expect(profileSchema.parse(profile)).toEqual(defaultProfile);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
});

test('replaces only the parts that the file contains', async () => {
  const contact = { email: 'sales@example.org', phone: '+1 555 0199' };
  const { profile, version } = await loadProfile(await fileOf({ contact }));
  expect(profile.contact).toEqual(contact);
  expect(profile.modules).toEqual(defaultProfile.modules);
  expect(version).not.toBe((await loadProfile(null)).version);
});

test('resolves the knowledge folder relative to the file, without changing the profile or its version', async () => {
  const file = await fileOf({ knowledgeFolder: '../knowledge' });
  const { profile, version, knowledgeFolder } = await loadProfile(file);
  expect(knowledgeFolder).toBe(join(dirname(file), '..', 'knowledge'));
  const without = await loadProfile(null);
  expect([profile, version, without.knowledgeFolder]).toEqual([without.profile, without.version, null]);
  expect(await faultOf({ knowledgeFolder: '' })).toContain('knowledgeFolder:');
});

test('derives the version from the content, regardless of key order and byte order mark', async () => {
  const one = await loadProfile(await fileOf({ privacyUrl: '/p', contact: defaultProfile.contact }));
  const two = await loadProfile(
    await fileOf(
      `\uFEFF{"contact":{"phone":"${defaultProfile.contact.phone}","email":"${defaultProfile.contact.email}"},"privacyUrl":"/p"}`,
    ),
  );
  expect(two.version).toBe(one.version);
});

test('rejects category 0 or 9 and names the position in the file', async () => {
  const [first] = defaultProfile.modules;
  expect(await faultOf({ modules: [{ ...first, category: 0 }] })).toContain('modules.0.category:');
  expect(await faultOf({ modules: [first, { ...first, id: 'b', category: 9 }] })).toContain(
    'modules.1.category:',
  );
});

test('rejects colors, contacts, and privacy pages that cannot be shown, naming each', async () => {
  const { brand, contact } = defaultProfile;
  expect(await faultOf({ brand: { ...brand, accentLight: 'teal' } })).toContain(
    'brand.accentLight: must be a color such as #0f766e',
  );
  expect(await faultOf({ brand: { ...brand, name: '  ' } })).toContain('brand.name:');
  expect(await faultOf({ contact: { ...contact, email: 'desk' } })).toContain('contact.email:');
  for (const privacyUrl of ['', 'privacy', 'javascript:alert(1)', '//example.org'])
    expect(await faultOf({ privacyUrl })).toContain(
      'privacyUrl: must be a path such as /privacy or an http(s) address',
    );
});

test('names an unknown part, invalid JSON, or a missing file', async () => {
  expect(await faultOf({ color: 'blue' })).toContain('"color"');
  expect(await faultOf('{"contact": ')).toContain('is not valid JSON');
  await expect(loadProfile(join(folder, 'absent.json'))).rejects.toThrow(/absent\.json cannot be read/);
});

test('names the position of an unknown key, however deep', async () => {
  expect(await faultOf({ brand: { ...defaultProfile.brand, tagline: 'x' } })).toContain(
    'brand.tagline: there is no such field',
  );
  const [first, ...others] = defaultProfile.partners;
  const partners = [...others, { ...first, capabilities: [{ trait: 'plan', weight: 1, wieght: 2 }] }];
  expect(await faultOf({ partners })).toContain('"wieght"');
  const { sources } = defaultProfile.rates;
  const rates = {
    ...defaultProfile.rates,
    sources: { ...sources, juniorRate: sources.juniorRateUsdPerHour },
  };
  expect(await faultOf({ rates })).toContain('rates.sources.juniorRate: there is no such field');
  const nextSteps = { ...defaultProfile.report.nextSteps, celebrate: 'x' };
  expect(await faultOf({ report: { ...defaultProfile.report, nextSteps } })).toContain(
    'report.nextSteps.celebrate: there is no such field',
  );
});

test('takes another currency with its rate and day, and names what is wrong with it', async () => {
  const currency = { code: 'EUR', perUsd: 0.86, date: '2026-11-01' };
  expect((await loadProfile(await fileOf({ currency }))).profile.currency).toEqual(currency);
  expect((await loadProfile(null)).profile).not.toHaveProperty('currency');
  for (const code of ['eur', 'EURO', 'XQQ', ''])
    expect(await faultOf({ currency: { ...currency, code } })).toContain(
      'is not valid: currency.code: must be an ISO 4217 code such as EUR',
    );
  expect(await faultOf({ currency: { ...currency, code: 'USD' } })).toContain(
    'currency.code: must not be USD, because amounts are always shown in US dollars',
  );
  for (const perUsd of [0, -1])
    expect(await faultOf({ currency: { ...currency, perUsd } })).toContain(
      'currency.perUsd: must be greater than 0',
    );
  expect(await faultOf({ currency: { ...currency, perUsd: '0.86' } })).toContain('currency.perUsd:');
  for (const date of ['1 November 2026', '2026-02-30'])
    expect(await faultOf({ currency: { ...currency, date } })).toContain(
      'currency.date: must be a day such as 2026-11-01',
    );
  expect(await faultOf({ currency: { code: 'EUR', perUsd: 0.86 } })).toContain('currency.date:');
  expect(await faultOf({ currency: { ...currency, symbol: '€' } })).toMatch(/currency: .*"symbol"/);
});

test('requires web addresses for a booking link and a partner’s page', async () => {
  const contact = { ...defaultProfile.contact, bookingUrl: 'javascript:alert(1)' };
  expect(await faultOf({ contact })).toContain('contact.bookingUrl: must be an http(s) address');
  const [partner] = defaultProfile.partners;
  expect(await faultOf({ partners: [{ ...partner, url: 'example' }] })).toContain('partners.0.url:');
});

test('rejects duplicate ids, unknown dependencies, and cycles', async () => {
  const [first] = defaultProfile.modules;
  expect(await faultOf({ modules: [first, first] })).toContain(
    'modules.1.id: "writing-companion" is already',
  );
  expect(await faultOf({ modules: [{ ...first, dependsOn: ['nothing'] }] })).toContain(
    'modules.0.dependsOn.0: there is no module "nothing"',
  );
  const circle = [
    { ...first, id: 'a', dependsOn: ['b'] },
    { ...first, id: 'b', dependsOn: ['a'] },
  ];
  expect(await faultOf({ modules: circle })).toContain('depend on each other');
  const [partner] = defaultProfile.partners;
  expect(await faultOf({ partners: [partner, partner] })).toContain('partners.1.id');
});

test('accepts the documented example, and the documentation lists every trait', async () => {
  const text = await readFile(new URL('../../../docs/modules-and-partners.md', import.meta.url), 'utf8');
  const example = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const { profile } = await loadProfile(await fileOf(example));
  expect(profile.modules.map(({ id }) => id)).toEqual(['tender-reader']);
  expect(profile.partners.map(({ id }) => id)).toEqual(['document-store']);
  expect(profile.rates).toEqual(defaultProfile.rates);
  expect(taskTraits.filter((trait) => !text.includes(`| \`${trait}\` |`))).toEqual([]);
});

test('names the position of a misspelled field, an unknown trait, and a weight of zero', async () => {
  const [first] = defaultProfile.modules;
  expect(await faultOf({ modules: [{ ...first, benefit: ['x'] }] })).toMatch(/modules\.0: .*"benefit"/);
  expect(await faultOf({ modules: [{ ...first, benefits: [] }] })).toContain('modules.0.benefits:');
  const capabilities = [{ trait: 'juggle', weight: 0 }];
  const message = await faultOf({ modules: [{ ...first, capabilities }] });
  expect(message).toContain('modules.0.capabilities.0.trait:');
  expect(message).toContain('modules.0.capabilities.0.weight:');
  const [partner] = defaultProfile.partners;
  expect(await faultOf({ partners: [{ ...partner, iconType: 'star' }] })).toContain('partners.0.iconType:');
});
