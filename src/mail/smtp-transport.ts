import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from './parse-smtp-url.ts';
import type { Sender } from './sender.ts';

/** A mail as it goes out. Addresses are bare: each is one recipient whatever it holds. */
export interface OutgoingMail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
}

/**
 * `deferred` may be tried again: the server has not got the text. `uncertain`: the text was handed over, then the
 * connection died before the server said whether it took it.
 */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'deferred' | 'uncertain'; problem: string };

export interface MailTransport {
  /**
   * Sends one mail over a connection of its own. `beforeText` is awaited once the server has asked for the text
   * and before the first byte of it goes out; when it answers false the text is not handed over.
   */
  send(mail: OutgoingMail, beforeText: () => Promise<boolean>): Promise<SendResult>;
  /** Greets the server and signs in, without a mail: null when it lets us in, else why not in a few words. Never rejects. */
  probe(): Promise<string | null>;
}

interface TransportOptions {
  server: SmtpServer;
  from: Sender;
  /** How long a server may send nothing, in milliseconds. */
  idleTimeoutMs?: number;
}

/** Sends by SMTP. Uses TLS where the server offers it, and insists on it when there is a password to keep. */
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

/** A stream that is asked for its bytes only when the server has asked for the text. */
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

/** Connects, signs in where that is asked for, and does the work; rejects with what goes wrong on the way. */
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
      // First, since closing makes the connection say that it ended.
      reject(error);
      connection.close();
    };
    // After the answer has come, what else befalls the connection is of no interest.
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
 * What a failure means. A reply of the server is its word: 5xx is for good, except about our own credentials,
 * which the operator can fix; anything else after the text was handed over leaves it open.
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

/** The code and the reply's number only: replies quote addresses. */
function readSmtpError(error: unknown): { code: string; responseCode: number | null } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', responseCode: null };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'connection lost',
    responseCode: typeof responseCode === 'number' && responseCode >= 400 ? responseCode : null,
  };
}
