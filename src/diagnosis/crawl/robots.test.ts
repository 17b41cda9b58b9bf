import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, robotsMaxBytes, rulesFor } from './robots.ts';

const lines = (...all: string[]) => all.join('\n');
const forAll = (...rules: string[]) => lines('User-agent: *', ...rules);
const site = 'https://shop.test';

const cases: [what: string, robots: string, path: string, allowed: boolean][] = [
  ['no rules at all', '', '/any', true],
  ['an empty disallow', forAll('Disallow:'), '/any', true],
  ['a disallow of everything', forAll('Disallow: /'), '/any', false],
  ['robots.txt itself', forAll('Disallow: /'), '/robots.txt', true],
  ['rules before any group', lines('Disallow: /', 'User-agent: other', 'Disallow: /'), '/any', true],
  ['a prefix', forAll('Disallow: /tmp'), '/tmpfile', false],
  ['another path', forAll('Disallow: /tmp'), '/t', true],
  ['paths by their case', forAll('Disallow: /Tmp'), '/tmp', true],
  ['the longer allow', forAll('Disallow: /a/', 'Allow: /a/b'), '/a/b/c', true],
  ['the longer disallow', forAll('Allow: /a/', 'Disallow: /a/b'), '/a/b/c', false],
  ['a tie, for allow', forAll('Disallow: /a', 'Allow: /a'), '/a', true],
  ['a star', forAll('Disallow: /*.pdf'), '/x/y.pdf?z', false],
  ['a star that needs its tail', forAll('Disallow: /*.pdf'), '/x/y.pd', true],
  ['an end mark', forAll('Disallow: /*.pdf$'), '/x/y.pdf?z', true],
  ['an end mark at the end', forAll('Disallow: /*.pdf$'), '/x/y.pdf', false],
  ['a star and an overlapping end', forAll('Disallow: /aba*ba$'), '/aba', true],
  ['an end mark after the whole path', forAll('Disallow: /$'), '/', false],
  ['an end mark only there', forAll('Disallow: /$'), '/x', true],
  ['a dollar inside', forAll('Disallow: /a$b'), '/a$b', false],
  ['several stars', forAll('Disallow: /a*b*c'), '/a-1-b-2-c-3', false],
  ['the query', forAll('Disallow: /*?print='), '/page?print=1', false],
  ['an address in the query', forAll('Disallow: /go?to=http://x.test'), '/go?to=http://x.test/y', false],
  ['letters beyond ASCII in the rule', forAll('Disallow: /über'), '/%C3%BCber', false],
  ['letters beyond ASCII in the address', forAll('Disallow: /%c3%bcber'), '/über', false],
  ['letters encoded without need', forAll('Disallow: /%62%61r'), '/bar', false],
  ['an encoded slash, which is another path', forAll('Disallow: /a%2Fb'), '/a/b', true],
  ['an encoded slash in either case', forAll('Disallow: /a%2fb'), '/a%2Fb', false],
  ['a comment', forAll('Disallow: /a # not this', '# Disallow: /b'), '/b', true],
  ['a comment after the path', forAll('Disallow: /a#b'), '/a', false],
  ['keys in any case', lines('USER-AGENT: *', 'dIsAlLoW: /'), '/any', false],
  ['white space around the colon', lines('User-agent : *', '  Disallow  :   /  '), '/any', false],
  ['a colon left out', lines('User-agent *', 'Disallow /'), '/any', false],
  ['a common misspelling', lines('Useragent: *', 'Dissallow: /'), '/any', false],
  ['a byte order mark', `\uFEFF${forAll('Disallow: /')}`, '/any', false],
  ['line ends of DOS', 'User-agent: *\r\nDisallow: /\r\n', '/any', false],
  ['line ends of old Macs', 'User-agent: *\rDisallow: /', '/any', false],
  ['a page of HTML in its place', '<!doctype html><p>Disallow: / is what we do not say', '/any', true],
  [
    'our own group before the one for all',
    lines('User-agent: *', 'Disallow: /', 'User-agent: AICompassBot', 'Disallow: /x'),
    '/y',
    true,
  ],
  ['our own group in another case', lines('User-agent: aicompassbot', 'Disallow: /'), '/y', false],
  ['our name with a version', lines('User-agent: AICompassBot/2.0', 'Disallow: /'), '/y', false],
  ['a name that only begins like ours', lines('User-agent: AICompassBotExtra', 'Disallow: /'), '/y', true],
  ['a name ours begins with', lines('User-agent: AICompass', 'Disallow: /'), '/y', true],
  [
    'an own group that is empty',
    lines('User-agent: *', 'Disallow: /', 'User-agent: AICompassBot', 'Disallow:'),
    '/y',
    true,
  ],
  [
    'own groups that stand apart',
    lines(
      'User-agent: AICompassBot',
      'Disallow: /a',
      'User-agent: x',
      'Disallow: /c',
      'User-agent: AICompassBot',
      'Disallow: /b',
    ),
    '/b',
    false,
  ],
  [
    'own groups that stand apart, the first',
    lines(
      'User-agent: AICompassBot',
      'Disallow: /a',
      'User-agent: x',
      'Disallow: /c',
      'User-agent: AICompassBot',
      'Disallow: /b',
    ),
    '/a',
    false,
  ],
  [
    'a group shared with others',
    lines('User-agent: x', 'User-agent: AICompassBot', 'User-agent: y', 'Disallow: /'),
    '/b',
    false,
  ],
  [
    'names with a foreign line between',
    lines(
      'User-agent: AICompassBot',
      'Sitemap: https://shop.test/s.xml',
      'Crawl-delay: 2',
      'User-agent: y',
      'Disallow: /',
    ),
    '/b',
    false,
  ],
  [
    'a group that ended',
    lines('User-agent: AICompassBot', 'Disallow: /a', 'User-agent: y', 'Disallow: /'),
    '/b',
    true,
  ],
  ['an index document that is allowed', forAll('Disallow: /', 'Allow: /f/index.html'), '/f/', true],
  ['another document of that folder', forAll('Disallow: /', 'Allow: /f/index.html'), '/f/other.html', false],
  ['an index document that is forbidden, alone', forAll('Disallow: /f/index.html'), '/f/', true],
];

describe('isAllowed', () => {
  it.each(cases)('respects %s', (_what, robots, path, allowed) => {
    expect(isAllowed(robots, 'AICompassBot', `${site}${path}`)).toBe(allowed);
  });

  it.each([
    ['before the file', '\uFEFF', true],
    ['damaged, before the file', '\uFFFD\uFFFD', true],
    ['before a later line, which then says nothing', 'User-agent: x\nAllow: /\n\uFEFF', false],
  ])('handles a byte order mark %s', (_where, mark, obeyed) => {
    expect(isAllowed(`${mark}${forAll('Disallow: /')}`, 'AICompassBot', '/a')).toBe(!obeyed);
  });

  it.each(['\n', '\r', '\r\n', '\n\n', ' \t\n\t '])('ends lines at %j', (end) => {
    const robots = ['User-agent: *', 'Disallow: /a', 'Allow: /a/b'].join(end);
    expect(isAllowed(robots, 'AICompassBot', '/a/c')).toBe(false);
    expect(isAllowed(robots, 'AICompassBot', '/a/b')).toBe(true);
  });

  it('compares rules by octets, not characters', () => {
    const robots = forAll('Allow: /€', 'Disallow: /*/*/*');
    expect(isAllowed(robots, 'AICompassBot', '/€/a/b')).toBe(true);
  });

  it('ignores the part of a line beyond the usual length', () => {
    const long = `/${'x'.repeat(20_000)}`;
    expect(isAllowed(forAll(`Disallow: ${long}`), 'AICompassBot', long.slice(0, 18_000))).toBe(false);
    expect(isAllowed(forAll(`Disallow: ${long}`), 'AICompassBot', long.slice(0, 16_000))).toBe(true);
  });

  it('accepts paths and addresses', () => {
    const robots = forAll('Disallow: /a');
    for (const url of ['/a', 'https://x.test/a', '//x.test/a', 'https://x.test/a#b']) {
      expect(isAllowed(robots, 'AICompassBot', url)).toBe(false);
    }
    expect(isAllowed(forAll('Disallow: /'), 'AICompassBot', 'https://x.test')).toBe(false);
  });

  it('reads only the first 500 KiB', () => {
    const padding = `# ${'x'.repeat(robotsMaxBytes)}\n`;
    expect(isAllowed(`${padding}${forAll('Disallow: /')}`, 'AICompassBot', '/a')).toBe(true);
    expect(isAllowed(`${forAll('Disallow: /')}\n${padding}`, 'AICompassBot', '/a')).toBe(false);
  });

  it.each<[string, string, string]>([
    ['stars', `Disallow: /${'*a'.repeat(20_000)}$`, `/${'a'.repeat(20_000)}b`],
    ['stars between', `Disallow: /*${'a*'.repeat(8000)}b`, `/${'a'.repeat(20_000)}`],
    ['long texts', `Disallow: /*${'a'.repeat(8000)}b${'a'.repeat(8000)}`, `/${'a'.repeat(60_000)}`],
    ['white space', `a${' '.repeat(16_000)}b c`, '/'],
    ['colons', ':'.repeat(16_000), '/'],
    ['percent signs', `Disallow: /${'%'.repeat(16_000)}`, `/${'%'.repeat(60_000)}`],
  ])('never takes long, whatever the lines (%s)', (_what, line, path) => {
    const robots = forAll(...Array<string>(30).fill(line));
    const started = process.threadCpuUsage();
    isAllowed(robots, 'AICompassBot', path);
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(1_500);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (rules, url) => {
        expect(typeof isAllowed(`User-agent: *\n${rules}`, 'AICompassBot', url)).toBe('boolean');
      }),
    );
  });
});

describe('rulesFor', () => {
  it('returns the crawl-delay of the group that applies to us', () => {
    const robots = lines(
      'User-agent: *',
      'Crawl-delay: 30',
      'Disallow: /x',
      'User-agent: AICompassBot',
      'Crawl-delay: 1.5',
      'Allow: /',
    );
    expect(rulesFor(robots, 'AICompassBot').crawlDelaySeconds).toBe(1.5);
    expect(rulesFor(robots, 'OtherBot').crawlDelaySeconds).toBe(30);
    expect(rulesFor('User-agent: *\nCrawl-delay: soon', 'OtherBot').crawlDelaySeconds).toBeNull();
  });

  it('returns the sitemaps of all groups', () => {
    const robots = lines('Sitemap: https://a.test/1.xml', 'User-agent: x', 'Disallow: /', 'SITEMAP: /2.xml');
    expect(rulesFor(robots, 'AICompassBot').sitemaps).toEqual(['https://a.test/1.xml', '/2.xml']);
    expect(rulesFor('constructor: https://a.test/3.xml', 'AICompassBot').sitemaps).toEqual([]);
  });
});
