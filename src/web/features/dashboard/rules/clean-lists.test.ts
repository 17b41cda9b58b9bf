import { describe, expect, it } from 'vitest';
import { cleanOfferings } from './clean-offerings.ts';
import { cleanTasks } from './clean-tasks.ts';
import { cleanWorkflows } from './clean-workflows.ts';

describe('cleanWorkflows', () => {
  it('drops workflows whose name is missing, empty, blank or not a string', () => {
    const names = cleanWorkflows([
      { id: 1 },
      { id: 2, name: '' },
      { id: 3, name: '  ' },
      { id: 4, name: 5 },
      null,
      'x',
    ]);
    expect(names).toEqual([]);
  });

  it('keeps the first of several with the same name', () => {
    const rows = cleanWorkflows([
      { id: 7, name: 'Booking' },
      { id: 3, name: 'Booking' },
      { id: 4, name: 'Billing' },
    ]);
    expect(rows.map((row) => row.id)).toEqual([7, 4]);
  });

  it('uses N/A for missing text, 0 for missing numbers, and 1 for the team size', () => {
    expect(cleanWorkflows([{ id: '12', name: 'Booking' }])).toMatchObject([
      {
        id: 12,
        department: 'N/A',
        type: 'N/A',
        taskCount: 0,
        timeInvestment: 0,
        teamSize: 1,
        teamRoles: [],
        performedBy: 'own',
      },
    ]);
  });

  it('keeps a workflow whose evidence is partly unreadable', () => {
    const [row] = cleanWorkflows([
      {
        id: 1,
        name: 'Booking',
        evidence: [{ url: 'https://a.test/', quote: 'Book now', kind: 'text' }, { url: 3 }],
      },
    ]);
    expect(row?.evidence).toHaveLength(1);
  });

  it('treats anything but a list as empty', () => {
    expect(cleanWorkflows({ generating: true })).toEqual([]);
  });
});

describe('cleanOfferings', () => {
  it('keeps offerings with an id and a name, with their readable quotes', () => {
    const quote = { url: 'https://a.test/', quote: 'Repairs', kind: 'text' };
    expect(
      cleanOfferings([
        { id: '7', name: ' Repairs ', evidence: [quote, { quote: 3 }] },
        { id: 8, name: ' ' },
        { name: 'Without an id' },
        null,
      ]),
    ).toEqual([{ id: 7, name: 'Repairs', evidence: [quote], workflow: null }]);
    expect(cleanOfferings({ generating: true })).toEqual([]);
  });
});

describe('cleanTasks', () => {
  it('drops entries that are not objects or have no id', () => {
    expect(cleanTasks([null, 'x', 5, { name: 'Answer calls' }, { id: null, name: 'Answer calls' }])).toEqual(
      [],
    );
  });

  it('keeps ids that are numeric strings, and id 0', () => {
    expect(
      cleanTasks([
        { id: '8', name: 'A' },
        { id: 0, name: 'B' },
      ]).map((task) => task.id),
    ).toEqual([8, 0]);
  });

  it('keeps one task per workflow and name', () => {
    const rows = cleanTasks([
      { id: 1, name: 'Answer', workflow: 'Support' },
      { id: 2, name: 'Answer', workflow: 'Support' },
      { id: 3, name: 'Answer', workflow: 'Sales' },
    ]);
    expect(rows.map((task) => task.id)).toEqual([1, 3]);
  });

  it('counts a missing workflow as UnknownWorkflow and a missing name as UnnamedTask', () => {
    const rows = cleanTasks([
      { id: 1, name: 'Answer' },
      { id: 2, name: 'Answer', workflow: 'UnknownWorkflow' },
      { id: 3, workflow: 'Sales' },
      { id: 4, name: 'UnnamedTask', workflow: 'Sales' },
    ]);
    expect(rows.map((task) => task.id)).toEqual([1, 3]);
  });

  it("prefers a task with a role, even with a higher id, at the first one's position", () => {
    const rows = cleanTasks([
      { id: 1, name: 'Answer', workflow: 'Support' },
      { id: 5, name: 'Other', workflow: 'Support' },
      { id: 9, name: 'Answer', workflow: 'Support', assignedRole: 'Project Manager' },
    ]);
    expect(rows.map((task) => task.id)).toEqual([9, 5]);
  });

  it('compares ids as numbers', () => {
    expect(
      cleanTasks([
        { id: '10', name: 'A', workflow: 'W' },
        { id: '9', name: 'A', workflow: 'W' },
      ])[0]?.id,
    ).toBe(9);
  });

  it('does not confuse keys that would be equal if joined', () => {
    expect(
      cleanTasks([
        { id: 1, workflow: 'A-B', name: 'C' },
        { id: 2, workflow: 'A', name: 'B-C' },
      ]),
    ).toHaveLength(2);
  });

  it('reads null judgment as false, numeric strings as numbers and missing ratings as unknown', () => {
    const rows = cleanTasks([
      { id: 1, name: 'A', requiresJudgment: null, timeInvestment: '2.5', serviceValue: 'high' },
    ]);
    expect(rows).toMatchObject([
      {
        requiresJudgment: false,
        timeInvestment: 2.5,
        serviceValue: null,
        replicabilityDifficulty: null,
        framework: null,
      },
    ]);
  });

  it('treats anything but a list as empty', () => {
    expect(cleanTasks({ tasks: [] })).toEqual([]);
    expect(cleanTasks(undefined)).toEqual([]);
  });
});
