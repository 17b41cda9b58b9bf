import { describe, expect, it } from 'vitest';
import { fingerprint, fingerprintDistance } from './fingerprint.ts';
import type { PageSection, TextBlock } from './page-facts.ts';

const block = (text: string, section: PageSection = 'main'): TextBlock => ({
  text,
  kind: 'paragraph',
  level: null,
  heading: null,
  section,
});
const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');

describe('fingerprint', () => {
  it('is 16 hex digits, the same for the same text', () => {
    const print = fingerprint([block(numbered(0, 100))]);
    expect(print).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint([block(numbered(0, 50)), block(numbered(50, 100))])).toBe(print);
  });

  it('is near for near-copies, far for other texts', () => {
    const text = fingerprint([block(numbered(0, 400))]) ?? '';
    const edited = fingerprint([block(`${numbered(0, 200)} other ${numbered(201, 400)}`)]) ?? '';
    const other = fingerprint([block(numbered(1000, 1400))]) ?? '';
    expect(fingerprintDistance(text, edited)).toBeLessThanOrEqual(6);
    expect(fingerprintDistance(text, other)).toBeGreaterThan(12);
    expect(fingerprintDistance(text, text)).toBe(0);
    expect(fingerprintDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
  });

  it('looks at the main part, so that one menu does not make pages alike', () => {
    const menu = block(numbered(5000, 5300), 'navigation');
    expect(fingerprint([menu, block(numbered(0, 100))])).toBe(fingerprint([block(numbered(0, 100))]));
  });

  it('says nothing about too little text', () => {
    expect(fingerprint([block('only a few words')])).toBeNull();
  });

  it('tells texts without spaces apart', () => {
    const text = '我们是一家家族企业三十年来一直在修理屋顶请给我们打电话我们会上门服务价格公道';
    expect(fingerprint([block(text)])).toMatch(/^[0-9a-f]{16}$/);
  });
});
