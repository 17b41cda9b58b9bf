import { describe, expect, it } from 'vitest';
import { parseHtml } from './html-document.ts';
import { addressResolver } from './page-address.ts';
import type { StructuredItem } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

const read = (html: string): StructuredItem[] => {
  const document = parseHtml(html);
  return structuredData(document, addressResolver(document, 'https://oak.example/'));
};
const jsonLd = (json: string): StructuredItem[] =>
  read(`<script type="application/ld+json">${json}</script>`);

describe('structuredData', () => {
  it('extracts entities, including nested ones', () => {
    expect(
      jsonLd(`{"@context":"https://schema.org","@type":"Dentist","name":"Oak Dental","telephone":"555",
        "address":{"@type":"PostalAddress","streetAddress":"Main St 1","addressLocality":"Oakville"},
        "openingHours":["Mo 9-17","Tu 9-17"]}`),
    ).toEqual([
      {
        source: 'json-ld',
        type: 'Dentist',
        properties: {
          name: ['Oak Dental'],
          telephone: ['555'],
          address: ['Main St 1, Oakville'],
          openingHours: ['Mo 9-17', 'Tu 9-17'],
        },
      },
      {
        source: 'json-ld',
        type: 'PostalAddress',
        properties: { streetAddress: ['Main St 1'], addressLocality: ['Oakville'] },
      },
    ]);
  });

  it.each<[string, string, string[]]>([
    ['a graph', '{"@graph":[{"@type":"WebSite"},{"@type":"Organization"}]}', ['WebSite', 'Organization']],
    ['a list', '[{"@type":"A"},{"@type":["B","C"]}]', ['A', 'B, C']],
    ['full addresses of types', '{"@type":"http://schema.org/Store"}', ['Store']],
    ['a comment around it', '<!-- {"@type":"A"} -->', ['A']],
    ['a CDATA section', '/*<![CDATA[*/ {"@type":"A"} /*]]>*/', ['A']],
    ['a comma too many', '{"@type":"A","x":[1,2,],}', ['A']],
    ['a raw line break', '{"@type":"A","x":"one\n two"}', ['A']],
    ['a semicolon', '{"@type":"A"};', ['A']],
    ['broken JSON', '{"@type":"A",,}}', []],
    ['plain values', '42', []],
    ['nothing', '', []],
    ['no type', '{"name":"x"}', []],
  ])('accepts %s', (_, json, types) => {
    expect(jsonLd(json).map((item) => item.type)).toEqual(types);
  });

  it('skips an invalid script and reads the others', () => {
    const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
    expect(read(script('{broken') + script('{"@type":"A"}')).map((item) => item.type)).toEqual(['A']);
  });

  it('makes property names with a special meaning in objects harmless', () => {
    const [item] = jsonLd('{"@type":"A","__proto__":{"name":"x"},"constructor":"y"}');
    expect(Object.getPrototypeOf(item?.properties)).toBe(Object.prototype);
    expect(item?.properties).toEqual({ constructor: ['y'] });
  });

  it('limits depth, number, and length', () => {
    expect(jsonLd(`${'{"@type":"A","x":'.repeat(5000)}1${'}'.repeat(5000)}`).length).toBeLessThan(20);
    expect(jsonLd(`[${'{"@type":"A"},'.repeat(9999)}{"@type":"A"}]`).length).toBeLessThanOrEqual(200);
    expect(jsonLd(`{"@type":"A","x":"${'y'.repeat(100_000)}"}`)[0]?.properties.x?.[0]).toHaveLength(500);
  });

  it('reads microdata', () => {
    const html = `<div itemscope itemtype="https://schema.org/LocalBusiness"><b itemprop=name>Oak</b>
      <a itemprop=url href=/x>x</a><meta itemprop=priceRange content="$$">
      <p itemprop=address itemscope itemtype="https://schema.org/PostalAddress"><i itemprop=streetAddress>Main St</i></p></div>
      <div itemscope><i itemprop=name>untyped</i></div>`;
    expect(read(html)).toEqual([
      {
        source: 'microdata',
        type: 'LocalBusiness',
        properties: {
          name: ['Oak'],
          url: ['https://oak.example/x'],
          priceRange: ['$$'],
          address: ['Main St'],
        },
      },
      { source: 'microdata', type: 'PostalAddress', properties: { streetAddress: ['Main St'] } },
    ]);
  });

  it('reads OpenGraph', () => {
    const html =
      '<meta property="og:type" content="article"><meta property="og:title" content=" A  title "><meta name=x content=y>';
    expect(read(html)).toEqual([
      {
        source: 'opengraph',
        type: 'article',
        properties: { 'og:type': ['article'], 'og:title': ['A title'] },
      },
    ]);
  });
});
