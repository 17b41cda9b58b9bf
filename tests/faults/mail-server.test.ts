import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { createMailService } from '#jobs/mail-service.ts';
import { openQueue, type Queue } from '#jobs/queue.ts';
import { parseSmtpUrl } from '#mail/parse-smtp-url.ts';
import { createSmtpTransport } from '#mail/smtp-transport.ts';
import type { Database } from '#storage/database.ts';
import { createEnquiryStore } from '#storage/enquiry-store.ts';
import { openDatabase } from '#storage/open-database.ts';
import type { OutboxStore } from '#storage/outbox-record.ts';
import { createOutboxStore } from '#storage/outbox-store.ts';
import { type CuttableServer, putBehindFront } from '#tests/support/cuttable-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startMailServer, type TestMailServer } from '#tests/support/mail-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const log = pino({ level: 'silent' });
let database: Database;
let outbox: OutboxStore;
const toClose: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  outbox = createOutboxStore(database);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate enquiries, outbox, mail_tokens cascade'));
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

async function open(through: Database = database): Promise<Queue> {
  const queue = await openQueue({ database: through, log });
  toClose.push(() => queue.stop());
  return queue;
}

async function openBehindFront(): Promise<{ front: CuttableServer; through: Database }> {
  const { front, url } = await putBehindFront(database);
  toClose.push(() => front.close());
  const through = await openDatabase({ databaseUrl: url, dataDir: '/nowhere', log });
  toClose.push(() => through.close());
  return { front, through };
}

async function deliverTo(
  url: string,
  options: { idleTimeoutMs?: number; retryMs?: number; through?: Database } = {},
): Promise<Queue> {
  const queue = await open(options.through);
  const server = parseSmtpUrl(url);
  if (!server) throw new Error('The address is not one of a mail server');
  const from = { name: 'AI Compass', address: 'compass@example.com' };
  await queue.startMailWorkers({
    outbox: options.through ? createOutboxStore(options.through) : outbox,
    delivery: {
      transport: createSmtpTransport({ server, from, idleTimeoutMs: options.idleTimeoutMs ?? 5_000 }),
      retryDelayMs: () => options.retryMs ?? 100,
    },
    runRetention: async () => {},
    now: () => new Date(),
    log,
  });
  return queue;
}

async function enquire(queue: Queue, over: object = {}): Promise<void> {
  const mailService = createMailService({
    profile: defaultProfile,
    publicUrl: 'http://localhost:3000',
    limited: true,
    delivers: true,
    sendMail: queue.sendMail,
    now: () => new Date(),
    log,
  });
  const enquiry = {
    email: 'ada@quay.test',
    name: 'Ada',
    phone: '',
    company: '',
    jobTitle: '',
    message: 'Please call me back.',
    companySize: 'Not specified' as const,
    ...over,
  };
  await mailService.queue((queueing) =>
    createEnquiryStore(database).createEnquiry(enquiry, {
      consentVersion: '1',
      mails: mailService.compose.enquiry(enquiry),
      queueing,
    }),
  );
}

const states = async () => (await outbox.listOutbox({ limit: 10 })).map(({ status }) => status);
const settled = (...expected: string[]) => eventually(async () => expect(await states()).toEqual(expected));

async function start(
  behavior: Parameters<typeof startMailServer>[0] = {},
  port = 0,
): Promise<TestMailServer> {
  const server = await startMailServer(behavior, port);
  toClose.push(() => server.close());
  return server;
}

async function startRude(answer: (line: string, socket: Socket, inText: boolean) => string | null) {
  const counts = { texts: 0, connections: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    counts.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let inText = false;
    let rest = '';
    socket.write('220 rude.test ESMTP\r\n');
    socket.on('data', (data) => {
      rest += data.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (inText && line !== '.') continue;
        if (line === '.') counts.texts += 1;
        const reply = answer(line, socket, inText);
        inText = line === 'DATA' && reply !== null && reply.startsWith('354');
        if (reply !== null && !socket.destroyed) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  toClose.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The server does not listen');
  return { url: `smtp://127.0.0.1:${address.port}`, counts };
}
const polite = (line: string) => (line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok');

describe('row 27: the mail server', () => {
  it('row 27: gets each email once, and the outbox keeps no text of sent ones', async () => {
    const server = await start();
    await enquire(await deliverTo(server.url));
    await settled('sent', 'sent');
    expect(server.received.map(({ from, to }) => [from, to]).sort()).toEqual([
      ['compass@example.com', ['ada@quay.test']],
      ['compass@example.com', ['hello@example.com']],
    ]);
    const { rows } = await database.pool.query('select text, html, unsubscribe_url from outbox');
    expect(rows).toEqual([
      { text: '', html: '', unsubscribe_url: null },
      { text: '', html: '', unsubscribe_url: null },
    ]);
    const receipt = server.received.find(({ to }) => to.includes('ada@quay.test'))?.source ?? '';
    expect(receipt).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:3000\/unsubscribe\/[\w-]{43}>/m);
    expect(receipt).toContain('Content-Type: text/plain');
    expect(receipt).toContain('Content-Type: text/html');
  });

  it('row 27: is down for a while: the email waits in the outbox and is sent when it is back', async () => {
    const port = await findFreePort();
    await enquire(await deliverTo(`smtp://127.0.0.1:${port}`));
    await eventually(async () => {
      const entries = await outbox.listOutbox({ limit: 10 });
      for (const { status, attempts, problem } of entries) {
        expect([status, problem === null]).toEqual(['queued', false]);
        expect(attempts).toBeGreaterThanOrEqual(1);
      }
    });
    const server = await start({}, port);
    await settled('sent', 'sent');
    expect(server.received).toHaveLength(2);
  });

  it('row 27: falls silent before the text: retried, never marked uncertain', async () => {
    const rude = await startRude((line) => (line.startsWith('RCPT') ? null : polite(line)));
    await enquire(await deliverTo(rude.url, { idleTimeoutMs: 300 }));
    await eventually(async () => {
      for (const { status, attempts } of await outbox.listOutbox({ limit: 10 })) {
        expect(status).toBe('queued');
        expect(attempts).toBeGreaterThanOrEqual(2);
      }
    });
    expect(rude.counts.texts).toBe(0);
  });

  it('row 27: refuses temporarily: retried; refuses for good: failed, once', async () => {
    let refusals = 0;
    const server = await start({
      onRcptTo({ address }, _session, callback) {
        if (address === 'hello@example.com') {
          return callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
        }
        refusals += 1;
        if (refusals > 1) return callback();
        callback(Object.assign(new Error('greylisted'), { responseCode: 451 }));
      },
    });
    await enquire(await deliverTo(server.url));
    await settled('sent', 'failed');
    const [receipt, toOperator] = await outbox.listOutbox({ limit: 10 });
    expect([receipt?.attempts, toOperator?.attempts]).toEqual([2, 1]);
    expect(toOperator?.problem).toBe('EENVELOPE 550');
    expect(server.received).toHaveLength(1);
  });

  it.each(['dies', 'falls silent'])(
    'row 27: %s after the text: uncertain, left to the operator, nobody gets two',
    async (way) => {
      const rude = await startRude((line, socket, inText) => {
        if (!(inText && line === '.')) return polite(line);
        if (way === 'dies') socket.destroy();
        return null;
      });
      // Long enough that, even on a busy machine, only the silence after the text reaches the limit.
      const queue = await deliverTo(rude.url, { idleTimeoutMs: way === 'dies' ? 60_000 : 3_000 });
      await enquire(queue);
      await settled('uncertain', 'uncertain');
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect(rude.counts.texts).toBe(2);
      expect(await states()).toEqual(['uncertain', 'uncertain']);
      const [entry] = await outbox.listOutbox({ limit: 1 });
      await outbox.resend(entry?.id ?? 0, { now: new Date(), sendJob: queue.sendMail });
      await eventually(() => expect(rude.counts.texts).toBe(3));
    },
  );

  it('row 27: an email that the server accepted counts as sent, even if the database was unavailable then', async () => {
    const { front, through } = await openBehindFront();
    let taken = 0;
    const server = await start({
      onData(stream, _session, callback) {
        stream.resume();
        stream.on('end', async () => {
          taken += 1;
          if (taken === 1) await front.cut();
          callback();
        });
      },
    });
    await enquire(await deliverTo(server.url, { through }));
    await eventually(() => expect(taken).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await states()).toContain('sending');
    await front.restore();
    await settled('sent', 'sent');
    expect(taken).toBe(2);
  });

  it('row 27: an email that the server accepted counts as sent, even if it was marked uncertain in the meantime', async () => {
    const queue = await open();
    await enquire(queue);
    const now = new Date();
    const [entry] = await outbox.listOutbox({ limit: 1 });
    const mail = await outbox.claim(entry?.id ?? 0, { now, leaseMs: 1_000 });
    if (!mail) throw new Error('The mail is due');
    await outbox.beginHandOver(mail);
    await outbox.tidy(new Date(now.getTime() + 1_001));
    expect((await states())[0]).toBe('uncertain');
    const settleJob = async () => {};
    expect(await outbox.settle(mail, { status: 'sent' }, { now, settleJob })).toBe(true);
    expect((await states())[0]).toBe('sent');
  });

  it('row 27: a worker that dies while sending the text leaves the email uncertain, before that queued', async () => {
    const queue = await open();
    await enquire(queue);
    const now = new Date();
    const [first, second] = await outbox.listOutbox({ limit: 10 });
    const handingOver = await outbox.claim(first?.id ?? 0, { now, leaseMs: 1_000 });
    const notYet = await outbox.claim(second?.id ?? 0, { now, leaseMs: 1_000 });
    if (!handingOver || !notYet) throw new Error('Both mails are due');
    expect(await outbox.beginHandOver(handingOver)).toBe(true);
    expect(await outbox.claim(notYet.id, { now, leaseMs: 1_000 })).toBeNull();
    const later = new Date(now.getTime() + 1_001);
    await outbox.tidy(later);
    expect(await states()).toEqual(['uncertain', 'queued']);
    expect(await outbox.listDue(later)).toEqual([notYet.id]);
    await outbox.claim(notYet.id, { now: later, leaseMs: 600_000 });
    expect(await outbox.beginHandOver(notYet)).toBe(false);
    const taken = await outbox.claim(notYet.id, { now: later, leaseMs: 1_000, takeOver: true });
    expect(taken?.attempt).toBe(3);
    if (taken) expect(await outbox.beginHandOver(taken)).toBe(true);
    expect(await outbox.claim(notYet.id, { now: later, leaseMs: 1_000, takeOver: true })).toBeNull();
  });

  it('row 27: email that no server accepted in a week expires and loses its text', async () => {
    await enquire(await open());
    await outbox.tidy(new Date(Date.now() + 7 * 86_400_000 + 60_000));
    for (const { status, text } of await outbox.listOutbox({ limit: 10 })) {
      expect([status, text]).toEqual(['expired', '']);
    }
  });
});

describe('row 28: line breaks and headers in form entries', () => {
  it('row 28: one recipient, no extra header', async () => {
    const server = await start();
    const nasty = 'Ada\r\nBcc: all@evil.test\r\nX-Evil: yes\r\n\r\nBody';
    await enquire(await deliverTo(server.url), {
      name: nasty,
      company: nasty,
      jobTitle: `Owner\u2028Bcc: all@evil.test`,
      phone: '1\nTo: all@evil.test',
      message: `Hello\r\n.\r\nMAIL FROM:<x@evil.test>\r\n${nasty}`,
    });
    await settled('sent', 'sent');
    expect(server.received).toHaveLength(2);
    for (const mail of server.received) {
      expect(mail.to).toHaveLength(1);
      const headers = mail.source.split(/\r?\n\r?\n/)[0] ?? '';
      const names = headers
        .split(/\r?\n/)
        .filter((line) => /^\S/.test(line))
        .map((line) => line.split(':')[0]?.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('bcc');
      expect(names).not.toContain('x-evil');
      expect(headers).toMatch(/^To: (?:ada@quay\.test|hello@example\.com)\r?$/m);
    }
  });

  it.each([
    'ada@quay.test\r\nRCPT TO:<all@evil.test>',
    'ada@quay.test, all@evil.test',
    'all@evil.test <ada@quay.test>',
    '"a b"@quay.test',
    'ada@quay.test\u0000',
    'ada@quay.test ',
  ])('row 28: the address %j never reaches an email', async (email) => {
    const { enquirySchema } = await import('#shared/schemas/enquiry.ts');
    const { subscriptionSchema } = await import('#shared/schemas/subscriber.ts');
    const typed = { email, name: 'Ada', message: 'Please call me back.' };
    expect(enquirySchema.safeParse(typed).success).toBe(false);
    expect(subscriptionSchema.safeParse({ ...typed, auditId: 1 }).success).toBe(false);
  });
});
