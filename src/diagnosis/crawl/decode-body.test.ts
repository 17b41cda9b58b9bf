import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeBody } from './decode-body.ts';

const text = 'Boilers repaired within a day. '.repeat(500);
const plain = Buffer.from(text);
const max = 1024 * 1024;

describe('decodeBody', () => {
  it.each<[string, Uint8Array]>([
    ['gzip', zlib.gzipSync(plain)],
    ['x-gzip', zlib.gzipSync(plain)],
    ['deflate', zlib.deflateSync(plain)],
    ['deflate', zlib.deflateRawSync(plain)],
    ['br', zlib.brotliCompressSync(plain)],
    ['zstd', zlib.zstdCompressSync(plain)],
    ['identity', plain],
    ['', plain],
    ['GZIP, br', zlib.brotliCompressSync(zlib.gzipSync(plain))],
  ])('undoes %s', async (encoding, bytes) => {
    const body = await decodeBody(bytes, encoding, max, false);
    expect(Buffer.from(body.bytes).toString()).toBe(text);
    expect(body.truncated).toBe(false);
  });

  it.each(['gzip', 'deflate', 'br', 'zstd'])('stops a %s bomb at the limit', async (encoding) => {
    const zeros = Buffer.alloc(50 * 1024 * 1024);
    const compress = {
      gzip: zlib.gzipSync,
      deflate: zlib.deflateSync,
      br: zlib.brotliCompressSync,
      zstd: zlib.zstdCompressSync,
    };
    const bomb = compress[encoding as keyof typeof compress](zeros);
    const body = await decodeBody(bomb, encoding, 1000, false);
    expect(body.bytes).toHaveLength(1000);
    expect(body.truncated).toBe(true);
  });

  it('returns what it can of a body that we truncated', async () => {
    const cut = zlib
      .gzipSync(Buffer.from(Array.from({ length: 50_000 }, (_, n) => String(n)).join(' ')))
      .subarray(0, 60_000);
    const body = await decodeBody(cut, 'gzip', max, true);
    expect(Buffer.from(body.bytes).toString()).toMatch(/^0 1 2 3/);
    expect(body.truncated).toBe(true);
  });

  it.each<[string, Uint8Array]>([
    ['gzip', plain],
    ['gzip', zlib.gzipSync(plain).subarray(0, 40)],
    ['br', Buffer.from('<!doctype html>')],
    ['zstd', plain],
    ['compress', plain],
    ['gzip, gzip, gzip', zlib.gzipSync(zlib.gzipSync(zlib.gzipSync(plain)))],
  ])('rejects a body that is not %s', async (encoding, bytes) => {
    await expect(decodeBody(bytes, encoding, max, false)).rejects.toThrow();
  });
});
