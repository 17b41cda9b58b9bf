// Serves the list's websites and prints its port. Answers any message with the maximum number of concurrent
// requests to one host since the last message.
import { createServer } from 'node:http';
import { answerOf, latencyMs } from '../scale/sites.ts';

const open = new Map<string, number>();
let maxAtOnce = 0;

const server = createServer((request, response) => {
  const host = request.headers.host ?? '';
  const now = (open.get(host) ?? 0) + 1;
  open.set(host, now);
  maxAtOnce = Math.max(maxAtOnce, now);
  response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
  const site = /^site-(\d+)\./.exec(host)?.[1];
  const found = site === undefined ? null : answerOf(Number(site), request.url ?? '');
  setTimeout(() => {
    const { type, body } = found ?? { type: 'text/plain', body: Buffer.from('not here') };
    response.writeHead(found ? 200 : 404, { 'content-type': type, 'content-length': body.length }).end(body);
  }, latencyMs);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
process.on('message', () => {
  process.send?.(maxAtOnce);
  maxAtOnce = 0;
});
process.on('disconnect', () => process.exit());
