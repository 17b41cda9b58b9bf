import { expect, it } from 'vitest';
import { truncateAddress } from './addresses.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:abcd:12:1:2:3:4', '2001:db8:abcd::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['fe80::1', 'fe80:0:0::'],
  ['no address', 'unknown'],
  ['', 'unknown'],
])('keeps of %s only %s', (address, kept) => {
  expect(truncateAddress(address)).toBe(kept);
});
