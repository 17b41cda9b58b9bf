import { expect, test } from 'vitest';
import { placeInMatrix } from './place-in-matrix.ts';

const module = (id: string, implementationTime: number, likely: number) => ({
  id,
  name: id,
  implementationTime,
  paysBack: true,
  claimed: {
    hoursPerWeek: 1,
    savedHoursPerMonth: { low: 0, likely: 1, high: 2 },
    savingsUsdPerMonth: { low: 0, likely, high: likely * 2 },
  },
});
const idsOf = (modules: ReturnType<typeof module>[]) =>
  Object.fromEntries(
    Object.entries(placeInMatrix(modules)).map(([field, rows]) => [field, rows.map(({ id }) => id)]),
  );

test('modules are divided into four fields by a tenth of the savings and by seven days', () => {
  expect(
    idsOf([
      module('a', 7, 450),
      module('b', 8, 351),
      module('c', 2, 100),
      module('d', 1, 99),
      module('e', 21, 0),
    ]),
  ).toEqual({
    'do-first': ['a', 'c'],
    plan: ['b'],
    'pick-up': ['d'],
    leave: ['e'],
  });
});

test('without savings, nothing has much value', () => {
  expect(idsOf([module('a', 1, 0)])).toEqual({ 'do-first': [], plan: [], 'pick-up': ['a'], leave: [] });
});

test("modules that aren't worth introducing have no field", () => {
  const slow = { ...module('a', 1, 900), paysBack: false };
  expect(Object.values(placeInMatrix([slow, module('b', 1, 100)])).flat()).toEqual([module('b', 1, 100)]);
});
