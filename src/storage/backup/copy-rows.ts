import { Readable } from 'node:stream';
import type pg from 'pg';

interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

interface CopyQuery extends pg.Submittable {
  /** If a query timeout is set, the driver wraps this function and calls it when the time is up. */
  callback: (error: Error | null) => void;
  handleError(error: Error): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleCopyInResponse(connection: CopyConnection): void;
  handleCopyData(message: { chunk: Buffer }, connection: CopyConnection): void;
}

const pieceBytes = 65_536;

/** Each chunk contains only complete rows. A database error destroys the stream. */
export function copyOut(client: pg.Client, statement: string): Readable {
  let connection: CopyConnection | null = null;
  let rows: Buffer[] = [];
  let bytes = 0;
  let ended = false;
  const stream = new Readable({
    read: () => void connection?.stream.resume(),
    destroy: (error, done) => {
      // The remaining rows must be read, or the connection can't be reused.
      ended = true;
      connection?.stream.resume();
      done(error);
    },
  });
  const push = () => {
    if (ended || bytes === 0) return;
    const wantsMore = stream.push(Buffer.concat(rows));
    rows = [];
    bytes = 0;
    if (!wantsMore) connection?.stream.pause();
  };
  run(client, statement, {
    onData: (chunk, from) => {
      connection = from;
      if (ended) return;
      // The driver reuses its buffer.
      rows.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes >= pieceBytes) push();
    },
  }).then(
    () => {
      push();
      if (!ended) stream.push(null);
    },
    (error: Error) => stream.destroy(error),
  );
  return stream;
}

export async function copyIn(
  client: pg.Client,
  statement: string,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  let reason: unknown = null;
  const send = async (connection: CopyConnection) => {
    try {
      for await (const piece of pieces) {
        connection.sendCopyFromChunk(piece);
        if (connection.stream.writableNeedDrain) await drained(connection);
      }
      connection.endCopyFrom();
    } catch (error) {
      reason = error;
      connection.sendCopyFail('its source stopped early');
    }
  };
  try {
    return await run(client, statement, { onInput: (connection) => void send(connection) });
  } catch (error) {
    throw reason ?? error;
  }
}

function drained({ stream }: CopyConnection): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stream.off('drain', go);
      stream.off('close', go);
      resolve();
    };
    stream.on('drain', go);
    stream.on('close', go);
  });
}

function run(
  client: pg.Client,
  statement: string,
  on: {
    onData?: (chunk: Buffer, connection: CopyConnection) => void;
    onInput?: (connection: CopyConnection) => void;
  },
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let rows = 0;
  const query: CopyQuery = {
    submit: (connection) => connection.query(statement),
    callback: (error) => (error ? reject(error) : resolve(rows)),
    handleError: (error) => reject(error),
    handleCommandComplete: ({ text }) => {
      rows = Number(/\d+$/.exec(text)?.[0] ?? 0);
    },
    handleReadyForQuery: () => resolve(rows),
    handleCopyInResponse: (connection) => on.onInput?.(connection),
    handleCopyData: ({ chunk }, connection) => on.onData?.(chunk, connection),
  };
  client.query(query);
  return promise;
}
