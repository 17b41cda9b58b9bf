import { describe, expect, it } from 'vitest';
import { type PageFacts, pageFactsSchema, pageText } from '#diagnosis/read/page-facts.ts';
import { readPage } from '#diagnosis/read/read-page.ts';

const read = (html: string): PageFacts =>
  readPage({
    url: 'https://oak.example/page',
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
    xRobotsTag: null,
    isHome: false,
  });

/** Processor time, so that a busy machine doesn't fail the test. */
const limitMs = 2000;
const many = 100_000;
const megabyte = 1 << 20;

describe('fault 17: enormous markup', () => {
  it.each<[string, string]>([
    ['nested boxes', '<div>'.repeat(many)],
    ['nested formatting', '<b>'.repeat(many)],
    ['nested links', '<a href=x>y'.repeat(many)],
    ['nested lists', '<ul><li>x'.repeat(many / 2)],
    ['nested tables', '<table><tr><td>x'.repeat(many / 3)],
    ['nested forms and labels', '<form><label>x<input name=a>'.repeat(many / 3)],
    ['nested shadow trees', '<template shadowrootmode=open>'.repeat(many)],
    ['nested drawings', '<svg>'.repeat(many)],
    ['links closed in the wrong order', '<a><div>'.repeat(many / 2) + '</a>'.repeat(many / 2)],
    ['formatting closed in the wrong order', '<b><i><u>'.repeat(many / 3) + '</b></i></u>'.repeat(many / 3)],
    ['nested microdata', '<div itemscope itemtype=x><i itemprop=y>z'.repeat(many / 4)],
    ['fields in one form', '<input name=a placeholder=b>'.repeat(many)],
    ['a class of a megabyte', `<div class="${'a '.repeat(megabyte / 2)}">`],
    ['a style of a megabyte', `<div style="${'display '.repeat(megabyte / 8)}">`],
    ['an address of a megabyte', `<a href="/${'a'.repeat(megabyte)}">x</a>`],
    ["an image's name of a megabyte", `<a href=/><img alt="${'a '.repeat(megabyte / 2)}"></a>`],
    ['a refresh of a megabyte', `<meta http-equiv=refresh content="${' '.repeat(megabyte)}">`],
    [
      'fifty thousand attributes',
      `<div ${Array.from({ length: 50_000 }, (_, index) => `a${index}=1`).join(' ')}>`,
    ],
    ['nested JSON', `<script type="application/ld+json">${'{"a":['.repeat(many)}</script>`],
    ['broken JSON', `<script type="application/ld+json">["${'\\"'.repeat(many)}</script>`],
    ['an endless text', 'word '.repeat(megabyte / 4)],
    ['an endless word', 'x'.repeat(megabyte)],
    ['angle brackets', '<'.repeat(megabyte)],
    ['ampersands', '&'.repeat(megabyte)],
    ['text encoded twice', 'Ã©'.repeat(megabyte / 4)],
  ])('fault 17: %s', (_, html) => {
    const started = process.threadCpuUsage();
    const facts = read(html);
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(limitMs);
    expect(pageFactsSchema.safeParse(facts).success).toBe(true);
    expect(JSON.stringify(facts).length).toBeLessThan(2 * megabyte);
  });

  it('fault 17: text below a hundred thousand tags is still read', () => {
    expect(pageText(read(`${'<div>'.repeat(many)}We repair roofs.`))).toBe('We repair roofs.');
  });
});

describe('fault 18: texts that could be executed', () => {
  const MARKUP = '<script>alert(1)</script>';
  const ESCAPED = '&lt;script&gt;alert(1)&lt;/script&gt;';

  it('fault 18: markup written as text stays text, in every part of the page', () => {
    const facts =
      read(`<title>${ESCAPED}</title><meta name=description content="${ESCAPED}"><h1>${ESCAPED}</h1>
      <a href=/x>${ESCAPED}</a><form><label>${ESCAPED}<input name=n></label><input type=email name=m></form>
      <script type="application/ld+json">{"@type":"Store","name":"<img src=x onerror=alert(1)>"}</script>`);
    expect(facts.title).toBe(MARKUP);
    expect(facts.description).toBe(MARKUP);
    expect(facts.blocks.map((block) => block.text)).toEqual([MARKUP, MARKUP, MARKUP]);
    expect(facts.links[0]?.text).toBe(MARKUP);
    expect(facts.forms[0]?.fields[0]?.label).toBe(MARKUP);
    expect(facts.structured[0]?.properties.name).toEqual(['<img src=x onerror=alert(1)>']);
  });

  it("fault 18: a page's scripts are never part of its text", () => {
    const facts = read(
      `<p>Roofs</p>${MARKUP}<style>p{}</style><svg onload=alert(1)><script>alert(2)</script></svg>`,
    );
    expect(pageText(facts)).toBe('Roofs');
  });

  it('fault 18: addresses that run code are not links', () => {
    const facts = read(`<a href="javascript:alert(1)">a</a><a href=" java&#10;script:alert(1)">b</a>
      <a href="data:text/html,<script>alert(1)</script>">c</a><a href="vbscript:x">d</a><iframe src="javascript:x"></iframe>
      <link rel=icon href="javascript:x"><link rel=canonical href="javascript:x"><form action="javascript:x"><input type=email></form>
      <base href="javascript:x"><a href="/fine">e</a>`);
    expect(facts.links.map((link) => link.url)).toEqual(['https://oak.example/fine']);
    expect(facts.icons).toEqual([]);
    expect(facts.canonicalUrl).toBeNull();
    expect(facts.forms[0]?.action).toBeNull();
  });

  it.each<[string, string, string]>([
    ['right-to-left marks', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['isolates', '\u2066Oak\u2069 \u200fRoofing', 'Oak Roofing'],
    ['NUL', 'Oak\u0000 Roofing', 'Oak Roofing'],
    ['control characters', 'Oak\u0007\u001b[31m Roofing\u0085', 'Oak[31m Roofing'],
    ['zero-width characters', 'O\u200bak\u200d Roof\u2060ing\ufeff', 'Oak Roofing'],
    ['invisible tags', `Oak${String.fromCodePoint(0xe0049, 0xe0047, 0xe004e)} Roofing`, 'Oak Roofing'],
    ['line separators', 'Oak\u2028Roofing\u2029', 'Oak Roofing'],
    ['emoji', 'Oak 🏠👍🏽 Roofing', 'Oak 🏠👍🏽 Roofing'],
    ['right-to-left writing', 'גגות Oak', 'גגות Oak'],
  ])('fault 18: %s', (_, text, shown) => {
    const facts =
      read(`<title>${text}</title><meta name=description content="${text}"><h1>${text}</h1><a href=/a>${text}</a>
      <form><label>${text}<input name=n></label><input type=email></form><script type="application/ld+json">${JSON.stringify({ '@type': 'Store', name: text })}</script>`);
    expect(facts.title).toBe(shown);
    expect(facts.description).toBe(shown);
    expect(facts.blocks.map((block) => block.text)).toEqual([shown, shown, shown]);
    expect(facts.links[0]?.text).toBe(shown);
    expect(facts.forms[0]?.fields[0]?.label).toBe(shown);
    expect(facts.structured[0]?.properties.name).toEqual([shown]);
  });

  it('fault 18: half a surrogate pair becomes a character that can be stored', () => {
    const facts = read(
      '<script type="application/ld+json">{"@type":"Store","name":"Oak \\ud83d"}</script><p>&#xd83d;x</p>',
    );
    expect(facts.structured[0]?.properties.name).toEqual(['Oak \ufffd']);
    expect(pageText(facts)).toBe('\ufffdx');
  });
});
