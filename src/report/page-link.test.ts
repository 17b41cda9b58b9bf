import { expect, test } from 'vitest';
import { toPageLink } from './page-link.ts';

test('a page is shown without its scheme and linked with its full address', () => {
  expect(toPageLink('https://www.bakery.example/our-bread/')).toEqual({
    label: 'bakery.example/our-bread',
    href: 'https://www.bakery.example/our-bread/',
  });
  expect(toPageLink('https://bakery.example/stra%C3%9Fe').label).toBe('bakery.example/straße');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'not an address'])(
  '%s is shown and not linked',
  (url) => {
    expect(toPageLink(url)).toEqual({ label: url, href: null });
  },
);

test('a very long address is shortened and not linked', () => {
  const { label, href } = toPageLink(`https://bakery.example/${'a'.repeat(5000)}`);
  expect(label).toHaveLength(90);
  expect(href).toBeNull();
});
