import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import {
  erasureReceiptSchema,
  type Lead,
  leadDetailSchema,
  leadPatchSchema,
  leadSchema,
  leadSorts,
  leadStatusSchema,
} from '#shared/schemas/lead.ts';
import { type CsvValue, csvLine, csvStart } from '#shared/text/csv.ts';
import type { LeadEditor, LeadPage, LeadStore } from '#storage/lead-record.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { limitParam, linkToOffset, offsetParam, searchParam } from '../../http/paging.ts';
import { auditParams } from '../../http/params.ts';
import { describeBrowser } from '../../operator/describe-browser.ts';

const filterQuery = z.object({
  search: searchParam,
  status: leadStatusSchema.optional(),
  dueUntil: z.iso
    .date('Must be a date such as 2030-01-31')
    .optional()
    .meta({ description: 'Only leads with a follow-up date on or before this day' }),
  sort: z.enum(leadSorts).default('latest'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
const pageQuery = filterQuery.extend({ limit: limitParam, offset: offsetParam });

const columns: [title: string, value: (lead: Lead) => CsvValue][] = [
  ['email', (it) => it.email],
  ['name', (it) => it.name],
  ['company', (it) => it.company],
  ['phone', (it) => it.phone],
  ['status', (it) => it.status],
  ['owner', (it) => it.owner],
  ['nextDate', (it) => it.nextDate],
  ['notes', (it) => it.notes],
  ['enquiries', (it) => it.enquiries],
  ['reports', (it) => it.reports],
  ['verified', (it) => it.verified],
  ['unsubscribed', (it) => it.unsubscribed],
  [
    'domains',
    (it) =>
      it.diagnoses
        .map(({ domain }) => domain)
        .filter(Boolean)
        .join(' '),
  ],
  ['auditIds', (it) => it.diagnoses.map(({ auditId }) => String(auditId)).join(' ')],
  ['firstAt', (it) => it.firstAt],
  ['latestAt', (it) => it.latestAt],
];
const rowsAtOnce = 500;
const maxChanged = 500;

export function registerLeadsRoutes(app: ApiInstance, context: ApiContext): void {
  const { leads } = context.stores;
  app.get(
    '/admin/leads',
    {
      schema: {
        tags: ['Operator'],
        summary: "Inquiries and report requests by email address, with the operator's notes",
        querystring: pageQuery,
        response: answers(z.array(leadSchema)),
      },
    },
    async (request, reply) => {
      const { limit, offset, ...filter } = request.query;
      const page = await leads.listLeads({ ...toPage(filter), limit, offset });
      const link = linkToOffset('/api/admin/leads', { limit, offset, count: page.length }, filter);
      if (link) reply.header('link', link);
      return page;
    },
  );

  app.get(
    '/admin/leads/counts',
    {
      schema: {
        tags: ['Operator'],
        summary: 'How many leads have each status',
        response: answers(z.record(leadStatusSchema, z.number())),
      },
    },
    async () => leads.countByStatus(),
  );

  app.get(
    '/admin/leads/csv',
    {
      schema: {
        tags: ['Operator'],
        summary: 'The filtered leads as a CSV file',
        querystring: filterQuery,
        response: answers(z.unknown().meta({ description: 'text/csv' })),
      },
    },
    async (request, reply) => {
      const page = toPage(request.query);
      // Read before sending starts, so that a database failure still gets an error status.
      const first = await leads.listLeads({ ...page, limit: rowsAtOnce, offset: 0 });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .send(Readable.from(csvOf(leads, page, first)));
    },
  );
  registerLeadNotesRoutes(app, context);
  registerLeadErasureRoute(app, context);
}

function registerLeadNotesRoutes(app: ApiInstance, context: ApiContext): void {
  const { leads } = context.stores;
  app.get(
    '/admin/leads/:id',
    {
      schema: {
        tags: ['Operator'],
        summary: 'One lead with its messages, its report requests, and its history of changes',
        params: auditParams,
        response: answers(leadDetailSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      const lead = await leads.getLead(id);
      if (!lead) throw new AppError('lead-not-found');
      const [entries, changes] = await Promise.all([leads.listEntries(id), leads.listChanges(id)]);
      return { ...lead, entries, changes };
    },
  );

  app.patch(
    '/admin/leads/:id',
    {
      schema: {
        tags: ['Operator'],
        summary: "Changes a lead's status, owner, notes, or follow-up date",
        params: auditParams,
        body: leadPatchSchema,
        response: answers(leadSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      const changed = await leads.changeLeads([id], request.body, editorOf(request, context));
      const lead = changed === 1 ? await leads.getLead(id) : null;
      if (!lead) throw new AppError('lead-not-found');
      return lead;
    },
  );

  app.patch(
    '/admin/leads',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Makes the same change to several leads',
        body: leadPatchSchema.pick({ status: true, owner: true, nextDate: true }).extend({
          ids: z
            .array(z.int().positive())
            .min(1, 'Select at least one lead')
            .max(maxChanged, `Select at most ${maxChanged} leads at once`),
        }),
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const { ids, ...patch } = request.body;
      const changed = await leads.changeLeads(ids, patch, editorOf(request, context));
      return { message: changed === 1 ? '1 lead was changed.' : `${changed} leads were changed.` };
    },
  );
}

function registerLeadErasureRoute(app: ApiInstance, context: ApiContext): void {
  const { leads } = context.stores;
  app.delete(
    '/admin/leads/:id',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Erases everything stored about the lead’s address; returns a receipt',
        description:
          "This includes inquiries, report requests, links, emails, and the operator's notes. Diagnoses are about companies, so they stay.",
        params: auditParams,
        response: answers(erasureReceiptSchema),
      },
    },
    async (request) => {
      const erased = await leads.eraseLead(request.params.id, context.now());
      if (!erased) throw new AppError('lead-not-found');
      request.log.info({ event: 'address-erased', receipt: erased.number });
      const receipt = { ...erased, at: erased.at.toISOString() };
      return { message: `Everything about this address was erased. Receipt #${erased.number}.`, receipt };
    },
  );
}

function editorOf(request: FastifyRequest, context: ApiContext): LeadEditor {
  return { now: context.now(), browser: describeBrowser(request.headers['user-agent']) };
}

function toPage({
  search,
  status,
  dueUntil,
  sort,
  order,
}: z.infer<typeof filterQuery>): Omit<LeadPage, 'limit' | 'offset'> {
  return { search, status, dueUntil, sort, descending: order === 'desc' };
}

async function* csvOf(
  leads: LeadStore,
  page: Omit<LeadPage, 'limit' | 'offset'>,
  first: Lead[],
): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(([title]) => title));
  for (let rows = first, offset = 0; ; ) {
    yield rows.map((lead) => csvLine(columns.map(([, value]) => value(lead)))).join('');
    if (rows.length < rowsAtOnce) return;
    offset += rowsAtOnce;
    rows = await leads.listLeads({ ...page, limit: rowsAtOnce, offset });
  }
}
