import { describe, expect, it } from 'vitest';
import { addressKey, fileKind, isAction, pageAddress } from './page-address.ts';

const asked: [written: string, address: string | null][] = [
  ['https://A.test/x#part', 'https://a.test/x'],
  ['https://a.test:443/x', 'https://a.test/x'],
  ['/x?utm_source=mail&id=2', 'https://base.test/x?id=2'],
  ['/x?utm_source=mail', 'https://base.test/x'],
  ['/x?PHPSESSID=abc&sid=4', 'https://base.test/x'],
  ['/x;jsessionid=12AB/y', 'https://base.test/x/y'],
  ['/x?', 'https://base.test/x'],
  ['mailto:a@b.test', null],
  ['javascript:void(0)', null],
  ['ftp://a.test/', null],
  ['https://user@a.test/', null],
  ['https://:secret@a.test/', null],
  ['http://0x7f.1/', 'http://127.0.0.1/'],
  ['http://2130706433/', 'http://127.0.0.1/'],
  ['https://exa mple/', null],
];

describe('pageAddress', () => {
  it.each(asked)('normalizes %s', (written, address) => {
    expect(pageAddress(written, 'https://base.test/')).toBe(address);
  });

  it('has no more characters than a sitemap may give', () => {
    expect(pageAddress(`https://a.test/${'x'.repeat(2000)}`)).not.toBeNull();
    expect(pageAddress(`https://a.test/${'x'.repeat(2048)}`)).toBeNull();
  });
});

describe('addressKey', () => {
  it('is equal for the spellings of one page', () => {
    const spellings = [
      'https://a.test/about',
      'http://a.test/about/',
      'https://www.a.test/about.html',
      'https://a.test/about/index.html',
      'https://a.test/about.php',
      'https://a.test//about',
    ];
    expect(new Set(spellings.map(addressKey))).toEqual(new Set(['a.test/about']));
    expect(addressKey('https://a.test/index.html')).toBe(addressKey('https://www.a.test'));
    expect(addressKey('https://a.test/x?b=1&a=2')).toBe(addressKey('https://a.test/x?a=2&b=1'));
  });

  it('differs for different pages', () => {
    const pages = [
      'https://a.test/x',
      'https://a.test/X',
      'https://b.a.test/x',
      'https://a.test/x?p=1',
      'https://a.test/x/y',
      'https://a.test/%',
      'https://a.test/',
      'https://a.test/home.html',
    ];
    expect(new Set(pages.map(addressKey)).size).toBe(pages.length);
  });
});

describe('fileKind', () => {
  it.each([
    ['/a.pdf', 'document'],
    ['/a.DOCX', 'document'],
    ['/a.jpg?x=1', 'asset'],
    ['/a.css', 'asset'],
    ['/a.html', null],
    ['/a.php', null],
    ['/a', null],
    ['/v1.2/a', null],
  ])('for %s', (path, kind) => {
    expect(fileKind(`https://a.test${path}`)).toBe(kind);
  });
});

describe('isAction', () => {
  it.each([
    '/logout',
    '/account/sign-out/',
    '/shop?add-to-cart=12',
    '/?action=delete&id=1',
    '/cart/add/4',
    '/wp-admin/',
  ])('skips %s', (path) => {
    expect(isAction(`https://a.test${path}`)).toBe(true);
  });

  it.each(['/', '/services', '/cart', '/blog/how-to-log-out-safely', '/?page=2'])('visits %s', (path) => {
    expect(isAction(`https://a.test${path}`)).toBe(false);
  });
});
