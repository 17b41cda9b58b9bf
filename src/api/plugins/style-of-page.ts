/**
 * Returns the rules that the page uses, in their original order and layers, so that the complete
 * style sheet, which loads later, doesn't change how the page looks.
 */
export function styleOfPage(css: string, html: string): string {
  const classes = classesOf(html);
  const kept = filter(css, (prelude) => {
    if (/^@(?:media|supports|layer|container|starting-style)\b/.test(prelude)) return 'inside';
    if (prelude.startsWith('@')) return 'all';
    return selectorsOf(prelude).some((selector) => selector.every((name) => classes.has(name)))
      ? 'all'
      : 'none';
  });
  const named = filter(kept, (prelude) => (namedRule.test(prelude) ? 'none' : 'all'));
  return filter(kept, (prelude) => {
    const name = namedRule.exec(prelude)?.[1];
    return name === undefined || named.includes(name) ? 'all' : 'none';
  });
}

type Decision = 'all' | 'inside' | 'none';

const namedRule = /^@(?:-webkit-)?(?:keyframes|property)\s+(\S+)$/;

function filter(css: string, decide: (prelude: string) => Decision): string {
  let result = '';
  let at = 0;
  while (at < css.length) {
    const open = findOutside(css, at, '{;');
    if (open < 0) break;
    const prelude = css.slice(at, open).trim();
    if (css[open] === ';') {
      result += `${prelude};`;
      at = open + 1;
      continue;
    }
    const close = findClose(css, open);
    const body = css.slice(open + 1, close);
    const decision = decide(prelude);
    const left = decision === 'inside' ? filter(body, decide) : decision === 'all' ? body : '';
    if (left !== '') result += `${prelude}{${left}}`;
    at = close + 1;
  }
  return result;
}

function findOutside(css: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const character = css[at] as string;
    if (depth === 0 && wanted.includes(character)) return at;
    if (character === '\\') at++;
    else if (character === '"' || character === "'") at = endOfText(css, at);
    else if (character === '/' && css[at + 1] === '*') at = Math.max(css.indexOf('*/', at), at) + 1;
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
  }
  return -1;
}

function findClose(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at >= 0; at = findOutside(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}

function endOfText(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[start]) return at;
  }
  return css.length;
}

/** The class names that each selector requires, without those inside `:not(…)`, `:is(…)`, and the like. */
function selectorsOf(prelude: string): string[][] {
  const selectors: string[][] = [];
  for (let at = 0; at <= prelude.length; ) {
    const comma = findOutside(prelude, at, ',');
    const end = comma < 0 ? prelude.length : comma;
    selectors.push(classesAskedFor(prelude.slice(at, end)));
    at = end + 1;
  }
  return selectors;
}

function classesAskedFor(selector: string): string[] {
  const names: string[] = [];
  for (let at = findOutside(selector, 0, '.'); at >= 0; at = findOutside(selector, at + 1, '.')) {
    const name = /^(?:\\.|[\w-]|[^\0-\x7f])+/u.exec(selector.slice(at + 1))?.[0] ?? '';
    names.push(name.replaceAll(/\\(.)/g, '$1'));
  }
  return names;
}

function classesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    value
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .split(/\s+/),
  );
  return new Set(names);
}
