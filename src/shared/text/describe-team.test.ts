import { expect, test } from 'vitest';
import { describeShareOfHours, describeStaffing, describeWorkingTime } from './describe-team.ts';

const claimed = (likely: number) => ({
  hoursPerWeek: likely / 2,
  savedHoursPerMonth: { low: 0, likely, high: likely * 2 },
  savingsUsdPerMonth: { low: 0, likely: likely * 30, high: likely * 60 },
});

test('compares the saved share of all hours, and that of the recommended modules, with the published figure', () => {
  const value = { savedShareOfAllHours: 0.1, timeEfficiency: 200 };
  const modules = [
    { paysBack: true, claimed: claimed(40) },
    { paysBack: true, claimed: claimed(20) },
    { paysBack: false, claimed: claimed(100) },
  ];
  const sentence = describeShareOfHours({ value, largest: [], modules });
  expect(sentence).toContain(
    'saves your team 10% of all hours worked, and the recommended modules alone about 3%.',
  );
  expect(sentence).toContain('report saving 5.4%');
  expect(describeShareOfHours({ value, largest: [], modules: [] })).toContain(
    '10% of all hours worked. For comparison',
  );
});

test('a share above what any study has found is said to be too high, with the work behind it', () => {
  const value = { savedShareOfAllHours: 0.2, timeEfficiency: 200 };
  expect(describeShareOfHours({ value, largest: ['Invoicing'], modules: [] })).toContain(
    'Most of it comes from Invoicing.',
  );
  expect(
    describeShareOfHours({ value: { ...value, savedShareOfAllHours: null }, largest: [], modules: [] }),
  ).toBeNull();
});

test('names the largest groups of a team that is too small to divide', () => {
  const source = { kind: 'entered' } as const;
  const staffing = { '11': 0.3, '41': 0.2, '43': 0.4, '53': 0.1 };
  expect(describeStaffing({ low: 1, likely: 1, high: 1, source }, staffing)).toBe(
    '1 person for all the work, mostly office and front desk; management.',
  );
  expect(describeStaffing({ low: 4, likely: 4, high: 4, source }, staffing)).toBe(
    'Of 4 people, about 2 in office and front desk; 1 in management; 1 in sales.',
  );
});

test('says how long volunteers work, and why we think so', () => {
  expect(describeWorkingTime({})).toBeNull();
  const line = { kind: 'volunteers', line: 'Service club' } as const;
  expect(describeWorkingTime({ workingTime: { hoursPerWeek: 3, source: line } })).toContain(
    '3 hours a week each, our assumption, because volunteers run most organizations of this kind (Service club).',
  );
  const partly = { kind: 'part-time', url: 'https://a.test/', quote: 'Lessons on Monday evenings.' } as const;
  expect(describeWorkingTime({ workingTime: { hoursPerWeek: 10, source: partly } })).toBe(
    'Working time: 10 hours a week each, our assumption for work that takes only part of the week, since the site says “Lessons on Monday evenings”.',
  );
  const entered = { hoursPerWeek: 25, source: { kind: 'entered' } } as const;
  expect(describeWorkingTime({ workingTime: entered })).toBe(
    'Working time: 25 hours a week each, as entered.',
  );
});
