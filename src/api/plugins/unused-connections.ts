import type { Socket } from 'node:net';
import type { ApiInstance } from '../api-types.ts';

const graceMs = 500;

/**
 * On shutdown, also closes connections that have never sent anything, such as those that browsers open in
 * advance. Node counts them as active and would wait for their headers.
 */
export function closeUnusedConnections(app: ApiInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, graceMs).unref();
  });
}
