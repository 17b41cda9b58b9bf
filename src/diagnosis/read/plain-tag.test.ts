import { describe, expect, it } from 'vitest';
import { plainEndTag, plainStartTag } from './plain-tag.ts';
import { unitsOf } from './text-units.ts';

const start = (html: string) => plainStartTag(html, unitsOf(html), 1);
const end = (html: string) => plainEndTag(html, unitsOf(html), 2);

describe('plainStartTag', () => {
  it('gives name, attributes and end', () => {
    expect(start('<a  class="x y"\n href=\'/roofs?a=1\' data-x hidden>text')).toEqual({
      name: 'a',
      number: 0,
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

  it('takes names in any letters, bare values, references, and of two attributes the first', () => {
    const tag = start('<DIV Class=\'a "b"\'onClick=go(1) title="a &amp; b&copy=" CLASS=c [x]="" @y=/z/>text');
    expect(tag?.name).toBe('div');
    expect(tag?.attributes).toEqual([
      { name: 'class', value: 'a "b"' },
      { name: 'onclick', value: 'go(1)' },
      { name: 'title', value: 'a & b&copy=' },
      { name: '[x]', value: '' },
      { name: '@y', value: '/z/' },
    ]);
    expect(tag?.selfClosing).toBe(false);
  });

  it.each([
    ['a name apart from its value', '<a href = "/">'],
    ['a value that is missing', '<a href=>'],
    ['a slash within', '<a / href="/">'],
    ['an open value', '<a href="/>'],
    ['no end', '<a href="/" '],
    ['a character that ends no name', '<a"b">'],
    ['a name that is not of ASCII', '<a b\u00e9="x">'],
    ['very many attributes', `<a ${Array.from({ length: 40 }, (_, n) => `a${n}`).join(' ')}>`],
  ])('leaves %s to the standard', (_, html) => {
    expect(start(html)).toBeNull();
  });
});

describe('plainEndTag', () => {
  it('gives name and end, and leaves what is more than a name to the standard', () => {
    expect(end('</h1 >')).toMatchObject({ name: 'h1', end: 5 });
    expect(end('</H1>')).toMatchObject({ name: 'h1', end: 4 });
    expect(end('</p class="x">')).toBeNull();
    expect(end('</p')).toBeNull();
  });
});
