import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressRefusal } from './address-rules.ts';

const refused = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.170',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.1.1',
  '192.175.48.1',
  '168.63.129.16',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:0:8.8.8.8',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  '100:0:0:1::1',
  '2001::1',
  '2001:2::1',
  '2001:3::1',
  '2001:4:112::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2620:4f:8000::1',
  '3fff::1',
  '3ffe::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '4000::1',
  'not an address',
  '',
  '1.2.3',
  '0x7f.1',
  '2130706433',
];

const allowed = [
  '168.63.129.17',
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.0.1.1',
  '198.17.255.255',
  '198.20.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '2001:4860:4860::8888',
];

describe('addressRefusal', () => {
  it.each(refused)('refuses %j', (address) => {
    expect(addressRefusal(address)).toEqual(expect.any(String));
  });

  it.each(allowed)('allows %s', (address) => {
    expect(addressRefusal(address)).toBeNull();
  });

  it('refuses every address of the private ranges, however it is written', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.constantFrom('10', '127', '0', '192.168', '169.254', '172.20'),
        octet,
        octet,
        octet,
        (block, a, b, c) => {
          const address = [...block.split('.'), a, b, c].slice(0, 4).join('.');
          expect(addressRefusal(address)).not.toBeNull();
          expect(addressRefusal(`::ffff:${address}`)).not.toBeNull();
        },
      ),
    );
  });
});
