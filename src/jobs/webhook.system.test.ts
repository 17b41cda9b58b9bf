import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#app/config.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import type { Database } from '#storage/database.ts';
import { createEnquiryStore } from '#storage/enquiry-store.ts';
import { createLeadStore } from '#storage/lead-store.ts';
import { createSubscriberStore } from '#storage/subscriber-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addExampleProfile, exampleManualInput, exampleNow } from '#tests/support/scan-examples.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openQueue, type Queue } from './queue.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

const log = pino({ level: 'silent' });
const secret = 'a secret of the operator';
const enquiry = {
  email: 'ada@example.com',
  name: 'Ada',
  phone: '',
  company: '',
  jobTitle: '',
  message: 'Please call me about it',
  companySize: 'Not specified' as const,
};

let database: Database;
let queue: Queue;
let receiver: Server;
let received: Received[];
let answers: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  await addExampleProfile(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  received = [];
  answers = [];
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  queue = await openQueue({ database, log });
});
afterEach(async () => {
  await queue.stop();
  receiver.close();
  await database.pool.query("delete from jobs.job where name = 'webhook'");
});

function stores() {
  return {
    audits: createAuditStore(database, queue.emit),
    enquiries: createEnquiryStore(database, queue.emit),
    subscribers: createSubscriberStore(database, queue.emit),
    leads: createLeadStore(database, queue.emit),
  };
}

async function startDelivering(settings: Record<string, string> = {}): Promise<void> {
  const { port } = receiver.address() as AddressInfo;
  const config = parseConfig({
    PUBLIC_URL: 'https://compass.example',
    WEBHOOK_URL: `http://127.0.0.1:${port}/events`,
    WEBHOOK_SECRET: secret,
    WEBHOOK_PRIVATE: 'on',
    ...settings,
  });
  const delivery = createWebhookDelivery(config, stores(), () => exampleNow);
  if (!delivery) throw new Error('A webhook is configured');
  await queue.startWebhookWorkers({ delivery, log });
}

function sendEnquiry() {
  const queueing = { now: exampleNow, limits: null, sendJob: async () => {} };
  return stores().enquiries.createEnquiry(enquiry, { consentVersion: '1', mails: [], queueing });
}

async function hurry(): Promise<void> {
  await database.pool.query("update jobs.job set start_after = now() where name = 'webhook'");
}

describe('the webhook', () => {
  it('sends an inquiry, signed so that the receiver can verify it', async () => {
    await startDelivering();
    const { id } = await sendEnquiry();
    await eventually(() => expect(received).toHaveLength(1));
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const timestamp = String(headers['x-compass-timestamp']);
    expect(timestamp).toBe(String(exampleNow.getTime() / 1000));
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['x-compass-signature']).toBe(`sha256=${expected}`);
    expect(headers['x-compass-event']).toBe('enquiry.created');
    const sent = JSON.parse(body);
    expect(sent).toMatchObject({ event: 'enquiry.created', data: { ...enquiry, id } });
    expect(sent.id).toBe(headers['idempotency-key']);
  });

  it('sends a completed audit with its address', async () => {
    await startDelivering();
    const { id } = await stores().audits.createManualAudit(exampleManualInput());
    await eventually(() => expect(received).toHaveLength(1));
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      event: 'audit.completed',
      data: {
        id,
        kind: 'manual',
        status: 'completed',
        workflowsIdentified: 1,
        diagnosis: `https://compass.example/diagnosis/${id}`,
      },
    });
  });

  it('retries with the same key until the receiver accepts', async () => {
    answers = [500, 429];
    await startDelivering();
    await sendEnquiry();
    for (const count of [1, 2, 3]) {
      await eventually(async () => {
        await hurry();
        expect(received).toHaveLength(count);
      });
    }
    expect(new Set(received.map(({ headers }) => headers['idempotency-key']))).toHaveLength(1);
    await eventually(async () => expect((await queue.countJobs()).retrying).toBe(0));
  });

  it("is listed among the operator's jobs with the reason while it fails", async () => {
    answers = [503];
    await startDelivering();
    await sendEnquiry();
    await eventually(async () =>
      expect(await queue.listJobs({ limit: 10, before: null })).toMatchObject([
        {
          queue: 'webhook',
          state: 'retrying',
          subject: 'enquiry.created',
          reason: 'The receiver responded with status 503.',
        },
      ]),
    );
  });

  it('shows the outcome of each event, including tests, and retries at once on request', async () => {
    answers = [503];
    await startDelivering();
    await queue.sendTestEvent();
    const history = () => queue.listDeliveries({ limit: 10, before: null });
    await eventually(async () =>
      expect(await history()).toMatchObject([
        { event: 'test', about: 0, state: 'retrying', result: 'The receiver responded with status 503.' },
      ]),
    );
    const [{ id } = { id: '' }] = await history();
    expect(await queue.retryDelivery(id)).toBe('restarted');
    await eventually(async () =>
      expect(await history()).toMatchObject([
        {
          id,
          state: 'delivered',
          attempts: 2,
          result: 'The receiver responded with status 204.',
          nextAttemptAt: null,
        },
      ]),
    );
    expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({ event: 'test', id });
    expect(await queue.retryDelivery(id)).toBe('not-failed');
    expect(await queue.retryDelivery(crypto.randomUUID())).toBe('not-found');
    expect(await queue.listDeliveries({ limit: 10, before: (await history())[0] ?? null })).toEqual([]);
  });

  it("sends a lead's current state, and for a deleted lead only its number", async () => {
    await startDelivering();
    await sendEnquiry();
    const leads = createLeadStore(database, queue.emit);
    const [lead] = await leads.listLeads({ limit: 1, offset: 0, sort: 'latest', descending: true });
    const id = lead?.id ?? 0;
    await eventually(() => expect(received).toHaveLength(1));
    await leads.changeLeads([id], { status: 'won' }, { now: exampleNow, browser: 'Firefox on Linux' });
    await eventually(() => expect(received).toHaveLength(2));
    expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
      event: 'lead.updated',
      data: {
        id,
        email: 'ada@example.com',
        status: 'won',
        admin: `https://compass.example/admin/leads/${id}`,
      },
    });
    await leads.eraseLead(id, exampleNow);
    await eventually(() => expect(received).toHaveLength(3));
    expect(JSON.parse(received[2]?.body ?? '')).toMatchObject({ event: 'lead.deleted', data: { id } });
    expect(received[2]?.body).not.toContain('ada@');
  });

  it('sends nothing that was deleted in the meantime', async () => {
    const { id } = await sendEnquiry();
    await database.pool.query('delete from enquiries where id = $1', [id]);
    await startDelivering();
    await eventually(async () => expect((await queue.countJobs()).queued).toBe(0));
    expect(received).toEqual([]);
  });

  it('uses the guard: a private address is not reached unless that is allowed', async () => {
    await startDelivering({ WEBHOOK_PRIVATE: 'off' });
    await sendEnquiry();
    await eventually(async () => {
      const [job] = await queue.listJobs({ limit: 10, before: null });
      expect(job).toMatchObject({ state: 'retrying', reason: expect.stringContaining("isn't") });
    });
    expect(received).toEqual([]);
  });
});
