import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSitemap } from './sitemap.ts';

const url = 'https://a.test/sitemap.xml';
const read = (text: string) => readSitemap({ bytes: new TextEncoder().encode(text), url });
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

describe('readSitemap', () => {
  it('reads a sitemap with entities, CDATA, and images', () => {
    const content = read(
      xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="x">
        <url><loc> https://a.test/x?a=1&amp;b=2 </loc><image:image><image:loc>https://a.test/i</image:loc></image:image></url>
        <url><loc><![CDATA[https://a.test/y]]></loc></url><url><loc>https://a.test/&#122;</loc></url>
        <url><loc>https://a.test/photo.jpg</loc></url><url><loc>/relative</loc></url></urlset>`),
    );
    expect(content).toEqual({
      pages: ['https://a.test/x?a=1&b=2', 'https://a.test/y', 'https://a.test/z', 'https://a.test/relative'],
      sitemaps: [],
    });
  });

  it('reads an index, pages before posts', () => {
    const content = read(
      xml(`<sitemapindex><sitemap><loc>https://a.test/post-sitemap.xml</loc></sitemap>
        <sitemap><loc>https://a.test/page-sitemap.xml</loc></sitemap></sitemapindex>`),
    );
    expect(content).toEqual({
      pages: [],
      sitemaps: ['https://a.test/page-sitemap.xml', 'https://a.test/post-sitemap.xml'],
    });
  });

  it('reads RSS, Atom, and plain text', () => {
    const rss =
      '<rss><channel><link>https://a.test/</link><item><link>https://a.test/r</link></item></channel></rss>';
    const atom = `<feed><link rel="self" href="https://a.test/feed"/><entry><link href='https://a.test/e'/></entry></feed>`;
    expect(read(rss).pages).toEqual(['https://a.test/', 'https://a.test/r']);
    expect(read(atom).pages).toEqual(['https://a.test/e']);
    expect(read('\uFEFFhttps://a.test/1\r\nhttps://a.test/2\nnot an address\n').pages).toEqual([
      'https://a.test/1',
      'https://a.test/2',
    ]);
  });

  it('reads a gzipped sitemap', () => {
    const bytes = gzipSync(xml('<urlset><url><loc>https://a.test/g</loc></url></urlset>'));
    expect(readSitemap({ bytes, url }).pages).toEqual(['https://a.test/g']);
    expect(readSitemap({ bytes: bytes.subarray(0, 20), url }).pages).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readSitemap({ bytes, url }).pages).toBeInstanceOf(Array);
      }),
    );
  });
});
