import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { ResolvedAddress } from '#diagnosis/crawl/guard/resolve-name.ts';
import { crawlSite, htmlPage } from '#tests/support/crawl-site.ts';
import { type DnsServer, startDnsServer } from '#tests/support/dns-server.ts';
import { startFeltTime } from '#tests/support/felt-time.ts';
import { openedSites } from '#tests/support/opened-sites.ts';

const { site, keep } = openedSites();

const dns = (...answer: Parameters<typeof startDnsServer>): Promise<DnsServer> =>
  keep(startDnsServer(...answer));

function recorder(port: number): { tried: string[]; openTcp: (to: readonly ResolvedAddress[]) => Socket } {
  const tried: string[] = [];
  return {
    tried,
    openTcp: (to) => {
      tried.push(...to.map(({ address }) => address));
      return connect(port, '127.0.0.1');
    },
  };
}

const publicAddress = '93.184.216.34';

const special = [
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.88.99.1',
  '::1',
  '::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:4136:e378::1',
  '::ffff:7f00:1',
  '::ffff:5db8:d822',
];

describe('fault 1: a name or address that does not lead to a public machine', () => {
  it.each(special)('fault 1: a name that resolves to %s is not connected to', async (address) => {
    const target = await site({ '/': htmlPage('Inner') });
    const { tried, openTcp } = recorder(target.port);
    const { address: server } = await dns(() => [address]);
    const feltMs = startFeltTime();
    const result = await crawlSite(null, { dnsServers: [server], guard: { openTcp } });
    expect(feltMs()).toBeLessThan(5000);
    // Must be the same failure as for an unknown name, so that it doesn't reveal that the name exists.
    const { address: nobody } = await dns(() => 'no-such-name');
    const unknown = await crawlSite(null, { dnsServers: [nobody], guard: { openTcp } });
    expect(unknown.failure?.code).toBe('name-not-found');
    expect(result.failure).toEqual(unknown.failure);
    expect(result.pages).toEqual(unknown.pages);
    expect(tried).toEqual([]);
  });

  it('fault 1: a public address of this machine is not connected to, by name or by number', async () => {
    const target = await site({ '/': htmlPage('Inner') });
    const { tried, openTcp } = recorder(target.port);
    const { address: server } = await dns(() => [publicAddress]);
    const guard = { openTcp, ownAddresses: () => [publicAddress, 'fe80::1'] };
    const byName = await crawlSite(null, { dnsServers: [server], guard });
    expect(byName.failure?.code).toBe('name-not-found');
    const byNumber = await crawlSite(null, {
      dnsServers: [server],
      guard,
      website: `http://${publicAddress}/`,
    });
    expect(byNumber.failure?.code).toBe('address-not-allowed');
    expect(tried).toEqual([]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.127.127.127/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://0X7F.0.0.0X1./',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0177.0x0.0.1/',
    'http://2130706433/',
    'http://2852039166/latest/meta-data/',
    'http://0/',
    'http://0.0.0.0/',
    'http://0.1.2.3/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[64:ff9b::169.254.169.254]/',
    'http://[64:ff9b:1::1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://[fe80::1]/',
    'http://[fe80::1%25eth0]/',
    'http://[fc00::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://①②⑦.0.0.1/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://127．0．0．1/',
    'http://127%2e0%2e0%2e1/',
    'http://%31%32%37.0.0.1/',
    'http://127.0.0.1%00.public.test/',
    'http://\t127.0.0.1/',
    'http:127.0.0.1/',
    'http:\\\\127.0.0.1/',
    'http://public.test@127.0.0.1/',
    'http://public.test:80@127.0.0.1/',
    'http://127.0.0.1\\@public.test/',
    'http://425.510.425.510/',
    'http://100.64.0.1/',
    'http://192.0.0.8/',
    'http://198.18.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://user@127.0.0.1/',
    'http://user:secret@site.test/',
    'ftp://site.test/',
    'file:///etc/passwd',
    'gopher://public.test:70/',
    'data:text/html,<p>text</p>',
    'http://public.test:0/',
    'http://public.test:22/',
    'https://public.test:80/',
    'http://public.test:8080/',
  ])('fault 1: %s is not connected to', async (website) => {
    const target = await site({ '/': htmlPage('Inner') });
    const { tried, openTcp } = recorder(target.port);
    const { address: server } = await dns(() => [publicAddress]);
    const result = await crawlSite(null, { website, dnsServers: [server], guard: { openTcp } });
    expect(result.failure?.code).toBe('address-not-allowed');
    expect(tried).toEqual([]);
  });

  it('fault 1: a public address is read, so the refusals above are meaningful', async () => {
    const target = await site({ '/': htmlPage('Outer') });
    const { tried, openTcp } = recorder(target.port);
    const { address: server } = await dns(() => [publicAddress]);
    const result = await crawlSite(null, { dnsServers: [server], guard: { openTcp } });
    expect(result.failure).toBeNull();
    expect(new Set(tried)).toEqual(new Set([publicAddress]));
  });
});

it('fault 2: a name that changes to a private address is not followed', async () => {
  const target = await site({
    '/': htmlPage('Outer', ['/a', '/b', '/c']),
    '/a': htmlPage('A'),
    '/b': htmlPage('B'),
  });
  const { tried, openTcp } = recorder(target.port);
  let asked = 0;
  const { address: server } = await dns((_name, type) => {
    if (type === 'AAAA') return [];
    return asked++ === 0 ? [publicAddress] : ['127.0.0.1'];
  });
  const result = await crawlSite(null, { dnsServers: [server], guard: { openTcp } });
  expect(asked).toBeGreaterThan(1);
  expect(new Set(tried)).toEqual(new Set([publicAddress]));
  expect(result.pages.some((page) => page.reason?.includes('couldn’t find a website at'))).toBe(true);
});

it.each([[['127.0.0.1', publicAddress]], [[publicAddress, '10.0.0.1', '::1']]])(
  'fault 3: only the public address in the mixed answer %j is tried',
  async (answer) => {
    const target = await site({ '/': htmlPage('Outer') });
    const { tried, openTcp } = recorder(target.port);
    const { address: server } = await dns(() => answer);
    const result = await crawlSite(null, { dnsServers: [server], guard: { openTcp } });
    expect(result.failure).toBeNull();
    expect(new Set(tried)).toEqual(new Set([publicAddress]));
  },
);

describe('fault 3: other kinds of answers', () => {
  it.each([['10.0.0.1'], ['::1'], ['169.254.169.254']])(
    'fault 3: an alias for a name that resolves to %s is not followed',
    async (address) => {
      const target = await site({ '/': htmlPage('Inner') });
      const { tried, openTcp } = recorder(target.port);
      const { address: server } = await dns(() => ({ alias: 'inner.elsewhere.test', addresses: [address] }));
      const result = await crawlSite(null, { dnsServers: [server], guard: { openTcp } });
      expect(result.failure?.code).toBe('name-not-found');
      expect(tried).toEqual([]);
    },
  );

  it('fault 3: an alias for a public name is followed', async () => {
    const target = await site({ '/': htmlPage('Outer') });
    const { tried, openTcp } = recorder(target.port);
    const { address: server } = await dns(() => ({
      alias: 'cdn.elsewhere.test',
      addresses: [publicAddress],
    }));
    const result = await crawlSite(null, { dnsServers: [server], guard: { openTcp } });
    expect(result.failure).toBeNull();
    expect(new Set(tried)).toEqual(new Set([publicAddress]));
  });

  it('fault 3: no private address among very many answers is tried', async () => {
    const target = await site({ '/': htmlPage('Outer') });
    const { tried, openTcp } = recorder(target.port);
    const inner = Array.from({ length: 1000 }, (_, n) => `10.0.${n >> 8}.${n & 255}`);
    const { address: server } = await dns(() => [...inner, publicAddress, ...inner]);
    const result = await crawlSite(null, { dnsServers: [server], guard: { openTcp } });
    expect(result.failure).toBeNull();
    expect(new Set(tried)).toEqual(new Set([publicAddress]));
  });
});

describe('fault 7: the resolver', () => {
  it('fault 7: a silent resolver is abandoned', async () => {
    const { address: server } = await dns(() => 'silent');
    const feltMs = startFeltTime();
    const result = await crawlSite(null, { dnsServers: [server], guard: { resolveTimeoutMs: 300 } });
    expect(result.failure?.code).toBe('timed-out');
    expect(result.failure?.message).toMatch(/DNS server didn't respond/);
    expect(feltMs()).toBeLessThan(2000);
  });

  it('fault 7: a resolver that fails for one kind of address is used for the other', async () => {
    const target = await site({ '/': htmlPage('Outer') });
    const { openTcp } = recorder(target.port);
    const { address: server } = await dns((_name, type) => (type === 'A' ? [publicAddress] : 'no-such-name'));
    const result = await crawlSite(null, { dnsServers: [server], guard: { openTcp } });
    expect(result.failure).toBeNull();
  });

  it("fault 7: a name is looked up unchanged, never with our own network's domain", async () => {
    const { address: server, questions } = await dns(() => 'no-such-name');
    await crawlSite(null, { website: 'http://intranet/', dnsServers: [server] });
    expect(new Set(questions)).toEqual(
      new Set(['A intranet', 'AAAA intranet', 'A www.intranet', 'AAAA www.intranet']),
    );
  });

  it('fault 7: the timeout is 5 seconds by default', async () => {
    const { defaultSettings } = await import('#diagnosis/crawl/crawl-settings.ts');
    expect(defaultSettings.guard.resolveTimeoutMs).toBe(5000);
  });

  it('an unknown name is tried with and without www.', async () => {
    const { address: server, questions } = await dns(() => 'no-such-name');
    const result = await crawlSite(null, { website: 'http://www.absent.test/', dnsServers: [server] });
    expect(result.failure?.code).toBe('name-not-found');
    expect(questions).toContain('A www.absent.test');
    expect(questions).toContain('A absent.test');
  });

  it('a site that answers only without www. is read there', async () => {
    const target = await site({ '/': htmlPage('Outer') });
    const { openTcp } = recorder(target.port);
    const { address: server } = await dns((name) =>
      name === 'half.test' ? [publicAddress] : 'no-such-name',
    );
    const result = await crawlSite(null, {
      website: 'http://www.half.test/',
      dnsServers: [server],
      guard: { openTcp },
    });
    expect(result.reachedUrl).toBe('http://half.test/');
  });
});
