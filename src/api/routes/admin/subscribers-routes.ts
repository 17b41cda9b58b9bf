import { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { type CsvValue, csvLine, csvStart } from '#shared/text/csv.ts';
import type { SubscriberRecord } from '#storage/subscriber-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { linkToNext, pageQuery } from '../../http/paging.ts';
import { auditParams } from '../../http/params.ts';

const instant = z.iso.datetime();
const messageSchema = z.object({ message: z.string() });

/** Leaves out `subscriberId`, which opens the report and which only the visitor may know. */
const itemSchema = z.object({
  id: z.number(),
  auditId: z.number(),
  domain: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  aiImportance: z.string(),
  verified: z.boolean(),
  consentText: z.string(),
  consentVersion: z.string(),
  createdAt: instant,
  verifiedAt: instant.nullable(),
  unsubscribedAt: instant.nullable(),
});

const columns: [title: string, value: (subscriber: SubscriberRecord) => CsvValue][] = [
  ['email', (it) => it.email],
  ['name', (it) => it.name],
  ['phone', (it) => it.phone],
  ['company', (it) => it.company],
  ['aiImportance', (it) => it.aiImportance],
  ['auditId', (it) => String(it.auditId)],
  ['domain', (it) => it.domain],
  ['verified', (it) => it.verifiedAt !== null],
  ['verifiedAt', (it) => it.verifiedAt],
  ['unsubscribedAt', (it) => it.unsubscribedAt],
  ['createdAt', (it) => it.createdAt],
  ['consentVersion', (it) => it.consentVersion],
  ['consentText', (it) => it.consentText],
];
const rowsAtOnce = 1000;

export function registerSubscribersRoutes(app: ApiInstance, context: ApiContext): void {
  const { subscribers } = context.stores;
  app.get(
    '/admin/subscribers',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Report subscribers, newest first',
        querystring: pageQuery,
        response: answers(z.array(itemSchema)),
      },
    },
    async (request, reply) => {
      const { limit, before } = request.query;
      const records = await subscribers.listSubscribers({ limit, before });
      const link = linkToNext('/api/admin/subscribers', limit, records);
      if (link) reply.header('link', link);
      return records.map(present);
    },
  );

  app.get(
    '/admin/subscribers/csv',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Every subscriber as a CSV file',
        response: answers(z.unknown().meta({ description: 'text/csv' })),
      },
    },
    async (_request, reply) => {
      // Read before sending starts, so that a database failure still gets an error status.
      const first = await subscribers.listSubscribers({ limit: rowsAtOnce, before: null });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .send(Readable.from(csvOf(subscribers, first)));
    },
  );

  app.delete(
    '/admin/subscribers/:id',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Deletes one subscriber',
        params: auditParams,
        response: answers(messageSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await subscribers.deleteSubscriber(id, context.now())))
        throw new AppError('subscriber-not-found');
      request.log.info({ event: 'subscriber-deleted' });
      return { message: 'The subscriber was deleted.' };
    },
  );

  app.delete(
    '/admin/clear-all-subscriber-data',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Deletes every subscriber',
        response: answers(messageSchema),
      },
    },
    async (request) => {
      const count = await subscribers.deleteAllSubscribers(context.now());
      request.log.info({ event: 'subscribers-cleared', count });
      return {
        message: count === 1 ? '1 subscriber was deleted.' : `${count} subscribers were deleted.`,
      };
    },
  );
}

async function* csvOf(
  subscribers: ApiContext['stores']['subscribers'],
  first: SubscriberRecord[],
): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(([title]) => title));
  for (let page = first; ; ) {
    yield page.map((record) => csvLine(columns.map(([, value]) => value(record)))).join('');
    const last = page.at(-1);
    if (!last || page.length < rowsAtOnce) return;
    page = await subscribers.listSubscribers({ limit: rowsAtOnce, before: last });
  }
}

function present(record: SubscriberRecord): z.infer<typeof itemSchema> {
  const { subscriberId: _own, expiresAt: _expiresAt, ...rest } = record;
  return {
    ...rest,
    verified: record.verifiedAt !== null,
    createdAt: record.createdAt.toISOString(),
    verifiedAt: record.verifiedAt?.toISOString() ?? null,
    unsubscribedAt: record.unsubscribedAt?.toISOString() ?? null,
  };
}
