import { expect, test } from 'vitest';
import { styleOfPage } from './style-of-page.ts';

const page = (classes: string) => `<main class="${classes}"><p>Text</p></main>`;

test('keeps rules used by the markup, rules without classes, and the order', () => {
  const css =
    '@layer theme,base;@layer base{h1{margin:0}.card{color:red}}.card{padding:1px}.other{padding:2px}a{color:blue}';
  expect(styleOfPage(css, page('card'))).toBe(
    '@layer theme,base;@layer base{h1{margin:0}.card{color:red}}.card{padding:1px}a{color:blue}',
  );
});

test('requires all classes of a selector, and any selector of a list', () => {
  const css = '.a.b{top:0}.a .b,.c{top:1px}.a:not(.b){top:2px}.a:is(.x,.y){top:3px}';
  expect(styleOfPage(css, page('a c'))).toBe('.a .b,.c{top:1px}.a:not(.b){top:2px}.a:is(.x,.y){top:3px}');
});

test('matches escaped names with those in the markup', () => {
  const css =
    '.sm\\:px-8{left:0}.grid-cols-\\[minmax\\(0\\,1fr\\)_2rem\\]{left:1px}.\\[\\&_ul\\]\\:grid ul{left:2px}.gap-0\\.5{left:3px}';
  expect(styleOfPage(css, page('grid-cols-[minmax(0,1fr)_2rem] [&amp;_ul]:grid gap-0.5'))).toBe(
    '.grid-cols-\\[minmax\\(0\\,1fr\\)_2rem\\]{left:1px}.\\[\\&_ul\\]\\:grid ul{left:2px}.gap-0\\.5{left:3px}',
  );
});

test('processes conditional rules and removes those that become empty', () => {
  const css =
    '@media print{.a{top:0}.b{top:0}}@media (width>=48rem){.b{top:0}}@supports (color:red){@media print{.b{top:0}}}';
  expect(styleOfPage(css, page('a'))).toBe('@media print{.a{top:0}}');
});

test('keeps fonts, but animations and properties only if they are used', () => {
  const css =
    '@font-face{font-family:"A;}";src:url(/a.woff2)}@property --x{syntax:"*";inherits:false}@property --y{syntax:"*"}.a{animation:turn 1s;left:var(--x)}@keyframes turn{to{rotate:1turn}}@keyframes other{50%{opacity:0}}';
  expect(styleOfPage(css, page('a'))).toBe(
    '@font-face{font-family:"A;}";src:url(/a.woff2)}@property --x{syntax:"*";inherits:false}.a{animation:turn 1s;left:var(--x)}@keyframes turn{to{rotate:1turn}}',
  );
});

test('ignores braces and brackets in strings, comments, and addresses', () => {
  const css = '.a::after{content:"}.b{"}/*{*/.a{background:url(data:image/svg+xml;x=\'{\')}.b{top:0}';
  expect(styleOfPage(css, page('a'))).toBe(
    '.a::after{content:"}.b{"}/*{*/.a{background:url(data:image/svg+xml;x=\'{\')}',
  );
});

test('stops at the end of a sheet that ends within a rule', () => {
  expect(styleOfPage('.a{top:0}.b{top:', page('a'))).toBe('.a{top:0}');
  expect(styleOfPage('', page('a'))).toBe('');
});
