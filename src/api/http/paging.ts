import { z } from 'zod';
import type { ListCursor } from '#storage/audit-record.ts';
import { lookupText, readInstant } from './storable.ts';

const maxPerPage = 1000;

const cursorSchema = lookupText.max(60).transform((text, context): ListCursor => {
  const [time = '', id = '', ...rest] = text.split('_');
  const createdAt = readInstant(time);
  const known = /^[1-9]\d{0,15}$/.test(id) && rest.length === 0;
  if (createdAt && known) return { createdAt, id: Number(id) };
  context.addIssue({ code: 'custom', message: 'Must be the value from a Link header' });
  return z.NEVER;
});

export const limitParam = z
  .string()
  .regex(/^\d{1,4}$/, 'Must be a whole number')
  .transform(Number)
  .pipe(z.number().min(1, 'Must be at least 1').max(maxPerPage, `Must be at most ${maxPerPage}`))
  .default(500)
  .meta({ description: `1 to ${maxPerPage}; 500 by default` });

export const searchParam = lookupText
  .max(200, 'At most 200 characters')
  .optional()
  .meta({ description: 'Only entries that contain this text' });

export const pageQuery = z.object({
  limit: limitParam,
  before: cursorSchema.optional().meta({ description: 'Where the next page begins, from the Link header' }),
});

/** Null if there are fewer entries than `limit`, because then this page is the last. */
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

/** For lists that are not sorted by time, where an entry can't serve as a cursor. */
export const offsetParam = z
  .string()
  .regex(/^\d{1,7}$/, 'Must be a whole number')
  .transform(Number)
  .default(0)
  .meta({ description: 'Number of entries to skip, from the Link header' });

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
