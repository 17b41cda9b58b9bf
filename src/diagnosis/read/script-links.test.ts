import { describe, expect, it } from 'vitest';
import { scriptLinks } from './script-links.ts';

describe('scriptLinks', () => {
  it.each<[string, string, [string, string][]]>([
    [
      'markup in a template',
      'this.innerHTML = `<ul><li><a class="x" href="mission.html">Our <b>Mission</b></a></li>\n<li><a href="/meetings/">Meetings &amp; minutes</a></li></ul>`;',
      [
        ['mission.html', 'Our Mission'],
        ['/meetings/', 'Meetings & minutes'],
      ],
    ],
    [
      'markup with escaped quotes',
      String.raw`el.innerHTML = "<a href=\"fees.html\">Fees</a>";`,
      [['fees.html', 'Fees']],
    ],
    [
      'rows of page and label',
      "const nav=[['index.html','Home','home'],['custom-work.html','Custom work','custom']];",
      [
        ['index.html', 'Home'],
        ['custom-work.html', 'Custom work'],
      ],
    ],
    [
      'objects, whichever comes first',
      "[{ href: '/services', label: 'Services' }, { title: \"About us\", url: '/about-us/' }]",
      [
        ['/services', 'Services'],
        ['/about-us/', 'About us'],
      ],
    ],
    ['an address put together from parts', `a.innerHTML = '<a href="\${base}/x.html">X</a>'`, []],
    ['paths of files that are no pages', "load('/img/logo.png', 'Logo'); import './menu.js';", []],
    ['a library', `/*${'x'.repeat(300_000)}*/['index.html','Home']`, []],
  ])('in %s', (_, script, links) => {
    expect(scriptLinks(script).map(({ written, text }) => [written, text])).toEqual(links);
  });

  it('finds each address once, with its first label', () => {
    const script = '`<a href="/a"><img src=x></a><a href="/a">Fees</a><a href="/a">Prices</a>`';
    expect(scriptLinks(script)).toEqual([{ written: '/a', text: 'Fees' }]);
  });

  it('stays fast on a script designed to slow it down', () => {
    const started = process.cpuUsage();
    scriptLinks('<a '.repeat(50_000));
    scriptLinks("'a".repeat(100_000));
    scriptLinks('<a href="/'.repeat(25_000));
    const { user } = process.cpuUsage(started);
    expect(user / 1000).toBeLessThan(2000);
  });
});
