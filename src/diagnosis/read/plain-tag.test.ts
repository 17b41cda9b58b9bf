import { describe, expect, it } from 'vitest';
import { plainEndTag, plainStartTag } from './plain-tag.ts';
import { unitsOf } from './text-units.ts';

const start = (html: string) => plainStartTag(html, unitsOf(html), 1);
const end = (html: string) => plainEndTag(html, unitsOf(html), 2);

describe('plainStartTag', () => {
  it('gives name, attributes and end', () => {
    expect(start('<a  class="x y"\n href=\'/roofs?a=1\' data-x hidden>text')).toEqual({
      name: 'a',
      attributes: [
        { name: 'class', value: 'x y' },
        { name: 'href', value: '/roofs?a=1' },
        { name: 'data-x', value: '' },
        { name: 'hidden', value: '' },
      ],
      selfClosing: false,
      end: 48,
    });
    expect(start('<br/>')).toMatchObject({ name: 'br', selfClosing: true, end: 4 });
    expect(start('<my-tag />')).toMatchObject({ name: 'my-tag', attributes: [], selfClosing: true });
  });

  it.each([
    ['a capital in a name', '<a Href="/">'],
    ['a reference', '<a href="/?a&amp;b">'],
    ['a bare value', '<a href=/>'],
    ['a name apart from its value', '<a href = "/">'],
    ['no space between attributes', '<a href="/"class="x">'],
    ['an attribute twice', '<a href="/" href="/x">'],
    ['a slash within', '<a / href="/">'],
    ['an open value', '<a href="/>'],
    ['no end', '<a href="/" '],
    ['a character that ends no name', '<a"b">'],
    ['very many attributes', `<a ${Array.from({ length: 40 }, (_, n) => `a${n}`).join(' ')}>`],
  ])('leaves %s to the standard', (_, html) => {
    expect(start(html)).toBeNull();
  });
});

describe('plainEndTag', () => {
  it('gives name and end, and leaves what is more than a name to the standard', () => {
    expect(end('</h1 >')).toMatchObject({ name: 'h1', end: 5 });
    expect(end('</H1>')).toBeNull();
    expect(end('</p class="x">')).toBeNull();
    expect(end('</p')).toBeNull();
  });
});
