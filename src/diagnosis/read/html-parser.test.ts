import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { parseTree } from './html-parser.ts';

const PAGES = [
  '<!doctype html><title>A &amp; B</title><p class="a  b" data-x=1 hidden>One\ttwo\r\nthree &lt;four&gt; &notit; &copy5</p>',
  '<table> text <tr> in <td> a cell </td> between </tr><caption> a  caption </caption></table> after',
  '<pre>\n\n first</pre><textarea>\r\n &amp; <b></textarea><listing>\n x</listing>',
  '<script>if (a<b && c) { "<!--<script>" } // </script -- </script><style>a>b{content:"<"}</style>',
  '<svg><title> a b </title><![CDATA[ x <y> ]]><desc> d  e </desc></svg><math><mi> a b</mi></math>',
  '<select> a <option> b c <option selected> d</select><template> x <td> y </td></template>',
  '<!-- a - b -- c <!-- d --!> e --><!doctype x><? pi ?></ bogus></p><br/><DIV CLASS=\'X "y" &quot;\'>Ünï 😀 \ud83d</DIV>',
  ' <html lang=en> <head> <meta charset=utf-8> </head> <body> a </body> b </html> c ',
  '<frameset> a <frame> </frameset> b <noframes> c d </noframes>',
  '<p title="a\0b">c\0d e</p><script>\0 x</script><plaintext> a <b> & c',
  '<a-b-1 C-D="e f"x/y=z/>text</a-b-1 q><A\u00e9 b\u00e9=c>',
];

const PIECES = [
  ...[
    '<p class="x" hidden>',
    "<img alt='y' alt=z/>",
    '<div title="a',
    '</div >',
    '<p>',
    '</p>',
    '<td>',
    '<table>',
    '</table>',
    '<svg>',
    '</svg>',
    '<select>',
    '<b>',
    '</b>',
    '<pre>',
    '<title>',
  ],
  ...[
    '</title>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<a href="',
    "'",
    '"',
    '>',
    '<',
    '&',
    '&amp',
  ],
  ...[
    ';',
    ' ',
    '\n',
    '\r',
    '\r\n',
    '\t',
    '\0',
    'a',
    'Word',
    'two words',
    '=',
    '/',
    '-',
    'é',
    '😀',
    '\ud800',
    '<textarea>',
  ],
  ...[
    '</textarea>',
    '<body>',
    '</body>',
    '<math>',
    '<template>',
    '</template>',
    '<frameset>',
    '<caption>',
    '!',
    '?',
  ],
];

describe('parseTree', () => {
  it.each(PAGES)('gives the tree of the standard for %j', (html) => {
    expect(serialize(parseTree(html))).toBe(serialize(parse(html)));
  });

  it('gives the tree of the standard whatever the pieces', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(pieces, (html) => {
        expect(serialize(parseTree(html))).toBe(serialize(parse(html)));
      }),
      { numRuns: 1500 },
    );
  });

  it('keeps its place beyond the length at which the input is let go of', () => {
    const html = `${'<p class="x">word &amp; word</p>\n'.repeat(5000)}<i>end</i>`;
    expect(serialize(parseTree(html))).toBe(serialize(parse(html)));
  });
});
