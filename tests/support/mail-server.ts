import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
}

export interface TestMailServer {
  port: number;
  url: string;
  received: ReceivedMail[];
  /** Resolves to the source of the newest email to `to` that contains `holding`, after decoding quoted-printable. */
  waitFor(to: string, holding: string): Promise<string>;
  close(): Promise<void>;
}

export async function startMailServer(
  behavior: Partial<SMTPServerOptions> = {},
  port = 0,
): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        callback();
      });
    },
    ...behavior,
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    received,
    waitFor: async (to, holding) => {
      for (let turn = 0; turn < 2_400; turn += 1) {
        const mails = received.filter((mail) => mail.to.includes(to)).map(({ source }) => decode(source));
        const found = mails.findLast((text) => text.includes(holding));
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail to ${to} holds ${holding}`);
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function decode(source: string): string {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
}
