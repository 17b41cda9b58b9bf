import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const bundle = '<script type=module src=/assets/app.js></script>';
const counter = '<script async src="https://count.example/tag.js"></script><script>count("page")</script>';
const prose = 'We repair boilers and bathrooms in town, and a visit can be booked by telephone. ';
const frame = (middle: string) =>
  `<body><header><nav><a href=/>Home</a> <a href=/services>Services</a> <a href=/contact>Contact</a></nav></header>${middle}
  <footer><p>${'Oak and Sons, 12 Mill Lane, Oakville, open every day from eight. '.repeat(6)}</p></footer></body>`;

const needs = (html: string): boolean =>
  readPage({
    url: 'https://oak.example/page',
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
    xRobotsTag: null,
    isHome: false,
  }).needsJavascript;

describe('needsJavascript', () => {
  it.each<[string, string]>([
    ['an empty mount point', `<div id=root></div>${bundle}`],
    ['a mount point with a spinner', `<div id=app><p>Loading…</p></div>${bundle}`],
    [
      'a mount point with a drawing to wait by',
      `<div id=root><div class=spinner><svg><path d=""/></svg></div></div>${bundle}`,
    ],
    ['a framework’s element', `<app-root></app-root>${bundle}`],
    [
      'a framework’s element that waits',
      `<app-root><div class=loader>Loading, please wait…</div></app-root>${bundle}`,
    ],
    [
      'a mount point beside a visit counter',
      `<div id=__nuxt></div><img src=/c.gif width=1 height=1>${counter}${bundle}`,
    ],
    [
      'a request for scripts',
      `<noscript>You need to enable JavaScript to run this app.</noscript><div></div>${bundle}`,
    ],
    [
      'a request for scripts in the text',
      `<p>This site requires JavaScript. Please enable it in your browser.</p>${bundle}`,
    ],
    ['the same in German', `<p>Bitte aktivieren Sie JavaScript, um diese Seite zu sehen.</p>${bundle}`],
    ['the same in French', `<noscript>Veuillez activer JavaScript.</noscript>${bundle}`],
    ['nothing beside a script', `<p>Please wait</p>${bundle}`],
    ['nothing beside a script without a mount', '<script src="flutter_bootstrap.js" async></script>'],
    [
      'nothing beside a long script in the page',
      `<div id=stage></div><script>${'draw(1, 2, 3); '.repeat(60)}</script>`,
    ],
    ['an empty middle between navigation and footer', frame(`<main id=content></main>${bundle}`)],
    ['a middle that waits', frame(`<main><div class=skeleton></div><p>Loading…</p></main>${bundle}`)],
    ['an empty mount point between navigation and footer', frame(`<div id=app></div>${bundle}`)],
  ])('%s', (_, html) => {
    expect(needs(html)).toBe(true);
  });

  it.each<[string, string]>([
    [
      'a request beside a full page',
      `<noscript>Please enable JavaScript.</noscript><p>${prose.repeat(20)}</p>${bundle}`,
    ],
    [
      'a request beside a short page that says enough',
      `<noscript>Our map needs JavaScript.</noscript><p>${prose.repeat(6)}</p>${bundle}`,
    ],
    ['a full mount point', `<div id=root>${`<p>${prose}</p>`.repeat(10)}</div>${bundle}`],
    [
      'a mount point that the server has filled',
      `<div id=SITE_CONTAINER><div><p>${prose.repeat(8)}</p></div></div>${bundle}`,
    ],
    ['an empty page without scripts', '<div id=root></div>'],
    ['data only', '<div id=root></div><script type="application/ld+json">{}</script>'],
    ['a frameset', '<frameset><frame src=a><frame src=b></frameset>'],
    ['a page of pictures', `<img src=a.jpg alt=""><img src=b.jpg alt="">${bundle}`],
    ['a single picture', `<p>August newsletter</p><img src=newsletter.png>${counter}`],
    ['a door with links', `<a href=/en>English</a> <a href=/de>Deutsch</a>${bundle}`],
    [
      'a short page beside a visit counter',
      `<h1>Thank you</h1><p>We have your message and answer within a day, by telephone or in writing.</p>${counter}`,
    ],
    [
      'a short middle between navigation and footer',
      frame(`<main><h1>Thank you</h1><p>${prose}</p></main>${bundle}`),
    ],
    ['a picture between navigation and footer', frame(`<main><img src=menu.png></main>${bundle}`)],
    ['a form between navigation and footer', frame(`<main><form><input name=a></form></main>${bundle}`)],
    ['a middle that is not marked', frame(`<div class=content></div>${counter}`)],
  ])('not %s', (_, html) => {
    expect(needs(html)).toBe(false);
  });
});
