import { createServer } from 'node:http';
import { answerOf, latencyMs } from './sites.ts';

const server = createServer((request, response) => {
  const site = /^site-(\d+)\./.exec(request.headers.host ?? '')?.[1];
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
process.on('disconnect', () => process.exit());
