import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { scanQuality } from './scan-quality.ts';

const text = Array.from({ length: 50 }, () => 'word '.repeat(10).trim());
const kinds = ['home', 'services', 'contact', 'about', 'team', 'careers', 'faq'] as const;
const ample = Array.from({ length: 14 }, (_, index) =>
  pageOf(`/${index}`, text, { kind: kinds[index % kinds.length] }),
);

describe('scanQuality', () => {
  it('is 100 for a large, varied, readable site with observed workflows', () => {
    const { scanQuality: percent, scanQualityParts } = scanQuality({ found: 14, read: 14 }, ample, [
      { basis: 'observed' },
    ]);
    expect(percent).toBe(100);
    expect(scanQualityParts.map(({ share }) => share)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('is the weighted sum of its parts', () => {
    const { scanQuality: percent, scanQualityParts } = scanQuality(
      { found: 40, read: 4 },
      ample.slice(0, 4),
      [{ basis: 'observed' }, { basis: 'inferred' }],
    );
    const sum = scanQualityParts.reduce((total, { share, weight }) => total + share * weight, 0);
    expect(Math.abs((percent ?? 0) - sum * 100)).toBeLessThanOrEqual(1);
    expect(percent).toBeLessThan(70);
  });

  it('states how much of the site was read apart from the number of pages', () => {
    const { scanQualityParts } = scanQuality({ found: 3, read: 3 }, ample.slice(0, 3), []);
    expect(scanQualityParts.slice(0, 2)).toEqual([
      { label: 'Pages read, out of up to 40 found', weight: 0.15, share: 1 },
      { label: 'Number of pages read', weight: 0.15, share: 0.25 },
    ]);
    expect(scanQualityParts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('does not count words in unreadable languages, or evidence without workflows', () => {
    const foreign = ample.map((page) => ({ ...page, language: 'fi' }));
    const { scanQualityParts } = scanQuality({ found: 14, read: 14 }, foreign, [{ basis: 'inferred' }]);
    expect(scanQualityParts.map(({ share }) => share)).toEqual([1, 1, 0, 1, 0, 0]);
  });

  it('is null if nothing was interpreted and nothing was found without words', () => {
    const foreign = ample.map((page) => ({ ...page, language: 'fi' }));
    expect(scanQuality({ found: 14, read: 14 }, foreign, []).scanQuality).toBeNull();
  });

  it('is null if nothing was read', () => {
    expect(scanQuality({ found: 3, read: 0 }, [], [])).toEqual({ scanQuality: null, scanQualityParts: [] });
  });
});
