// A read worker that fails as the page's title says.
import { parentPort } from 'node:worker_threads';
import type { ReadJob, ReadReady } from '#diagnosis/crawl/read-messages.ts';
import { readPage } from '#diagnosis/read/read-page.ts';

parentPort?.on('message', (job: ReadJob) => {
  if (job.kind !== 'page') {
    answer(job.kind === 'sitemap' ? { pages: [], sitemaps: [] } : []);
    return;
  }
  const text = new TextDecoder().decode(job.bytes);
  if (text.includes('<title>exit at once')) process.exit(1);
  if (text.includes('<title>throw something')) throw new Error('something');
  while (text.includes('<title>loop for ever')) performance.now();
  answer(readPage(job));
});

function answer(result: unknown): void {
  parentPort?.postMessage({ result: new TextEncoder().encode(JSON.stringify(result)) });
}

parentPort?.postMessage({ ready: true } satisfies ReadReady);
