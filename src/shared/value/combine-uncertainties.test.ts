import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combineUncertainties } from './combine-uncertainties.ts';

it('combines two independent factors of two to less than a factor of four', () => {
  const range = combineUncertainties(100, [
    { low: 50, high: 200 },
    { low: 50, high: 200 },
  ]);
  expect(range.low).toBeCloseTo(37.5, 0);
  expect(range.high).toBeCloseTo(266.5, 0);
});

it('equals the only uncertainty if there is just one', () => {
  const range = combineUncertainties(80, [{ low: 50, high: 90 }]);
  expect([range.low, range.high].map(Math.round)).toEqual([50, 90]);
});

it('keeps the order and covers each uncertainty alone', () => {
  const end = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      fc.array(fc.tuple(end, end)),
      (likely, spreads) => {
        const alone = spreads.map(([down, up]) => ({ low: likely * down, high: likely * (1 + up) }));
        const range = combineUncertainties(likely, alone);
        for (const { low, high } of alone) {
          expect(range.low).toBeLessThanOrEqual(low * (1 + 1e-9));
          expect(range.high).toBeGreaterThanOrEqual(high * (1 - 1e-9));
        }
      },
    ),
  );
});
