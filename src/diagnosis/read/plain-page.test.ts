import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HtmlDocument, parseAny } from './html-document.ts';
import { isText } from './page-node.ts';
import { parsePlain } from './plain-page.ts';

/** A document as plain data, each node with the place of its parent. */
function listed({ nodes, byId, byTag }: Pick<HtmlDocument, 'nodes' | 'byId' | 'byTag'>) {
  return {
    nodes: nodes.map((node) => ({ ...node, parent: node.parent?.position ?? null, text: isText(node) })),
    ids: [...byId].map(([id, { position }]) => [id, position]),
    tags: [...byTag].map(([tag, elements]) => [tag, elements.map(({ position }) => position)]),
  };
}

const inBody = (html: string) => `<!doctype html><html><head></head><body>${html}</body></html>`;

/** Pages that are taken apart without the standard's parser. */
const PLAIN = [
  '<!DOCTYPE html>\n<!-- a -->\n<html lang="en">\n <head>\n <meta charset=utf-8><title>A &amp; B</title> <style>a>b{}</style><!-- c --> </head>\n <body class="x"> a </body>\n <!-- b --> \n</html>\n',
  '<html><body>No doctype, no head</body></html> <p>and more</p> ',
  '<!doctype html><html><head><title>t</title><div>no body</div>',
  inBody(
    '<p>One <b>bold <i>both</i></b> end<p>two<ul><li>a<li>b <ol><li>c</ol></ul><dl><dt>d<dd>e<dt>f</dl>',
  ),
  inBody(
    '<DIV Class=\'X\' id=a id=b data-X="1&amp;2&copy=3" hidden onclick="go()"title=t>x</DIV><br/><img src=a.png alt>',
  ),
  inBody(
    '<table> <caption>c</caption><col><tr><td>a<td>b <tr><th>c</table><table><thead><tr><th>x</thead></table>',
  ),
  inBody(
    '<table><tbody><tr><td><table><td>in</table></td></tr><script>1</script><input type=hidden></table></div>',
  ),
  inBody(
    '<select><option>a<option selected>b<optgroup label=c><option>d</optgroup><hr><b>e</b></select> after',
  ),
  inBody(
    '<svg viewbox="0 0 1 1" xlink:href="#a"><lineargradient/><g><title>a &lt; b</title></g><path d="M0"/></svg> x',
  ),
  inBody('<pre>\n a\n</pre><textarea>\n &lt;b></textarea><iframe><p></iframe><noscript><img></noscript>'),
  inBody(
    '<script>if (a<b) "</p>" <!-- x --></script><form><p>a<button>b<button>c</button></form><h1>a<h2>b</h1>',
  ),
  inBody(
    '</p></span></b></td>x</i></div> &nbsp;&#8217;&eacute;&notit;&bogus; &  &; <a href="?a=1&copy=2&lt">l</a>',
  ),
];

/** Pages that need it. */
const REFUSED = [
  'text first',
  inBody('<b>a<p>b</b>c</p>'),
  inBody('<p><b>a<p>b'),
  inBody('<a>a<a>b'),
  inBody('<table>text</table>'),
  inBody('<template><td></template>'),
  inBody('<svg><p>a</svg>'),
  inBody('<script><!-- <script> --></script></script>'),
  inBody('a < b'),
  inBody('\0'),
  inBody('<!-->a-->'),
  inBody('<select><input>'),
  `${'<div>'.repeat(500)}deep`,
];

describe('parsePlain', () => {
  it.each(PLAIN)('gives what the standard gives for %j', (html) => {
    const parsed = parsePlain(html);
    expect(parsed && listed(parsed)).toEqual(listed(parseAny(html)));
  });

  it.each(REFUSED)('leaves %j to the standard', (html) => {
    expect(parsePlain(html)).toBeNull();
  });

  it('gives what the standard gives, or nothing, whatever the pieces', () => {
    let plain = 0;
    const markup = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(markup, fc.constantFrom(...FRAMES), (html, [before = '', after = '']) => {
        const page = before + html + after;
        const parsed = parsePlain(page);
        if (parsed === null) return;
        plain += 1;
        expect(listed(parsed)).toEqual(listed(parseAny(page)));
      }),
      { numRuns: 3000 },
    );
    expect(plain).toBeGreaterThan(500);
  });
});

const FRAMES = [
  ['<!doctype html><html><head><title>a</title></head><body>', '</body></html>'],
  ['<html><head>', ''],
  ['<!doctype html><html><head></head><body><p>', '</body>'],
  ['<!doctype html><html><body><table><tr><td>', '</table>'],
];

const ENDED =
  'a b p div li ul dl dd dt h1 h2 form button table caption colgroup thead tbody tr td th select option optgroup svg title span pre textarea script style article my-tag body html head';
const UNENDED = 'br img input hr col meta link wbr';
const PIECES = [
  ...ENDED.split(' ').flatMap((tag) => [
    `<${tag}>`,
    `<${tag} class="x" id=${tag}>`,
    `</${tag}>`,
    `</${tag}>`,
  ]),
  ...UNENDED.split(' ').map((tag) => `<${tag}>`),
  ...[
    '<path d="M0"/>',
    '<font color=red>',
    '<input type=hidden>',
    '<foreignObject>',
    '<svg/>',
    '<div/>',
    '<g>',
    '</g>',
  ],
  ...[
    'text',
    ' ',
    '\n',
    ' two words ',
    '&amp;',
    '&notit',
    '&#10;',
    'é',
    '<!-- c -->',
    '<!---->',
    '<!doctype html>',
  ],
];
