import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A large answer that is available without a diagnosis. */
const path = '/api/openapi.json';
/** Time for the clients to read again, which is when they notice that their connection was closed. */
const learnMs = 3_000;

export function startSlowReaders(
  port: number,
  count: number,
  pipelined: number,
): { end: () => Promise<number> } {
  let cutOff = 0;
  let isOver = false;
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(pipelined);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.pause();
    socket.on('error', () => {});
    socket.once('close', () => {
      if (!isOver) cutOff += 1;
    });
    return socket;
  });
  return {
    end: async () => {
      for (const socket of sockets) socket.resume();
      await sleep(learnMs);
      isOver = true;
      for (const socket of sockets) socket.destroy();
      return cutOff;
    },
  };
}
