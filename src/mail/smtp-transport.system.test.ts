import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '#tests/support/certificate.ts';
import { startMailServer, type TestMailServer } from '#tests/support/mail-server.ts';
import type { SmtpServer } from './parse-smtp-url.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const day = 86_400_000;
const certify = () => makeCertificate('localhost', new Date(Date.now() - day), new Date(Date.now() + day));
const trusted = certify();
const credentials = { user: 'compass@example.com', pass: 'p@ss: word' };

const roots = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...roots, trusted.cert]));
afterAll(() => setDefaultCACertificates(roots));

let server: TestMailServer;
const logins: { user: unknown; pass: unknown; secure: boolean }[] = [];
afterEach(async () => {
  logins.length = 0;
  await server.close();
});

const withPassword = (over: SMTPServerOptions = {}): SMTPServerOptions => ({
  ...trusted,
  disabledCommands: [],
  authOptional: false,
  onAuth({ username, password }, session, callback) {
    logins.push({ user: username, pass: password, secure: session.secure });
    if (password === credentials.pass) callback(null, { user: username });
    else callback(new Error('wrong password'));
  },
  ...over,
});

function send(over: Partial<SmtpServer> = {}) {
  const from = { name: 'AI Compass', address: 'compass@example.com' };
  const base = { host: 'localhost', port: server.port, secure: false, requireTls: true, credentials };
  const transport = createSmtpTransport({ server: { ...base, ...over }, from, idleTimeoutMs: 60_000 });
  const mail = {
    to: 'ada@quay.test',
    replyTo: null,
    subject: 'S',
    text: 'T',
    html: 'H',
    unsubscribeUrl: null,
  };
  return transport.send(mail, async () => true);
}

describe('a mail server that requires a password', () => {
  it('gets it only over STARTTLS, and then the email', async () => {
    server = await startMailServer(withPassword());
    expect(await send()).toEqual({ outcome: 'sent' });
    expect(logins).toEqual([{ ...credentials, secure: true }]);
    expect(server.received.map(({ to }) => to)).toEqual([['ada@quay.test']]);
  });

  it('gets it over TLS from the first byte', async () => {
    server = await startMailServer(withPassword({ secure: true }));
    expect(await send({ secure: true, requireTls: false })).toEqual({ outcome: 'sent' });
    expect(logins).toEqual([{ ...credentials, secure: true }]);
  });

  it.each([
    ['offers no TLS', { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }],
    ['has an untrusted certificate', certify()],
  ])('gets neither password nor email if it %s; a retry is allowed', async (_, behavior) => {
    server = await startMailServer(withPassword(behavior));
    expect(await send()).toMatchObject({ outcome: 'deferred' });
    expect([logins, server.received]).toEqual([[], []]);
  });

  it('may refuse it: the operator can fix that, so the email is kept', async () => {
    server = await startMailServer(withPassword());
    const wrong = { user: 'compass@example.com', pass: 'wrong' };
    expect(await send({ credentials: wrong })).toEqual({ outcome: 'deferred', problem: 'EAUTH 535' });
    expect(server.received).toEqual([]);
  });
});
