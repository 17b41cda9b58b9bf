import { parse } from 'parse5';
import { Agent, request } from 'undici';
import { begin } from './report.mjs';

// The simplest possible crawler: breadth-first with limited concurrency, extracting only title, text, and
// links.
const [port, maxPages, concurrency] = process.argv.slice(2).map(Number);
const done = begin();
const dispatcher = new Agent({ connections: concurrency });
const base = `http://127.0.0.1:${port}/`;
const seen = new Set([base]);
const queue = [base];
const read = [];
let busy = 0;

async function worker() {
  for (;;) {
    const url = queue.shift();
    if (url === undefined) {
      if (busy === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    busy++;
    const answer = await request(url, { dispatcher });
    const { title, text, links } = extract(await answer.body.text());
    read.push({ title, text });
    for (const href of links) {
      const link = URL.parse(href, url)?.href;
      if (link?.startsWith(base) && !seen.has(link) && seen.size < maxPages) {
        seen.add(link);
        queue.push(link);
      }
    }
    busy--;
  }
}

function extract(html) {
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
}

await Promise.all(Array.from({ length: concurrency }, worker));
done(read.length);
