import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { updateFigures } from '#jobs/prospects/update-figures.ts';
import { parseProspects } from '#shared/prospects/parse-prospects.ts';
import {
  type ProspectListDetail,
  prospectLimits,
  prospectListDetailSchema,
  prospectListSchema,
} from '#shared/schemas/prospect.ts';
import type { ApiContext, ApiInstance } from '../../../api-types.ts';
import { answers, created } from '../../../http/answers.ts';
import { linkToNext, pageQuery } from '../../../http/paging.ts';
import { auditParams } from '../../../http/params.ts';
import { bodyLimits } from '../../../plugins/body-parsing.ts';
import { prospectsCsv } from './prospects-csv.ts';

const messageSchema = z.object({ message: z.string() });

const newListSchema = z.object({
  name: z
    .string('Name the list')
    .trim()
    .min(1, 'Name the list')
    .max(prospectLimits.name, `At most ${prospectLimits.name} characters`),
  text: z
    .string('Paste the websites, one per line')
    .max(prospectLimits.text, `At most ${prospectLimits.text.toLocaleString('en-US')} characters`)
    .meta({ description: 'Websites, one per line, or a CSV with name, website, industry, size, and note' }),
});

export function registerProspectRoutes(app: ApiInstance, context: ApiContext): void {
  registerReading(app, context);
  registerMaking(app, context);
  registerChanging(app, context);
}

function registerReading(app: ApiInstance, context: ApiContext): void {
  const { prospects } = context.stores;
  app.get(
    '/admin/prospects',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Lists of prospects with their progress, newest first',
        querystring: pageQuery,
        response: answers(z.array(prospectListSchema)),
      },
    },
    async (request, reply) => {
      const { limit, before } = request.query;
      const lists = await prospects.listLists({ limit, before, now: context.now() });
      const entries = lists.map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
      const link = linkToNext('/api/admin/prospects', limit, entries);
      if (link) reply.header('link', link);
      return lists;
    },
  );

  app.get(
    '/admin/prospects/:id',
    {
      schema: {
        tags: ['Operator'],
        summary: 'A list with the result for each website and the problems found in its lines',
        params: auditParams,
        response: answers(prospectListDetailSchema),
      },
    },
    (request) => readList(context, request.params.id),
  );

  app.get(
    '/admin/prospects/:id/csv',
    {
      schema: {
        tags: ['Operator'],
        summary: 'A list as a CSV file',
        params: auditParams,
        response: answers(z.unknown().meta({ description: 'text/csv' })),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="prospects-${id}.csv"`)
        .send(prospectsCsv(await readList(context, id), context.config.publicUrl));
    },
  );
}

function registerMaking(app: ApiInstance, context: ApiContext): void {
  app.post(
    '/admin/prospects',
    {
      bodyLimit: bodyLimits.prospects,
      schema: {
        tags: ['Operator'],
        summary: 'Creates a list and starts diagnosing its websites in the background',
        description:
          'Unusable lines are left out and reported with the list. 422 if no line is usable or there are more than 1,000 websites.',
        body: newListSchema,
        response: created(z.object({ id: z.number() })),
      },
    },
    async (request, reply) => {
      const { name, text } = request.body;
      const { prospects, notices, problem } = parseProspects(text);
      if (problem !== null) throw new AppError('invalid-fields', { fields: { text: problem } });
      const id = await context.stores.prospects.createList({ name, prospects, notices, now: context.now() });
      request.log.info({ event: 'prospects-added', listId: id, count: prospects.length });
      return reply.code(201).send({ id });
    },
  );
}

function registerChanging(app: ApiInstance, context: ApiContext): void {
  const { prospects } = context.stores;
  const change = (verb: string, summary: string, run: (id: number) => Promise<{ message: string } | null>) =>
    app.post(
      `/admin/prospects/:id/${verb}`,
      {
        schema: { tags: ['Operator'], summary, params: auditParams, response: answers(messageSchema) },
      },
      async (request) => {
        const { id } = request.params as z.infer<typeof auditParams>;
        const answer = await run(id);
        if (answer === null) throw new AppError('prospects-not-found');
        request.log.info({ event: `prospects-${verb}`, listId: id });
        return answer;
      },
    );

  change('pause', 'Pauses a list: no new scans start', async (id) =>
    (await prospects.pauseList(id))
      ? { message: 'The list is paused. Scans that have already started will still finish.' }
      : null,
  );
  change('resume', 'Resumes a paused list', async (id) =>
    (await prospects.resumeList(id, context.now())) ? { message: 'The list is running again.' } : null,
  );
  change('retry', 'Retries all failed websites in a list', async (id) => {
    const count = await prospects.retryFailed(id, context.now());
    if (count === null) return null;
    return {
      message: count === 1 ? "We're trying 1 website again." : `We're trying ${count} websites again.`,
    };
  });

  app.delete(
    '/admin/prospects/:id',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Deletes a list; the diagnoses made for it stay',
        params: auditParams,
        response: answers(messageSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await prospects.deleteList(id, context.now()))) throw new AppError('prospects-not-found');
      request.log.info({ event: 'prospects-deleted', listId: id });
      return { message: 'The list was deleted. We kept its diagnoses.' };
    },
  );
}

async function readList(context: ApiContext, id: number): Promise<ProspectListDetail> {
  await updateFigures(context.stores, id);
  const detail = await context.stores.prospects.readList(id, context.now());
  if (detail === null) throw new AppError('prospects-not-found');
  return detail;
}
