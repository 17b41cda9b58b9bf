import { parse } from 'parse5';
import { crawlBreadthFirst } from './breadth-first.mjs';

await crawlBreadthFirst((html) => {
  const links = [];
  const text = [];
  let title = '';
  const open = [parse(html)];
  while (open.length > 0) {
    const node = open.pop();
    if (node.nodeName === '#text') text.push(node.value);
    if (node.tagName === 'title') title = node.childNodes[0]?.value ?? '';
    if (node.tagName === 'a') {
      const href = node.attrs.find(({ name }) => name === 'href');
      if (href) links.push(href.value);
    }
    if (node.childNodes) for (let n = node.childNodes.length - 1; n >= 0; n--) open.push(node.childNodes[n]);
  }
  return { title, text: text.join(' '), links };
});
