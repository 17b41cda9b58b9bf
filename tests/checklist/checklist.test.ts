import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allRows, listRows, type ProofsByFile } from './covered-rows.ts';
import { dashboardAreas, dashboardProofs, dashboardRowsElsewhere } from './dashboard-rows.ts';
import { entityAreas, entityProofs, entityRowsElsewhere } from './entity-rows.ts';
import { messageAreas, messageProofs, messageRowsElsewhere } from './message-rows.ts';
import { operatorAreas, operatorProofs, operatorRowsElsewhere } from './operator-rows.ts';
import {
  recommendationAreas,
  recommendationProofs,
  recommendationRowsElsewhere,
} from './recommendation-rows.ts';
import { reportAreas, reportProofs, reportRowsElsewhere } from './report-rows.ts';

const parts: [string, Record<string, number>, string, ProofsByFile][] = [
  ['dashboard', dashboardAreas, dashboardRowsElsewhere, dashboardProofs],
  ['recommendations', recommendationAreas, recommendationRowsElsewhere, recommendationProofs],
  ['report', reportAreas, reportRowsElsewhere, reportProofs],
  ['operator', operatorAreas, operatorRowsElsewhere, operatorProofs],
  ['messages', messageAreas, messageRowsElsewhere, messageProofs],
  ['entities', entityAreas, entityRowsElsewhere, entityProofs],
];

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

it('lists rows one by one', () => {
  expect(listRows('2.tasks.002-003 005 2.workflows.019')).toEqual([
    '2.tasks.002',
    '2.tasks.003',
    '2.tasks.005',
    '2.workflows.019',
  ]);
  expect(listRows('')).toEqual([]);
  expect(() => listRows('005')).toThrow('No area before: 005');
});

describe.each(parts)('the rows of the %s', (_part, areas, elsewhere, proofs) => {
  it.each(Object.entries(proofs))('%s has the tests that its rows name', (file, rowsByTitle) => {
    expect(existsSync(pathOf(file)), file).toBe(true);
    const text = readFileSync(pathOf(file), 'utf8');
    const missing = Object.keys(rowsByTitle).filter(
      (title) => !["'", '"', '`'].some((q) => text.includes(`${q}${title}${q}`)),
    );
    expect(missing).toEqual([]);
  });

  it('are each proven by a test, and no other row is named', () => {
    const named = new Set(
      Object.values(proofs).flatMap((rowsByTitle) => Object.values(rowsByTitle).flatMap(listRows)),
    );
    const expected = [
      ...Object.entries(areas).flatMap(([area, count]) => allRows(area, count)),
      ...listRows(elsewhere),
    ];
    expect(expected.filter((row) => !named.has(row))).toEqual([]);
    expect([...named].filter((row) => !expected.includes(row))).toEqual([]);
  });
});
