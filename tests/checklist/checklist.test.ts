import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allRows, listRows } from './covered-rows.ts';
import { dashboardAreas, dashboardProofs, dashboardRowsElsewhere } from './dashboard-rows.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

it('lists rows one by one', () => {
  expect(listRows('2.tasks.002-003 005 2.workflows.019')).toEqual([
    '2.tasks.002',
    '2.tasks.003',
    '2.tasks.005',
    '2.workflows.019',
  ]);
  expect(() => listRows('005')).toThrow('No area before: 005');
});

it.each(Object.entries(dashboardProofs))('%s has the tests that its rows name', (file, proofs) => {
  expect(existsSync(pathOf(file)), file).toBe(true);
  const text = readFileSync(pathOf(file), 'utf8');
  const missing = Object.keys(proofs).filter(
    (title) => !["'", '"', '`'].some((q) => text.includes(`${q}${title}${q}`)),
  );
  expect(missing).toEqual([]);
});

it('every row of the dashboard is proven by a test, and no other row is named', () => {
  const named = new Set(
    Object.values(dashboardProofs).flatMap((proofs) => Object.values(proofs).flatMap(listRows)),
  );
  const expected = [
    ...Object.entries(dashboardAreas).flatMap(([area, count]) => allRows(area, count)),
    ...listRows(dashboardRowsElsewhere),
  ];
  expect(expected.filter((row) => !named.has(row))).toEqual([]);
  expect([...named].filter((row) => !expected.includes(row))).toEqual([]);
});
