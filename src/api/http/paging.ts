import { z } from 'zod';
import type { ListCursor } from '#storage/audit-record.ts';

const mostPerPage = 1000;

const cursorSchema = z
  .string()
  .max(60)
  .transform((text, context): ListCursor => {
    const [time = '', id = '', ...rest] = text.split('_');
    const createdAt = new Date(time);
    const known = !Number.isNaN(createdAt.getTime()) && /^[1-9]\d{0,15}$/.test(id) && rest.length === 0;
    if (known) return { createdAt, id: Number(id) };
    context.addIssue({ code: 'custom', message: 'Must be taken from a Link header' });
    return z.NEVER;
  });

/** Query of a list that runs newest first: how many, and after which entry. */
export const pageQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1, 'Must be at least 1').max(mostPerPage, `At most ${mostPerPage}`))
    .default(500)
    .meta({ description: `1 to ${mostPerPage}, 500 unless said` }),
  before: cursorSchema.optional().meta({ description: 'Where the next page begins, from the Link header' }),
});

/** The Link header to the page after these entries; null after the last page. */
export function linkToNext(
  path: string,
  limit: number,
  entries: readonly { createdAt: Date; id: number }[],
): string | null {
  const last = entries.at(-1);
  if (!last || entries.length < limit) return null;
  const query = new URLSearchParams({
    limit: String(limit),
    before: `${last.createdAt.toISOString()}_${last.id}`,
  });
  return `<${path}?${query}>; rel="next"`;
}
