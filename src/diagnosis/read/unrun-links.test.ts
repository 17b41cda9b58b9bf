import { describe, expect, it } from 'vitest';
import { parseHtml } from './html-document.ts';
import { unrunLinks } from './unrun-links.ts';

const cases: [what: string, html: string, links: [written: string, text: string, via: string][]][] = [
  [
    'anchors for browsers without scripts',
    '<noscript><p>Choose: <a class="x" href="en.html?a=1&amp;b=2"><b>English</b></a> <a href=\'fr.html\'>Français</a></p></noscript>',
    [
      ['en.html?a=1&b=2', 'English', 'anchor'],
      ['fr.html', 'Français', 'anchor'],
    ],
  ],
  [
    'a script that leaves',
    `<script>window.location.replace("/start");</script>`,
    [['/start', '', 'meta-refresh']],
  ],
  ['an assignment', `<script>location.href = '/start'</script>`, [['/start', '', 'meta-refresh']]],
  ['a click handler', `<div onclick="window.location='/rooms'">Rooms</div>`, [['/rooms', '', 'anchor']]],
  [
    'an address that is computed',
    '<script>location.href = target + "/x"; location.replace(next)</script>',
    [],
  ],
  ['a comparison', `<script>if (location.href === '/start') go()</script>`, []],
  ['scripts from elsewhere', `<script src="a.js">location.href = '/start'</script>`, []],
  ['nothing', '<p>location = nowhere</p>', []],
];

describe('unrunLinks', () => {
  it.each(cases)('finds %s', (_what, html, links) => {
    expect(unrunLinks(parseHtml(html)).map(({ written, text, via }) => [written, text, via])).toEqual(links);
  });
});
