import { describe, expect, it } from 'vitest';
import { parseHtml } from './html-document.ts';
import type { TextBlock } from './page-facts.ts';
import { visibleBlocks } from './visible-blocks.ts';

const blocksOf = (html: string): TextBlock[] => visibleBlocks(parseHtml(html), new Map());
const textsOf = (html: string): string[] => blocksOf(html).map((block) => block.text);

describe('visibleBlocks', () => {
  it.each<[string, string, string[]]>([
    ['joins inline elements', '<p><b>S</b>ervice <i>we</i> do</p>', ['Service we do']],
    ['separates at block elements', '<div>one<div>two</div>three</div>', ['one', 'two', 'three']],
    ['separates at line breaks', '<p>Main St 1<br>Springfield</p>', ['Main St 1', 'Springfield']],
    ['separates cells', '<table><tr><td>Mon</td><td>9–5</td></tr></table>', ['Mon', '9–5']],
    [
      'parts elements that only a style sheet parts',
      '<div><span>Merchandise subtotal</span><span>$24</span></div>',
      ['Merchandise subtotal $24'],
    ],
    ['keeps the halves of a name', '<p><span>Pay</span><span>Pal</span></p>', ['PayPal']],
    ['keeps a wrapped heading whole', '<h1>Get in touch with<br>Oak.</h1>', ['Get in touch with Oak.']],
    [
      'keeps a wrapped sentence whole',
      '<p>We repair roofs, gutters and<br>chimneys.</p>',
      ['We repair roofs, gutters and chimneys.'],
    ],
    ['names a logo in two sizes once', '<a href=/><img alt="Oak"><img alt="Oak"></a>', ['Oak']],
    ['folds white space', '<p>  a\n\n b&nbsp;c </p>', ['a b c']],
    [
      'splits a row of links',
      '<div><a href=/a>Billing</a> | <a href=/b>Contact us</a></div>',
      ['Billing', 'Contact us'],
    ],
    [
      'keeps links in a sentence',
      '<p>See <a href=/a>prices</a> and <a href=/b>terms</a>.</p>',
      ['See prices and terms.'],
    ],
    [
      'drops scripts, styles, templates and noscript',
      '<script>a</script><style>b</style><template>c</template><noscript>d</noscript>e',
      ['e'],
    ],
    [
      'drops hidden elements',
      '<p hidden>a</p><p aria-hidden=true>b</p><p style="color:red;display : none">c</p><p>d</p>',
      ['d'],
    ],
    ['keeps what a search in the page finds', '<p hidden=until-found>a</p>', ['a']],
    ['drops text for screen readers only', '<a href=/><span class="x sr-only">Skip</span>Go</a>', ['Go']],
    ['drops closed dialogs, keeps open ones', '<dialog>a</dialog><dialog open>b</dialog>', ['b']],
    [
      'keeps answers that a click opens',
      '<details><summary>Do you deliver?</summary><p>Yes.</p></details>',
      ['Do you deliver?', 'Yes.'],
    ],
    [
      'drops drawings and frames',
      '<svg><title>icon</title><text>x</text></svg><iframe>old</iframe><canvas>c</canvas>d',
      ['d'],
    ],
    [
      'takes a picture’s name where it is all a link says',
      '<a href=/><img alt="Oak Clinic"></a>',
      ['Oak Clinic'],
    ],
    ['leaves it where the link says more', '<a href=/><img alt="Oak Clinic">Home</a>', ['Home']],
    ['leaves other pictures’ names', '<p>Text <img alt="decoration"></p>', ['Text']],
    [
      'shows declared shadow trees',
      '<x-card><template shadowrootmode=open><p>in the card</p></template></x-card>',
      ['in the card'],
    ],
    ['takes the value of no text area', '<textarea>typed</textarea>', []],
    ['keeps text after an unclosed element', '<p>one<p>two<li>three', ['one', 'two', 'three']],
    ['takes character references', '<p>Fish &amp; Chips &#8211; &#x1F600;</p>', ['Fish & Chips – 😀']],
    [
      'never shows markup written as text',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      ['<script>alert(1)</script>'],
    ],
  ])('%s', (_, html, texts) => {
    expect(textsOf(html)).toEqual(texts);
  });

  it('classifies each block', () => {
    const html = `
      <h1>Clinic</h1><p>Welcome.</p><h2>Hours</h2><ul><li>Mon</li><li><p>Tue</p></li></ul>
      <h3>Late</h3><dl><dt>Fri</dt><dd>9</dd></dl><h2>Prices</h2><blockquote><p>Kind!</p></blockquote>
      <button>Book</button><a class="btn btn-primary" href=/x>Call</a><label>Name</label><div>else</div>`;
    expect(blocksOf(html).map(({ text, kind, level, heading }) => [text, kind, level, heading])).toEqual([
      ['Clinic', 'heading', 1, null],
      ['Welcome.', 'paragraph', null, 'Clinic'],
      ['Hours', 'heading', 2, 'Clinic'],
      ['Mon', 'list-item', null, 'Hours'],
      ['Tue', 'list-item', null, 'Hours'],
      ['Late', 'heading', 3, 'Hours'],
      ['Fri', 'list-item', null, 'Late'],
      ['9', 'list-item', null, 'Late'],
      ['Prices', 'heading', 2, 'Clinic'],
      ['Kind!', 'quote', null, 'Prices'],
      ['Book', 'control', null, 'Prices'],
      ['Call', 'control', null, 'Prices'],
      ['Name', 'control', null, 'Prices'],
      ['else', 'other', null, 'Prices'],
    ]);
  });

  it('assigns each block to its part of the page, and separates the headings of the parts', () => {
    const html = `
      <header><nav><a href=/>Home</a></nav></header>
      <main><h1>Roofs</h1><article><header>By Ann</header><p>Text</p><footer>Share</footer></article></main>
      <aside>Offer</aside><div class="site-footer"><p>© Oak</p></div><p>Back in the middle</p>`;
    expect(blocksOf(html).map(({ text, section, heading }) => [text, section, heading])).toEqual([
      ['Home', 'navigation', null],
      ['Roofs', 'main', null],
      ['By Ann', 'main', 'Roofs'],
      ['Text', 'main', 'Roofs'],
      ['Share', 'main', 'Roofs'],
      ['Offer', 'aside', null],
      ['© Oak', 'footer', null],
      ['Back in the middle', 'main', 'Roofs'],
    ]);
  });

  it('puts a question above its answer', () => {
    const html = `<h2>Questions</h2><button>Do you deliver?</button><div>Yes.</div><details><summary>Costs</summary>None.</details>
      <button>Close</button><h2>Next</h2><p>Text</p>`;
    expect(blocksOf(html).map(({ text, heading }) => [text, heading])).toEqual([
      ['Questions', null],
      ['Do you deliver?', 'Questions'],
      ['Yes.', 'Do you deliver?'],
      ['Costs', 'Questions'],
      ['None.', 'Costs'],
      ['Close', 'Costs'],
      ['Next', null],
      ['Text', 'Next'],
    ]);
  });

  it('cuts a very long text between words without losing any', () => {
    const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
    const blocks = textsOf(`<p>${words.join(' ')}</p>`);
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.join(' ')).toBe(words.join(' '));
  });
});
