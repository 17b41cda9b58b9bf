import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';
import type { UnsentLimits } from './unsent-limits.ts';

const retryAfterSeconds = 2;

/** Bounds the memory that unsent answers use, because clients can send requests without reading the answers. */
export function boundUnsentAnswers(app: ApiInstance, limits: UnsentLimits): void {
  const lines = new WeakMap<Socket, { open: number; sent: Promise<void> }>();
  const open = new Set<ServerResponse>();
  let lookedAt = performance.now();
  const look = () => {
    lookedAt = performance.now();
    cutLargest(open, limits.bytes);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const line = lines.get(socket) ?? { open: 0, sent: Promise.resolve() };
    lines.set(socket, line);
    if (line.open > limits.pipelined) {
      socket.destroy();
      throw new AppError('too-many-requests', { retryAfterSeconds });
    }
    const before = line.sent;
    const { promise, resolve } = Promise.withResolvers<void>();
    line.open += 1;
    line.sent = promise;
    open.add(reply.raw);
    const release = () => {
      if (open.delete(reply.raw)) line.open -= 1;
      resolve();
    };
    reply.raw.once('close', release);
    // Checked here too, because timers are late while many requests are processed without a pause.
    if (performance.now() - lookedAt > limits.pollIntervalMs) look();
    await before;
    // A reply that is never sent gets no `close` event when its connection closes.
    if (!socket.destroyed) return;
    release();
    throw new AppError('too-many-requests', { retryAfterSeconds });
  });
  const timer = setInterval(look, limits.pollIntervalMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function cutLargest(open: ReadonlySet<ServerResponse>, maxBytes: number): void {
  const unsent = [...open].map((response) => ({ response, bytes: response.writableLength }));
  let bytes = unsent.reduce((sum, one) => sum + one.bytes, 0);
  if (bytes <= maxBytes) return;
  for (const one of unsent.sort((a, b) => b.bytes - a.bytes)) {
    if (bytes <= maxBytes) return;
    one.response.destroy();
    bytes -= one.bytes;
  }
}
