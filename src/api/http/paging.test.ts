import { expect, it } from 'vitest';
import { linkToNext, pageQuery } from './paging.ts';

const entry = (id: number) => ({ id, createdAt: new Date('2026-03-02T10:00:00.123Z') });

it('links to the page after the last entry, in a form that the query parses', () => {
  const link = linkToNext('/api/admin/audits', 2, [entry(9), entry(8)]);
  expect(link).toBe('</api/admin/audits?limit=2&before=2026-03-02T10%3A00%3A00.123Z_8>; rel="next"');
  const query = new URL(link?.slice(1, link.indexOf('>')) ?? '', 'http://localhost').searchParams;
  expect(pageQuery.parse(Object.fromEntries(query))).toEqual({ limit: 2, before: entry(8) });
});

it('has no link after a page that is not full', () => {
  expect(linkToNext('/x', 2, [entry(9)])).toBeNull();
  expect(linkToNext('/x', 2, [])).toBeNull();
});

it('returns 500 entries by default', () => {
  expect(pageQuery.parse({})).toEqual({ limit: 500 });
});
