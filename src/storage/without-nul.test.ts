import { describe, expect, it } from 'vitest';
import { withoutNul } from './without-nul.ts';

describe('withoutNul', () => {
  it('removes NUL from texts and keys at any depth and changes nothing else', () => {
    const date = new Date(0);
    const bytes = new Uint8Array([0, 1]);
    expect(withoutNul({ 'a\0': ['x\0y', { deep: '\0' }], n: 1, no: null, date, bytes, ok: true })).toEqual({
      a: ['xy', { deep: '' }],
      n: 1,
      no: null,
      date,
      bytes,
      ok: true,
    });
  });

  it('replaces lone surrogates and keeps pairs', () => {
    expect(withoutNul('a\ud83d b\u{1f600}')).toBe('a\ufffd b\u{1f600}');
  });
});
