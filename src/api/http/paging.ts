import { z } from 'zod';
import type { ListCursor } from '#storage/audit-record.ts';
import { lookupText, readInstant } from './storable.ts';

const maxPerPage = 1000;

const cursorSchema = lookupText.max(60).transform((text, context): ListCursor => {
  const [time = '', id = '', ...rest] = text.split('_');
  const createdAt = readInstant(time);
  const known = /^[1-9]\d{0,15}$/.test(id) && rest.length === 0;
  if (createdAt && known) return { createdAt, id: Number(id) };
  context.addIssue({ code: 'custom', message: 'Must be taken from a Link header' });
  return z.NEVER;
});

/** Number of entries per page. */
export const limitParam = z
  .string()
  .regex(/^\d{1,4}$/, 'Must be a whole number')
  .transform(Number)
  .pipe(z.number().min(1, 'Must be at least 1').max(maxPerPage, `At most ${maxPerPage}`))
  .default(500)
  .meta({ description: `1 to ${maxPerPage}; 500 by default` });

/** Text that a listed name must contain. */
export const searchParam = lookupText
  .max(200, 'At most 200 characters')
  .optional()
  .meta({ description: 'Only entries that contain this' });

/** Query of a newest-first list: how many, and after which entry. */
export const pageQuery = z.object({
  limit: limitParam,
  before: cursorSchema.optional().meta({ description: 'Where the next page begins, from the Link header' }),
});

/** The Link header for the page after these entries; null after the last page. */
export function linkToNext(
  path: string,
  limit: number,
  entries: readonly { createdAt: Date; id: number | string }[],
  filter: Readonly<Record<string, string | undefined>> = {},
): string | null {
  const last = entries.at(-1);
  if (!last || entries.length < limit) return null;
  return linkTo(path, limit, `${last.createdAt.toISOString()}_${last.id}`, filter);
}

/** The Link header for the page after the cursor, with the same filter. */
export function linkTo(
  path: string,
  limit: number,
  cursor: string,
  filter: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = new URLSearchParams({ limit: String(limit), before: cursor });
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return `<${path}?${query}>; rel="next"`;
}

/** Position at which a page begins in a list that is not sorted by time. */
export const offsetParam = z
  .string()
  .regex(/^\d{1,7}$/, 'Must be a whole number')
  .transform(Number)
  .default(0)
  .meta({ description: 'Number of entries to skip, from the Link header' });

/** The Link header for the next page, with the same filter and order; null after the last page. */
export function linkToOffset(
  path: string,
  { limit, offset, count }: { limit: number; offset: number; count: number },
  filter: Readonly<Record<string, string | undefined>> = {},
): string | null {
  if (count < limit) return null;
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset + limit) });
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return `<${path}?${query}>; rel="next"`;
}
