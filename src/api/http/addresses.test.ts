import { expect, it } from 'vitest';
import { networkOf, truncateAddress } from './addresses.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:abcd:12:1:2:3:4', '2001:db8:abcd::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['fe80::1', 'fe80:0:0::'],
  ['no address', 'unknown'],
  ['', 'unknown'],
])('shortens %s to %s', (address, kept) => {
  expect(truncateAddress(address)).toBe(kept);
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:abcd:12:1:2:3:4', '2001:db8:abcd:12::/64'],
  ['2001:db8:abcd:12::9', '2001:db8:abcd:12::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', 'unknown'],
])('assigns %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
