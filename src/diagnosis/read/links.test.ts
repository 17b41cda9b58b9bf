import { describe, expect, it } from 'vitest';
import { parseHtml } from './html-document.ts';
import { canonicalAddress, pageIcons, pageLinks } from './links.ts';
import { addressResolver } from './page-address.ts';
import type { PageLink } from './page-facts.ts';

const pageUrl = 'https://oak.example/about/team.html?x=1';
const linksOf = (html: string): PageLink[] => {
  const document = parseHtml(html);
  return pageLinks(document, addressResolver(document, pageUrl));
};

describe('pageLinks', () => {
  it.each<[string, string, [string, PageLink['via'], string][]]>([
    ['relative', '<a href="../faq">FAQ</a>', [['https://oak.example/faq', 'anchor', 'FAQ']]],
    ['without fragment', '<a href="/faq#hours">Hours</a>', [['https://oak.example/faq', 'anchor', 'Hours']]],
    [
      'by base',
      '<base href="/de/"><a href=preise>Preise</a>',
      [['https://oak.example/de/preise', 'anchor', 'Preise']],
    ],
    ['protocol-relative', '<a href="//cdn.example/x">x</a>', [['https://cdn.example/x', 'anchor', 'x']]],
    ['white space', '<a href="\n /a\tb ">x</a>', [['https://oak.example/ab', 'anchor', 'x']]],
    ['by a picture', '<a href=/><img alt="Oak home"></a>', [['https://oak.example/', 'anchor', 'Oak home']]],
    [
      'by a label',
      '<a href=/x aria-label="Call us"><svg></svg></a>',
      [['https://oak.example/x', 'anchor', 'Call us']],
    ],
    ['area', '<map><area href=/north alt=North></map>', [['https://oak.example/north', 'area', 'North']]],
    ['frames', '<iframe src="/map"></iframe>', [['https://oak.example/map', 'frame', '']]],
    [
      'framesets',
      '<frameset><frame src=main.htm></frameset>',
      [['https://oak.example/about/main.htm', 'frame', '']],
    ],
    [
      'refresh',
      '<meta http-equiv=Refresh content="0; URL=\'/new\'">',
      [['https://oak.example/new', 'meta-refresh', '']],
    ],
    [
      'refresh without the word',
      '<meta http-equiv=refresh content="5;/new">',
      [['https://oak.example/new', 'meta-refresh', '']],
    ],
    [
      'head links',
      '<link rel=canonical href=/c><link rel=next href=?p=2><link rel=alternate hreflang=fr type=application/xhtml+xml href=/fr><link rel="alternate stylesheet" href=/s><link rel=alternate type=application/rss+xml href=/feed><link rel=alternate type=application/json+oembed href=/e>',
      [
        ['https://oak.example/c', 'canonical', ''],
        ['https://oak.example/about/team.html?p=2', 'next', ''],
        ['https://oak.example/fr', 'alternate', 'fr'],
      ],
    ],
    [
      'once each, with the first text',
      '<a href=/a></a><a href=/a>A</a><a href=/a>B</a>',
      [['https://oak.example/a', 'anchor', 'A']],
    ],
    ['in closed menus', '<ul hidden><li><a href=/a>A</a></ul>', [['https://oak.example/a', 'anchor', 'A']]],
    [
      'other schemes',
      '<a href="mailto:a@b.example">m</a><a href="javascript:alert(1)">j</a><a href="data:text/html,x">d</a><a href="tel:1">t</a>',
      [],
    ],
    ['malformed', '<a href="http://">a</a><a href="https://[::1">b</a><a>c</a>', []],
  ])('%s', (_, html, expected) => {
    expect(linksOf(html).map(({ url, via, text }) => [url, via, text])).toEqual(expected);
  });

  it('is followed if one of several links may be followed', () => {
    const html = '<a rel="nofollow noopener" href=/a>A</a><a href=/a>A</a><a rel=nofollow href=/b>B</a>';
    expect(linksOf(html).map(({ url, nofollow }) => [url, nofollow])).toEqual([
      ['https://oak.example/a', false],
      ['https://oak.example/b', true],
    ]);
  });

  it('has the part of the page', () => {
    const html = '<nav><a href=/a>A</a></nav><main><a href=/b>B</a></main><footer><a href=/c>C</a></footer>';
    expect(linksOf(html).map((link) => link.section)).toEqual(['navigation', 'main', 'footer']);
  });

  it('finds the canonical address', () => {
    expect(canonicalAddress(linksOf('<link rel=canonical href="/team">'))).toBe('https://oak.example/team');
    expect(canonicalAddress(linksOf('<a href=/>x</a>'))).toBeNull();
  });
});

describe('pageIcons', () => {
  it('returns them as declared', () => {
    const document = parseHtml(
      '<link rel="shortcut icon" href=/f.ico><link rel=apple-touch-icon href=t.png><link rel=mask-icon href=m.svg>',
    );
    expect(pageIcons(document, addressResolver(document, pageUrl))).toEqual([
      'https://oak.example/f.ico',
      'https://oak.example/about/t.png',
    ]);
  });
});
