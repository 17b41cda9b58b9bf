import { describe, expect, it } from 'vitest';
import { isAllowed } from './robots.ts';

const lines = (...all: string[]) => all.join('\n');
const forAll = (...rules: string[]) => lines('User-agent: *', ...rules);
const site = 'https://shop.test';

/** Rules of RFC 9309 (section 2.2.1) for names and groups. */
const groups: [what: string, robots: string, token: string, path: string, allowed: boolean][] = [
  ['a token in any case', lines('User-agent: ExampleBot', 'Disallow: /'), 'eXAMPLEbOT', '/x', false],
  ['a token with its version', lines('User-agent: examplebot', 'Disallow: /'), 'ExampleBot/1.0', '/x', false],
  ['words after the name', lines('User-agent: ExampleBot of ours', 'Disallow: /'), 'ExampleBot', '/x', false],
  ['a version in the file', lines('User-agent: ExampleBot/2.1', 'Disallow: /'), 'ExampleBot', '/x', false],
  ['hyphens and underscores', lines('User-agent: a-b_c', 'Disallow: /'), 'A-B_C', '/x', false],
  ['part of a name', lines('User-agent: Example', 'Disallow: /'), 'ExampleBot', '/x', true],
  ['more than a name', lines('User-agent: ExampleBot-News', 'Disallow: /'), 'ExampleBot', '/x', true],
  ['an empty name in the file', lines('User-agent:', 'Disallow: /'), 'ExampleBot', '/x', true],
  ['an empty name that asks', lines('User-agent: ExampleBot', 'Disallow: /'), '', '/x', true],
  ['nobody by that name, and a group for all', forAll('Disallow: /x'), 'ExampleBot', '/x', false],
  ['nobody by that name, and no group for all', lines('User-agent: x', 'Disallow: /'), 'y', '/x', true],
  [
    'a group for all after the own one',
    lines('User-agent: y', 'Allow: /', 'User-agent: *', 'Disallow: /'),
    'y',
    '/x',
    true,
  ],
  ['two groups for all, added up', `${forAll('Disallow: /a')}\n${forAll('Disallow: /b')}`, 'y', '/b', false],
  [
    'a star that stands with a name',
    lines('User-agent: *', 'User-agent: z', 'Disallow: /'),
    'y',
    '/x',
    false,
  ],
  ['a star with words after it', lines('User-agent: * (all)', 'Disallow: /'), 'y', '/x', false],
  ['a blank line inside a group', lines('User-agent: y', '', '', 'Disallow: /'), 'y', '/x', false],
  ['a comment inside a group', lines('User-agent: y # ours', '#', 'Disallow: /'), 'y', '/x', false],
  [
    'a line of another protocol between name and rules',
    lines('User-agent: y', 'Noindex: /', 'Host: x.test', 'Disallow: /'),
    'y',
    '/x',
    false,
  ],
  [
    'a name after the rules, which begins another group',
    lines('User-agent: y', 'Allow: /', 'User-agent: z', 'Disallow: /'),
    'y',
    '/x',
    true,
  ],
  [
    'names of the language it is written in',
    lines('constructor: /', '__proto__: /', 'User-agent: y', 'toString: /', 'Disallow: /x'),
    'y',
    '/z',
    true,
  ],
];

/** Rules of RFC 9309 (sections 2.2.2 and 2.2.3) for paths. */
const paths: [rule: string, path: string, matches: boolean][] = [
  ['/', '', true],
  ['/', '/', true],
  ['/a', '/a?b=c', true],
  ['/a?', '/a', false],
  ['/a?b', '/a?b=c', true],
  ['/a;p', '/a;p=1', true],
  ['/a//b', '/a/b', false],
  ['a', '/a', false],
  ['*a', '/b/a', true],
  ['*', '/anything', true],
  ['$', '/', false],
  ['/*$', '/anything?at=all', true],
  ['/a*', '/a', true],
  ['/a**b', '/a-b', true],
  ['/a*$', '/a/b', true],
  ['/*/b/', '/a/b/', true],
  ['/*/b/', '/b/', false],
  ['/a*b*a$', '/aba', true],
  ['/a*b*a$', '/abab', false],
  ['/*.htm$', '/a.html', false],
  ['/*.htm', '/a.html', true],
  ['/a$', '/a', true],
  ['/a$', '/a/', false],
  ['/a$b$', '/a$b', true],
  ['/a$b$', '/a$bc', false],
  ['/p%2A', '/p*', true],
  ['/p%2a', '/p%2A', true],
  ['/p%2A', '/pxy', false],
  ['/p%24', '/p$', true],
  ['/p%24', '/p', false],
  ['/a%2Fb', '/a%2fb', true],
  ['/a%2Fb', '/a/b', false],
  ['/a%3Fb', '/a?b', false],
  ['/a%7Eb', '/a~b', true],
  ['/a~b', '/a%7eb', true],
  ['/a%2Db', '/a-b', true],
  ['/a<b', '/a%3Cb', true],
  ['/a%3cb', '/a<b', true],
  ['/{id}', '/%7Bid%7D', true],
  ['/a b', '/a%20b', true],
  ['/a%20b', '/a b', true],
  ['/ツ', '/%E3%83%84', true],
  ['/%e3%83%84', '/ツ', true],
  ['/%E3%83', '/ツ', true],
  ['/é', '/%E9', false],
  ['/a%', '/a%', true],
  ['/a%zz', '/a%zz', true],
  ['/A', '/a', false],
];

describe('RFC 9309', () => {
  it.each(groups)('section 2.2.1: %s', (_what, robots, token, path, allowed) => {
    expect(isAllowed(robots, token, `${site}${path}`)).toBe(allowed);
  });

  it.each(paths)('sections 2.2.2 and 2.2.3: the rule %s and the path %s: %s', (rule, path, matching) => {
    expect(isAllowed(forAll(`Disallow: ${rule}`), 'AICompassBot', `${site}${path}`)).toBe(!matching);
  });
});
