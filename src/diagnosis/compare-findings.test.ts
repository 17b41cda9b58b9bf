import { expect, test } from 'vitest';
import type { Framework } from '#shared/schemas/framework.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { type ComparedFindings, compareFindings } from './compare-findings.ts';

type Given = Record<string, [name: string, hours: number, framework?: Framework][]>;

function findings(given: Given, nameOf = (key: string) => key): ComparedFindings {
  const tasks = Object.entries(given).flatMap(([key, own]) =>
    own.map(([name, hours, framework = 'Automate']) => ({ name, workflow: nameOf(key), hours, framework })),
  );
  const numbered = tasks.map((task, index) => ({ ...task, id: index + 1 }));
  const workflows = Object.entries(given).map(([key, own]) => ({
    name: nameOf(key),
    timeInvestment: own.reduce((sum, [, hours]) => sum + hours, 0),
    teamSize: 1,
    work: null,
  }));
  const lines = numbered.map(({ id, hours }) => ({
    taskId: id,
    hoursPerWeek: hours,
    savingsUsdPerMonth: { low: 0, likely: hours * 10, high: 0 },
  }));
  return {
    keys: Object.keys(given),
    findings: {
      workflows: workflows as unknown as Workflow[],
      tasks: numbered as unknown as Task[],
      value: { simple: { lines } as unknown as ValueSummary, advanced: { lines } as unknown as ValueSummary },
    },
  };
}

test('lists workflows as new, gone, changed, or unchanged, in that order, with the tasks that differ', () => {
  const before = findings({
    booking: [
      ['Answer', 4],
      ['Remind', 2],
    ],
    payroll: [['Pay', 3]],
    stock: [['Count', 1]],
  });
  const after = findings({
    booking: [
      ['Answer', 4, 'Optimize'],
      ['Confirm', 1],
    ],
    stock: [['Count', 1.02]],
    shop: [['Ship', 5]],
  });
  const compared = compareFindings(before, after);
  expect(compared.map(({ name, change }) => [name, change])).toEqual([
    ['shop', 'new'],
    ['payroll', 'gone'],
    ['booking', 'changed'],
    ['stock', 'same'],
  ]);
  expect(compared[0]).toMatchObject({
    before: null,
    after: { tasks: 1, hoursPerWeek: 5, savingsUsdPerMonth: 50 },
  });
  expect(compared[2]?.tasks).toEqual([
    {
      name: 'Answer',
      change: 'changed',
      before: { framework: 'Automate', hoursPerWeek: 4 },
      after: { framework: 'Optimize', hoursPerWeek: 4 },
    },
    { name: 'Confirm', change: 'new', before: null, after: { framework: 'Automate', hoursPerWeek: 1 } },
    { name: 'Remind', change: 'gone', before: { framework: 'Automate', hoursPerWeek: 2 }, after: null },
  ]);
  expect(compared[3]?.tasks).toEqual([]);
});

test('recognizes a renamed workflow by its definition', () => {
  const compared = compareFindings(
    findings({ booking: [['Answer', 4]] }, () => 'Appointments'),
    findings({ booking: [['Answer', 4]] }, () => 'Bookings'),
  );
  expect(compared).toMatchObject([{ name: 'Bookings', change: 'same' }]);
});
