import { expect, it } from 'vitest';
import { pathOf, readableAddress, safeLink } from './safe-link.ts';

it('links http and https only', () => {
  expect(safeLink('https://a.test/x')).toBe('https://a.test/x');
  expect(safeLink('http://a.test')).toBe('http://a.test/');
  for (const hostile of [
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'not an address',
    '',
  ]) {
    expect(safeLink(hostile)).toBeNull();
  }
});

it('formats addresses for readers', () => {
  expect(readableAddress('https://www.a.test/')).toBe('www.a.test');
  expect(readableAddress('https://a.test/%C3%BCber')).toBe('a.test/über');
  expect(readableAddress('https://a.test/%E0%A4%A')).toBe('a.test/%E0%A4%A');
  expect(pathOf('https://a.test/contact/?a=1')).toBe('/contact/?a=1');
  expect(pathOf('https://a.test')).toBe('/');
});
