import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModeledWork, StaffingShares } from '../../schemas/company-model.ts';
import {
  allotHours,
  deliveryShare,
  fullTimeHours,
  mainlyDelivers,
  notVisibleShare,
  notVisibleShareOfDelivery,
} from './allot-hours.ts';
import { occupationGroups } from './occupation-groups.ts';

const shareRange = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map((shares) => {
    const [low = 0, likely = 0, high = 0] = shares.toSorted((a, b) => a - b);
    return { low, likely, high };
  });
const groups = fc.dictionary(fc.constantFrom(...occupationGroups), shareRange, { minKeys: 1, maxKeys: 4 });
const work: fc.Arbitrary<ModeledWork> = fc.record({
  groups,
  grows: fc.constantFrom('customers' as const, 'people' as const, 'fixed' as const),
  isCore: fc.boolean(),
});
const works = fc.array(work, { minLength: 1, maxLength: 12 }).map((list) => new Map(list.entries()));
const staffing: fc.Arbitrary<StaffingShares> = fc
  .array(fc.integer({ min: 0, max: 20 }), {
    minLength: occupationGroups.length,
    maxLength: occupationGroups.length,
  })
  .filter((parts) => parts.some((part) => part > 0))
  .map((parts) => {
    const total = parts.reduce((sum, part) => sum + part, 0);
    return Object.fromEntries(occupationGroups.map((group, index) => [group, (parts[index] ?? 0) / total]));
  });
const people = fc.integer({ min: 1, max: 5000 });
const tolerance = 1e-6;

describe('the hours of a workflow', () => {
  it('increase with the headcount', () => {
    fc.assert(
      fc.property(people, people, staffing, work, (a, b, shares, only) => {
        const at = (count: number) =>
          allotHours({ people: count, staffing: shares, works: new Map([['one', only]]) }).get('one')
            ?.hoursPerWeek.likely ?? 0;
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)) - tolerance);
      }),
    );
  });

  it('are in proportion to the working time of each person', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 60 }), staffing, works, (count, hours, shares, found) => {
        const at = (hoursPerPerson: number) =>
          allotHours({ people: count, hoursPerPerson, staffing: shares, works: found });
        const full = at(fullTimeHours);
        for (const [id, { hoursPerWeek, people: doers }] of at(hours)) {
          const whole = full.get(id)?.hoursPerWeek.likely ?? 0;
          expect(hoursPerWeek.likely).toBeCloseTo((whole * hours) / fullTimeHours);
          expect(doers).toBeLessThanOrEqual(count);
        }
      }),
    );
  });

  it("never exceed a group's visible time, nor core work its part of that", () => {
    fc.assert(
      fc.property(people, staffing, works, (count, shares, found) => {
        const allotted = allotHours({ people: count, staffing: shares, works: found });
        const hoursOf = (only: readonly [number, ModeledWork][]) =>
          only.reduce((sum, [id]) => sum + (allotted.get(id)?.hoursPerWeek.likely ?? 0), 0);
        const week = count * fullTimeHours;
        expect(hoursOf([...found])).toBeLessThanOrEqual(
          week * (1 - notVisibleShareOfDelivery) * (1 + tolerance),
        );
        for (const group of occupationGroups) {
          const alone = [...found].filter(([, { groups }]) =>
            Object.keys(groups).every((own) => own === group),
          );
          const core = [...found.values()].filter(({ isCore }) => isCore);
          const wanted = core.reduce((sum, { groups }) => sum + (groups[group]?.likely ?? 0), 0);
          const time = (shares[group] ?? 0) * week;
          const hidden = wanted < mainlyDelivers ? notVisibleShare : notVisibleShareOfDelivery;
          // Work that hardly scales takes a larger share of people's time in a small organization.
          const isFixed = core.some(({ grows }) => grows === 'fixed');
          const visible = time * (1 - (isFixed ? notVisibleShareOfDelivery : hidden));
          expect(hoursOf(alone)).toBeLessThanOrEqual(visible + tolerance * (1 + visible));
          expect(hoursOf(alone.filter(([, { isCore }]) => isCore))).toBeLessThanOrEqual(
            time * deliveryShare + tolerance * (1 + time),
          );
        }
      }),
    );
  });

  it('stay ordered from low to high, and within a full week for each person who does it', () => {
    fc.assert(
      fc.property(people, staffing, works, (count, shares, found) => {
        for (const { hoursPerWeek, people: doers } of allotHours({
          people: count,
          staffing: shares,
          works: found,
        }).values()) {
          expect(hoursPerWeek.low).toBeLessThanOrEqual(hoursPerWeek.likely + tolerance);
          expect(hoursPerWeek.likely).toBeLessThanOrEqual(hoursPerWeek.high + tolerance);
          expect(hoursPerWeek.likely / doers).toBeLessThanOrEqual(fullTimeHours * (1 + tolerance));
        }
      }),
    );
  });

  const hoursOf = (count: number, over: Partial<ModeledWork>) => {
    const only: ModeledWork = {
      groups: { '43': { low: 0.02, likely: 0.05, high: 0.1 } },
      grows: 'customers',
      isCore: false,
      ...over,
    };
    const allotted = allotHours({ people: count, staffing: { '43': 1 }, works: new Map([['one', only]]) });
    return allotted.get('one')?.hoursPerWeek.likely ?? 0;
  };

  it('of desk work are a larger share in a small organization, those of delivery are not', () => {
    expect(hoursOf(3, {}) / 3).toBeGreaterThan((hoursOf(30, {}) / 30) * 1.3);
    expect(hoursOf(3, { isCore: true }) / 3).toBeCloseTo(hoursOf(30, { isCore: true }) / 30);
  });

  it('that hardly grow are a larger share in a small organization, unless they deliver', () => {
    const newsletter = { grows: 'fixed' as const };
    const contest = { grows: 'fixed' as const, isCore: true };
    expect(hoursOf(3, newsletter) / 3).toBeGreaterThan(hoursOf(20, newsletter) / 20);
    expect(hoursOf(3, contest) / 3).toBeCloseTo(hoursOf(20, contest) / 20);
    expect(hoursOf(300, contest) / 300).toBeLessThan(hoursOf(20, contest) / 20);
  });

  it('of core delivery do not shrink because of other work', () => {
    fc.assert(
      fc.property(people, staffing, work, works, (count, shares, core, others) => {
        const first: ModeledWork = { ...core, isCore: true };
        const side = new Map([...others].map(([id, one]) => [id, { ...one, isCore: false }]));
        const hours = (found: ReadonlyMap<number, ModeledWork>) =>
          allotHours({ people: count, staffing: shares, works: found }).get(-1)?.hoursPerWeek.likely;
        expect(hours(new Map([[-1, first], ...side]))).toBe(hours(new Map([[-1, first]])));
      }),
    );
  });

  it('per person, for work that grows with customers or people, differ by less than a factor of two between sizes', () => {
    fc.assert(
      fc.property(staffing, works, (shares, found) => {
        const perHead = [3, 23, 317].map((count) => {
          const allotted = allotHours({ people: count, staffing: shares, works: found });
          const growing = [...found].filter(([, { grows, isCore }]) => grows !== 'fixed' && isCore);
          return growing.reduce((sum, [id]) => sum + (allotted.get(id)?.hoursPerWeek.likely ?? 0), 0) / count;
        });
        const noFixedCore = [...found.values()].every(({ grows, isCore }) => !isCore || grows !== 'fixed');
        if (!noFixedCore || Math.min(...perHead) === 0) return;
        expect(Math.max(...perHead) / Math.min(...perHead)).toBeLessThan(2);
      }),
    );
  });
});

it('for a blog with two posts a year stay at what two posts take', () => {
  const blog: ModeledWork = {
    groups: { '27': { low: 0.1, likely: 0.3, high: 0.5 } },
    grows: 'fixed',
    isCore: false,
    volume: { text: '2 posts a year', maxHoursPerWeek: 0.25 },
  };
  const hours = allotHours({
    people: 30,
    staffing: { '27': 0.2, '43': 0.8 },
    works: new Map([['blog', blog]]),
  });
  expect(hours.get('blog')).toMatchObject({ hoursPerWeek: { likely: 0.25 }, people: 1 });
});
