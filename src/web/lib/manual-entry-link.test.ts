import { expect, it } from 'vitest';
import { manualEntryLink, readManualEntryStart } from './manual-entry-link.ts';

it('reads back what was put into the address', () => {
  const start = { website: 'https://www.müller & co.example/a?b=c#d', companyType: 'retail' };
  const link = new URL(manualEntryLink({ id: 42, ...start }), 'http://localhost');
  expect(link.pathname).toBe('/manual-entry');
  expect(readManualEntryStart(link.searchParams)).toEqual({ ...start, auditId: 42 });
});

it('returns nothing for a plain address, and no audit for an invalid one', () => {
  expect(readManualEntryStart(new URLSearchParams('audit=abc'))).toEqual({});
});
