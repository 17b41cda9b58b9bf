import { describe, expect, it } from 'vitest';
import { likelyShare } from './likely-share.ts';

describe('likelyShare', () => {
  // Calculated by hand with Wilson's formula.
  it.each([
    [{ right: 8, of: 10 }, 0.49, 0.943],
    [{ right: 98, of: 132 }, 0.662, 0.809],
    [{ right: 0, of: 10 }, 0, 0.278],
    [{ right: 589, of: 589 }, 0.994, 1],
  ])('for %o is between %d and %d', (count, low, high) => {
    const range = likelyShare(count);
    expect(range.low).toBeCloseTo(low, 3);
    expect(range.high).toBeCloseTo(high, 3);
  });
});
