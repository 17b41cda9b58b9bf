import { expect, test } from 'vitest';
import { orderByReturn } from './order-by-return.ts';

const module = (id: string, price: number, likely: number) => ({
  id,
  price,
  claimed: {
    hoursPerWeek: 1,
    savedHoursPerMonth: { low: 0, likely: 1, high: 2 },
    savingsUsdPerMonth: { low: 0, likely, high: likely * 2 },
  },
});

test('modules are sorted by a year of savings minus their price; equal ones keep their order', () => {
  const ids = orderByReturn([
    module('dear', 30_000, 1000),
    module('cheap', 1000, 400),
    module('same', 1000, 400),
    module('large', 6000, 9000),
  ]).map(({ id }) => id);
  expect(ids).toEqual(['large', 'cheap', 'same', 'dear']);
});
