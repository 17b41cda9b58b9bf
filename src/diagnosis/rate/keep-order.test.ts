import { expect, it } from 'vitest';
import type { ModeledWork } from '#shared/schemas/company-model.ts';
import { keepOrder, limitHours, step } from './keep-order.ts';

const staffing = { '47': 0.6, '53': 0.1 };
const work = (group: '47' | '53', likely: number): ModeledWork => ({
  groups: { [group]: { low: likely / 2, likely, high: likely * 1.5 } },
  grows: 'customers',
  isCore: true,
});
const hours = ({ groups }: ModeledWork) =>
  staffing['47'] * (groups['47']?.likely ?? 0) + staffing['53'] * (groups['53']?.likely ?? 0);
const totalOf = (works: readonly ModeledWork[], group: '47' | '53') =>
  works.reduce((sum, { groups }) => sum + (groups[group]?.likely ?? 0), 0);

it('gives the first work more time than the next, with unchanged totals of each group', () => {
  const works = [work('53', 0.5), work('47', 0.4), work('47', 0.1), work('53', 0.05)];
  const ordered = keepOrder(works, hours);
  const [first = 0, second = 0, third = 0, last = 0] = ordered.map(hours);
  expect(second).toBeCloseTo(first * step);
  expect(second).toBeGreaterThan(third);
  expect(third).toBeGreaterThan(last);
  for (const group of ['47', '53'] as const)
    expect(totalOf(ordered, group)).toBeCloseTo(totalOf(works, group));
});

it('changes nothing that is in order', () => {
  const works = [work('47', 0.4), work('47', 0.3), work('53', 0.2)];
  expect(keepOrder(works, hours)).toEqual(works);
});

it('limits the hours of other work', () => {
  const limited = limitHours(work('47', 0.4), { to: 0.06 }, hours);
  expect(hours(limited)).toBeCloseTo(0.06);
  expect(limited.groups['47']?.high).toBeCloseTo(0.15);
  expect(limitHours(limited, { to: 1 }, hours)).toBe(limited);
  expect(hours(limitHours(limited, { from: 0.09, to: 1 }, hours))).toBeCloseTo(0.09);
  const nobodys = work('47', 0);
  expect(limitHours(nobodys, { from: 0.09, to: 1 }, hours)).toEqual(nobodys);
});

it('limits the hours of work that a count on the site caps at more', () => {
  const capped = { ...work('47', 0.4), volume: { maxHoursPerWeek: 0.1 } as ModeledWork['volume'] };
  const cappedHours = (one: ModeledWork) => Math.min(hours(one), one.volume?.maxHoursPerWeek ?? 1);
  expect(cappedHours(limitHours(capped as ModeledWork, { to: 0.06 }, cappedHours))).toBeCloseTo(0.06);
});
