import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from './parse-smtp-url.ts';
import type { Sender } from './sender.ts';

/** An outgoing email. Addresses are bare: each is one recipient whatever it contains. */
export interface OutgoingMail {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
}

/**
 * `deferred` may be retried: the server does not have the text. `uncertain`: the text was sent, then the connection
 * broke before the server acknowledged it.
 */
export type SendResult =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'deferred' | 'uncertain'; problem: string };

export interface MailTransport {
  /**
   * Sends one email over its own connection. `beforeText` is awaited once the server has asked for the text and before
   * its first byte is sent; if it returns false, the text is not sent.
   */
  send(mail: OutgoingMail, beforeText: () => Promise<boolean>): Promise<SendResult>;
  /** Connects and signs in without sending an email: null on success, else a short reason. Never rejects. */
  probe(): Promise<string | null>;
}

interface TransportOptions {
  server: SmtpServer;
  from: Sender;
  /** Maximum time for which a server may be silent, in milliseconds. */
  idleTimeoutMs?: number;
}

/** Sends by SMTP. Uses TLS if the server offers it, and requires it if there is a password. */
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

/** A stream that is read only when the server has asked for the text. */
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

/** Connects, signs in if needed, and does the work; rejects with any failure. */
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
      // Settled first, because closing makes the connection report its end.
      reject(error);
      connection.close();
    };
    // Connection errors after the promise is settled have no effect.
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
 * Classifies a failure. A server reply is definite: 5xx is final, except about our own credentials, which the
 * operator can fix; any other failure after the text was sent is uncertain.
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

/** Keeps only the code and the reply's number, because replies quote addresses. */
function readSmtpError(error: unknown): { code: string; responseCode: number | null } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', responseCode: null };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'connection lost',
    responseCode: typeof responseCode === 'number' && responseCode >= 400 ? responseCode : null,
  };
}
