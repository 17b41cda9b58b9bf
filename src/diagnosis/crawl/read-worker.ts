// Answers are sent as JSON bytes, which are cheaper to transfer than objects or strings.
import { parentPort } from 'node:worker_threads';
import { readPage } from '../read/read-page.ts';
import { scriptLinks } from '../read/script-links.ts';
import type { ReadAnswer, ReadJob, ReadReady } from './read-messages.ts';
import { readSitemap } from './sitemap.ts';

parentPort?.on('message', (job: ReadJob) => {
  try {
    const bytes = utf8.encode(JSON.stringify(take(job)));
    answer({ result: bytes }, [bytes.buffer]);
  } catch {
    answer({ error: "We couldn't process the page." }, []);
  }
});

const utf8 = new TextEncoder();

function take(job: ReadJob): unknown {
  if (job.kind === 'page') return readPage(job);
  return job.kind === 'sitemap' ? readSitemap(job) : scriptLinks(new TextDecoder().decode(job.bytes));
}

function answer(message: ReadAnswer, handedOver: ArrayBuffer[]): void {
  parentPort?.postMessage(message, handedOver);
}

parentPort?.postMessage({ ready: true } satisfies ReadReady);
