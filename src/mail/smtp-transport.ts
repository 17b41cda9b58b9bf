import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from './parse-smtp-url.ts';
import type { Sender } from './sender.ts';

/** `to` and `replyTo` are one address each: names and lists are not parsed. */
export interface OutgoingMail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
}

/**
 * `refused`: rejected permanently. `deferred`: may be retried. `uncertain`: the connection broke
 * after we began to send the text and before the server confirmed it.
 */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'deferred' | 'uncertain'; problem: string };

export interface MailTransport {
  /** Awaits `beforeText` when the server is ready for the text; if it returns false, the text is not sent. */
  send(mail: OutgoingMail, beforeText: () => Promise<boolean>): Promise<SendResult>;
  /** Connects and signs in without sending an email. Null on success, else a short reason; never rejects. */
  probe(): Promise<string | null>;
}

interface TransportOptions {
  server: SmtpServer;
  from: Sender;
  idleTimeoutMs?: number;
}

export function createSmtpTransport({
  server,
  from,
  idleTimeoutMs = 30_000,
}: TransportOptions): MailTransport {
  return {
    async send(mail, beforeText) {
      const message = await compose(mail, from);
      let handedOver = false;
      const text = onDemand(message, async () => {
        if (!(await beforeText())) throw new Error('the email was withdrawn');
        handedOver = true;
      });
      try {
        await transmit(server, idleTimeoutMs, { from: from.address, to: [mail.to] }, text);
        return { outcome: 'sent' };
      } catch (error) {
        return judgeFailure(error, handedOver);
      }
    },
    async probe() {
      try {
        await withConnection(server, idleTimeoutMs, (_connection, done) => done(null));
        return null;
      } catch (error) {
        const { code, responseCode } = readSmtpError(error);
        return responseCode === null ? code : `${code} ${responseCode}`;
      }
    },
  };
}

function compose(mail: OutgoingMail, from: Sender): Promise<Buffer> {
  const { to, replyTo, subject, text, html, unsubscribeUrl } = mail;
  return new MailComposer({
    from,
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === null ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
    .compile()
    .build();
}

function onDemand(message: Buffer, before: () => Promise<void>): Readable {
  let begun = false;
  return new Readable({
    read() {
      if (begun) return;
      begun = true;
      before().then(
        () => {
          this.push(message);
          this.push(null);
        },
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
}

function transmit(
  server: SmtpServer,
  idleTimeoutMs: number,
  envelope: { from: string; to: string[] },
  text: Readable,
): Promise<void> {
  return withConnection(server, idleTimeoutMs, (connection, done) =>
    connection.send(envelope, text, done),
  ).catch((error: unknown) => {
    text.destroy();
    throw error;
  });
}

function withConnection(
  server: SmtpServer,
  idleTimeoutMs: number,
  work: (connection: SMTPConnection, done: (error: Error | null) => void) => void,
): Promise<void> {
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    connectionTimeout: idleTimeoutMs,
    greetingTimeout: idleTimeoutMs,
    socketTimeout: idleTimeoutMs,
    dnsTimeout: idleTimeoutMs,
    socketCloseTimeout: 1_000,
  });
  return new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      // Rejects first: closing emits `end`, which would reject with a less precise error.
      reject(error);
      connection.close();
    };
    // Stays attached after the promise settles, so that a late connection error is not thrown.
    connection.on('error', fail);
    connection.once('end', () => fail(new Error('the connection ended')));
    const proceed = () =>
      work(connection, (error) => {
        if (error) return fail(error);
        resolve();
        connection.quit();
      });
    connection.connect((error) => {
      if (error) return fail(error);
      const { credentials } = server;
      if (credentials === null) return proceed();
      connection.login({ ...credentials }, (refused) => (refused ? fail(refused) : proceed()));
    });
  });
}

/**
 * A 5xx reply to the envelope or the text is final. Other error replies, for example to a login,
 * may be retried, and so may a connection that broke before we began to send the text.
 */
function judgeFailure(error: unknown, handedOver: boolean): SendResult {
  const { code, responseCode } = readSmtpError(error);
  const problem = responseCode === null ? code : `${code} ${responseCode}`;
  if (responseCode !== null && code !== 'ECONNECTION') {
    const forGood = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
    return { outcome: forGood ? 'refused' : 'deferred', problem };
  }
  return { outcome: handedOver ? 'uncertain' : 'deferred', problem };
}

/** Keeps only the error code and the SMTP reply code, because the text of a reply may quote addresses. */
function readSmtpError(error: unknown): { code: string; responseCode: number | null } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', responseCode: null };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'connection lost',
    responseCode: typeof responseCode === 'number' && responseCode >= 400 ? responseCode : null,
  };
}
