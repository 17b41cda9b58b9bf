import { expect, test } from 'vitest';
import { decodeLogo } from './logo.ts';

test('images in base64 or percent-encoding are read', () => {
  expect(decodeLogo('data:image/png;base64,aGFsbG8=')).toEqual({
    fileName: 'operator-logo.png',
    bytes: Buffer.from('hallo'),
  });
  expect(decodeLogo('data:image/svg+xml,%3Csvg%2F%3E')?.bytes.toString()).toBe('<svg/>');
  expect(decodeLogo('data:image/svg+xml;charset=utf-8,<svg/>')?.fileName).toBe('operator-logo.svg');
});

test.each([
  null,
  'data:image/tiff;base64,aGFsbG8=',
  'data:image/png;base64,',
  'data:image/svg+xml,%zz',
  '/logo.png',
])('%s is not a usable logo', (address) => {
  expect(decodeLogo(address)).toBeNull();
});
