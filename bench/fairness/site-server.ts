// Serves ordinary sites as in bench/scale, sites with a long crawl delay, and slow ones. Prints its port.
import { createServer } from 'node:http';
import { answerOf, latencyMs } from '../scale/sites.ts';

const crawlDelaySeconds = 19;
const slowMs = 4_000;

const server = createServer((request, response) => {
  const host = request.headers.host ?? '';
  const number = Number(/^[a-z]+-(\d+)\./.exec(host)?.[1] ?? 0);
  const found =
    host.startsWith('delayed') && request.url === '/robots.txt'
      ? { type: 'text/plain', body: Buffer.from(`User-agent: *\nCrawl-delay: ${crawlDelaySeconds}\n`) }
      : answerOf(number, request.url ?? '');
  setTimeout(
    () => {
      const { type, body } = found ?? { type: 'text/plain', body: Buffer.from('not here') };
      response
        .writeHead(found ? 200 : 404, { 'content-type': type, 'content-length': body.length })
        .end(body);
    },
    host.startsWith('slow') ? slowMs : latencyMs,
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
process.on('disconnect', () => process.exit());
