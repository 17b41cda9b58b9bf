import { describe, expect, it } from 'vitest';
import { parseHtml } from './html-document.ts';
import { needsJavascript } from './needs-javascript.ts';

const bundle = '<script type=module src=/assets/app.js></script>';

describe('needsJavascript', () => {
  it.each<[string, string, number, boolean]>([
    ['an empty mount point', `<div id=root></div>${bundle}`, 0, true],
    ['a mount point with a spinner', `<div id=app><p>Loading…</p></div>${bundle}`, 1, true],
    ['a framework’s element', `<app-root></app-root>${bundle}`, 0, true],
    [
      'a request for scripts',
      `<noscript>You need to enable JavaScript to run this app.</noscript><div></div>${bundle}`,
      0,
      true,
    ],
    ['nothing beside a script', bundle, 3, true],
    ['a request beside a full page', `<noscript>Please enable JavaScript.</noscript>${bundle}`, 500, false],
    ['a full mount point', `<div id=root>${'<p>x</p>'.repeat(40)}</div>${bundle}`, 400, false],
    ['an empty page without scripts', '<div id=root></div>', 0, false],
    ['data only', '<div id=root></div><script type="application/ld+json">{}</script>', 0, false],
    ['a frameset', '<frameset><frame src=a><frame src=b><frame src=c></frameset>', 0, false],
    ['a page of pictures', `<img><img><img>${bundle}`, 2, false],
  ])('%s', (_, html, words, needed) => {
    expect(needsJavascript(parseHtml(html), words)).toBe(needed);
  });
});
