import { describe, expect, it } from 'vitest';
import type { FailureKind } from './fetch-failure.ts';
import type { RobotsRegister } from './robots-register.ts';
import { findStart } from './start-address.ts';

function registerOf(failures: Record<string, FailureKind>): RobotsRegister & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    policyFor: async (address) => {
      const { origin } = new URL(address);
      asked.push(origin);
      const kind = failures[origin];
      const failure = kind ? { kind, message: `${origin}: ${kind}` } : null;
      return { allows: () => true, crawlDelayMs: 0, sitemaps: [], note: null, failure };
    },
    crawlDelayMs: () => 0,
    notes: () => [],
  };
}

const network = { judge: () => null };

const found: [
  what: string,
  website: string,
  typed: boolean,
  failures: Record<string, FailureKind>,
  start: string,
][] = [
  ['the address as given', 'https://www.a.test/x', false, {}, 'https://www.a.test/x'],
  [
    'the bare name',
    'https://www.a.test/x',
    true,
    { 'https://www.a.test': 'name-not-found' },
    'https://a.test/x',
  ],
  [
    'the name with www.',
    'https://a.test/',
    true,
    { 'https://a.test': 'name-not-found' },
    'https://www.a.test/',
  ],
  ['http, refused', 'https://a.test/', false, { 'https://a.test': 'refused' }, 'http://a.test/'],
  ['http, timed out', 'https://a.test/', false, { 'https://a.test': 'connect-timeout' }, 'http://a.test/'],
  ['http, not TLS', 'https://a.test/', false, { 'https://a.test': 'not-tls' }, 'http://a.test/'],
  [
    'http of the bare name',
    'https://www.a.test/',
    false,
    { 'https://www.a.test': 'name-not-found', 'https://a.test': 'refused' },
    'http://a.test/',
  ],
];

const notFound: [
  what: string,
  website: string,
  typed: boolean,
  failures: Record<string, FailureKind>,
  kind: FailureKind,
  asked: number,
][] = [
  [
    'a certificate that does not hold',
    'https://a.test/',
    false,
    { 'https://a.test': 'certificate' },
    'certificate',
    1,
  ],
  ['a typed scheme', 'https://a.test/', true, { 'https://a.test': 'refused' }, 'refused', 1],
  [
    'no name at all',
    'https://www.a.test/',
    false,
    { 'https://www.a.test': 'name-not-found', 'https://a.test': 'name-not-found' },
    'name-not-found',
    2,
  ],
  [
    'a certificate behind the other name',
    'https://www.a.test/',
    false,
    { 'https://www.a.test': 'name-not-found', 'https://a.test': 'certificate' },
    'certificate',
    2,
  ],
  [
    'an address that is not allowed',
    'https://a.test/',
    false,
    { 'https://a.test': 'address-not-allowed' },
    'address-not-allowed',
    1,
  ],
  ['a robots.txt in error', 'https://a.test/', false, { 'https://a.test': 'robots' }, 'robots', 1],
  [
    'nothing by http either',
    'https://a.test/',
    false,
    { 'https://a.test': 'refused', 'http://a.test': 'refused' },
    'refused',
    2,
  ],
];

describe('findStart', () => {
  it.each(found)('finds %s', async (_what, website, typed, failures, start) => {
    expect(await findStart(network, registerOf(failures), website, typed)).toEqual({ ok: true, url: start });
  });

  it.each(notFound)('stops at %s', async (_what, website, typed, failures, kind, asked) => {
    const register = registerOf(failures);
    expect(await findStart(network, register, website, typed)).toMatchObject({
      ok: false,
      failure: { kind },
    });
    expect(register.asked).toHaveLength(asked);
  });

  it.each(['https://a.test', 'https://www.a.test'])(
    'names %s without www. if neither exists',
    async (website) => {
      const register = registerOf({
        'https://a.test': 'name-not-found',
        'https://www.a.test': 'name-not-found',
      });
      expect(await findStart(network, register, website, false)).toMatchObject({
        ok: false,
        failure: { message: 'https://a.test: name-not-found' },
      });
    },
  );
});
