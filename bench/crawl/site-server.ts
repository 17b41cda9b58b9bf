import { createServer } from 'node:http';
import { generatePage, pageCount, pathOf } from './generate-page.ts';

const latencyMs = Number(process.argv[2] ?? 0);
const pages = new Map(
  Array.from({ length: pageCount }, (_, index) => [pathOf(index), Buffer.from(generatePage(index))]),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  const answer = () => {
    if (page) {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length })
        .end(page);
    } else {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
    }
  };
  if (latencyMs > 0) setTimeout(answer, latencyMs);
  else answer();
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
process.on('disconnect', () => process.exit());
