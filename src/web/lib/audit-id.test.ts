import { describe, expect, it } from 'vitest';
import { parseAuditId } from './audit-id.ts';

describe('an audit id in an address', () => {
  it.each([
    ['1', 1],
    ['9007199254740991', 9007199254740991],
  ])('%s is taken', (text, id) => expect(parseAuditId(text)).toBe(id));

  it.each([
    undefined,
    '',
    '0',
    '01',
    '-1',
    '1.5',
    '1e3',
    'abc',
    ' 1',
    '9007199254740992',
    '99999999999999999',
  ])('%s is refused', (text) => expect(parseAuditId(text)).toBeNull());
});
