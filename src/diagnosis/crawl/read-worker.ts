// Runs in a worker thread: takes apart one document at a time. Answers travel as JSON text, which is cheaper to
// hand over than the objects themselves.
import { parentPort } from 'node:worker_threads';
import { readPage } from '../read/read-page.ts';
import type { ReadJob } from './read-pool.ts';
import { readSitemap } from './sitemap.ts';

parentPort?.on('message', (job: ReadJob) => {
  try {
    const result = job.kind === 'page' ? readPage(job) : readSitemap(job);
    parentPort?.postMessage({ result: JSON.stringify(result) });
  } catch {
    parentPort?.postMessage({ error: 'The page could not be taken apart.' });
  }
});
