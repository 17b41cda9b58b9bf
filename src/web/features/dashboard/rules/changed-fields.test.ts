import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const before = { name: 'Booking', teamSize: '2', roles: [{ role: 'Clerk' }] };

it('finds what differs', () => {
  const changed = changedFields(before, { ...before, teamSize: '3', roles: [{ role: 'Clerk' }] });
  expect(changed).toEqual({ teamSize: '3' });
});

it('finds nothing in equal values', () => {
  expect(changedFields(before, structuredClone(before))).toEqual({});
});
