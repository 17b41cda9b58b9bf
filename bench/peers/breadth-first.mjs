import { Agent, request } from 'undici';
import { begin } from './report.mjs';

/**
 * The plainest crawler there is: breadth first, so many at once, links and title by the given function. Reports the last of
 * `crawls` crawls in this process, one unless told.
 */
export async function crawlBreadthFirst(extract) {
  const [port, maxPages, concurrency, crawls = 1] = process.argv.slice(2).map(Number);
  for (let earlier = 1; earlier < crawls; earlier++) await crawlOnce(extract, port, maxPages, concurrency);
  const done = begin();
  done(await crawlOnce(extract, port, maxPages, concurrency));
}

async function crawlOnce(extract, port, maxPages, concurrency) {
  const dispatcher = new Agent({ connections: concurrency });
  const base = `http://127.0.0.1:${port}/`;
  const seen = new Set([base]);
  const queue = [base];
  const titles = [];
  async function worker(state) {
    for (;;) {
      const url = queue.shift();
      if (url === undefined) {
        if (state.busy === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      state.busy++;
      const answer = await request(url, { dispatcher });
      const { title, links } = extract(await answer.body.text());
      titles.push(title);
      for (const href of links) {
        const link = URL.parse(href, url)?.href;
        if (link?.startsWith(base) && !seen.has(link) && seen.size < maxPages) {
          seen.add(link);
          queue.push(link);
        }
      }
      state.busy--;
    }
  }
  const state = { busy: 0 };
  await Promise.all(Array.from({ length: concurrency }, () => worker(state)));
  return titles.length;
}
