import { describe, expect, it } from 'vitest';
import { readPage } from '../read/read-page.ts';
import { packFacts, unpackFacts } from './facts-wire.ts';

const read = (html: string) =>
  readPage({
    url: 'https://oak.example/roofs',
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
    xRobotsTag: null,
    isHome: true,
  });

describe('packFacts', () => {
  it.each([
    ['', 'no blocks'],
    [
      `<title>Oak</title><header>Oak Roofing</header><nav><a href=/a>A</a> <a href=/b>B</a></nav><main><p>Before.</p><h1>Roofs</h1>
      <p>We mend them.</p><ul><li>Tiles<li>Slate</ul><h2>Prices</h2><table><caption>2026<tr><th>Work<td>Rate</table>
      <h1>Roofs</h1><blockquote>Größe zählt — 屋根 😀</blockquote><button>Call</button></main><aside>Note</aside>
      <footer>Oak Ltd<h6>Find us</h6><span>Here</span></footer>`,
      'every kind, section and level',
    ],
  ])('gives a page as it was: %#', (html) => {
    const facts = read(html);
    const received: ReturnType<typeof packFacts> = JSON.parse(JSON.stringify(packFacts(facts)));
    expect(unpackFacts(received)).toEqual(facts);
  });

  it('says a heading once for the blocks below it', () => {
    const wire = packFacts(read('<h1>Roofs</h1><p>One.</p><p>Two.</p><p>Three.</p>'));
    expect(wire.headings).toEqual(['Roofs']);
    expect(wire.under).toEqual([0, 1, 1, 1]);
  });
});
