import { describe, expect, it } from 'vitest';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { checkDraft, countErrors, firstError, groupErrors } from './check-draft.ts';
import {
  fillStart,
  isUntouched,
  type ManualEntryDraft,
  namedWorkflows,
  readDraft,
  startDraft,
  toSubmission,
} from './manual-entry-draft.ts';

const key = 'ab'.repeat(16);
const draftAfter = (...changes: DraftChange[]): ManualEntryDraft =>
  changes.reduce(changeDraft, startDraft({}, key));

const complete = draftAfter(
  { kind: 'business-info', change: { website: 'our shop', businessDescription: 'We sell tea.' } },
  { kind: 'workflow', key: 1, change: { name: 'Orders', department: 'Sales', type: 'operational' } },
  { kind: 'task', key: 2, change: { name: 'Confirm orders', workflowKey: 1 } },
);

describe('hours in other units', () => {
  const submitted = (change: Parameters<typeof changeDraft>[1]) =>
    toSubmission(changeDraft(complete, change)).tasks[0]?.timeInvestment;

  it('are sent as hours per week', () => {
    expect(submitted({ kind: 'task', key: 2, change: { hoursUnit: 'month', timeInvestment: '10' } })).toBe(
      '2.5',
    );
    const change = { hoursUnit: 'cases' as const, minutesPerCase: '12', casesPerWeek: '20' };
    expect(submitted({ kind: 'task', key: 2, change })).toBe('4');
  });

  it('have the limits of hours per week, stated in their own unit', () => {
    const errorOf = (change: Partial<Omit<ManualEntryDraft['tasks'][number], 'key'>>) =>
      checkDraft(changeDraft(complete, { kind: 'task', key: 2, change }))['tasks.0.timeInvestment'];
    expect(errorOf({ hoursUnit: 'month', timeInvestment: '2' })).toBeUndefined();
    expect(errorOf({ hoursUnit: 'month', timeInvestment: '1' })).toBe(
      'Enter the hours per month, from 2 to 672',
    );
    expect(errorOf({ hoursUnit: 'cases', minutesPerCase: '10' })).toBe(
      'Enter values that total 0.5 to 168 hours a week',
    );
  });

  it('are per week in drafts saved by earlier versions', () => {
    const { businessInfo, ...rest } = structuredClone(complete);
    const { headcount: _headcount, ...info } = businessInfo;
    const tasks = rest.tasks.map(
      ({ hoursUnit: _unit, minutesPerCase: _minutes, casesPerWeek: _cases, ...task }) => task,
    );
    expect(readDraft({ ...rest, businessInfo: info, tasks })).toEqual(complete);
  });
});

describe('a headcount', () => {
  const withHeadcount = (headcount: string) =>
    changeDraft(complete, { kind: 'business-info', change: { headcount } });

  it('is optional, and otherwise a whole number of people', () => {
    expect(toSubmission(complete).businessInfo).not.toHaveProperty('headcount');
    expect(checkDraft(complete)).toEqual({});
    expect(toSubmission(withHeadcount('14')).businessInfo).toMatchObject({ headcount: '14' });
    expect(checkDraft(withHeadcount('14'))).toEqual({});
    for (const wrong of ['0', '2.5', 'a few']) {
      expect(checkDraft(withHeadcount(wrong))['businessInfo.headcount']).toContain(
        'Enter a whole number of people',
      );
    }
  });
});

describe('a manual entry', () => {
  it('starts with one blank workflow and one blank task, and the specified defaults', () => {
    const draft = startDraft({}, key);
    expect(draft.businessInfo.companyType).toBe('consulting');
    expect(draft.workflows).toHaveLength(1);
    expect(draft.tasks[0]).toMatchObject({
      requiresJudgment: false,
      serviceValue: 5,
      replicabilityDifficulty: 5,
      timeInvestment: '1',
    });
  });

  it("starts with the scan's data; a type that this screen does not offer becomes other", () => {
    expect(
      startDraft({ website: 'https://a.example', companyType: 'retail' }, key).businessInfo,
    ).toMatchObject({
      website: 'https://a.example',
      companyType: 'retail',
    });
    expect(startDraft({ companyType: 'legal' }, key).businessInfo.companyType).toBe('other');
    expect(startDraft({ companyType: 'piracy' }, key).businessInfo.companyType).toBe('consulting');
  });

  it('is prefilled from a scan only while it has no address', () => {
    const start = { website: 'a.example', companyType: 'retail' };
    expect(fillStart(startDraft({}, key), start).businessInfo).toMatchObject(start);
    expect(fillStart(complete, start)).toBe(complete);
  });

  it('knows whether anything was typed', () => {
    expect(isUntouched(startDraft({ website: 'a.example' }, key))).toBe(true);
    expect(isUntouched(draftAfter({ kind: 'workflow', key: 1, change: { name: 'x' } }))).toBe(false);
    expect(isUntouched(draftAfter({ kind: 'task', key: 2, change: { serviceValue: 6 } }))).toBe(false);
  });

  it('adds tasks to the first named workflow', () => {
    expect(draftAfter({ kind: 'add-task' }).tasks[1]?.workflowKey).toBeNull();
    const named = draftAfter(
      { kind: 'add-workflow' },
      { kind: 'workflow', key: 3, change: { name: 'Second' } },
      { kind: 'add-task' },
    );
    expect(named.tasks[1]?.workflowKey).toBe(3);
  });

  it('updates the tasks when a workflow is renamed, even through an empty name, and clears them when it is removed', () => {
    const renamed = ['', 'Order desk'].reduce<ManualEntryDraft>(
      (draft, name) => changeDraft(draft, { kind: 'workflow', key: 1, change: { name } }),
      complete,
    );
    expect(toSubmission(renamed).tasks[0]?.workflow).toBe('Order desk');
    const removed = changeDraft(changeDraft(complete, { kind: 'add-workflow' }), {
      kind: 'remove-workflow',
      key: 1,
    });
    expect(toSubmission(removed).tasks[0]?.workflow).toBe('');
  });

  it('keeps the last workflow and the last task', () => {
    expect(changeDraft(complete, { kind: 'remove-workflow', key: 1 }).workflows).toHaveLength(1);
    expect(changeDraft(complete, { kind: 'remove-task', key: 2 }).tasks).toHaveLength(1);
  });

  it('offers workflows with a name only', () => {
    const draft = draftAfter(
      { kind: 'add-workflow' },
      { kind: 'workflow', key: 3, change: { name: ' Orders ' } },
    );
    expect(namedWorkflows(draft)).toEqual([{ key: 3, name: 'Orders' }]);
  });

  it('sends the three numbers as texts and no keys', () => {
    expect(toSubmission(complete).tasks[0]).toEqual({
      name: 'Confirm orders',
      workflow: 'Orders',
      requiresJudgment: false,
      serviceValue: '5',
      replicabilityDifficulty: '5',
      timeInvestment: '1',
    });
    expect(checkDraft(complete)).toEqual({});
  });

  it('survives being stored, and rejects anything that is not a draft', () => {
    expect(readDraft(JSON.parse(JSON.stringify(complete)))).toEqual(complete);
    expect(readDraft({ workflows: [] })).toBeNull();
    expect(readDraft(null)).toBeNull();
  });
});

describe('many entries at once', () => {
  it('replace the blank ones, and name their workflows', () => {
    const draft = draftAfter({
      kind: 'add-entries',
      entries: {
        workflows: [{ name: 'Orders', department: 'Sales', type: 'operational' }],
        tasks: [
          { name: 'Confirm', workflow: ' orders', timeInvestment: '2' },
          { name: 'Pack', workflow: 'Shipping' },
          { name: 'Anything', workflow: '' },
        ],
      },
    });
    expect(draft.workflows.map(({ name, department }) => [name, department])).toEqual([
      ['Orders', 'Sales'],
      ['Shipping', ''],
    ]);
    expect(toSubmission(draft).tasks.map(({ name, workflow }) => [name, workflow])).toEqual([
      ['Confirm', 'Orders'],
      ['Pack', 'Shipping'],
      ['Anything', ''],
    ]);
    const keys = [...draft.workflows, ...draft.tasks].map((entry) => entry.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Math.max(...keys)).toBeLessThan(draft.nextKey);
  });

  it('follow what was typed, and join existing workflows', () => {
    const draft = changeDraft(complete, {
      kind: 'add-entries',
      entries: {
        workflows: [{ name: 'ORDERS', department: 'Other' }],
        tasks: [{ name: 'Pack', workflow: 'orders' }],
      },
    });
    expect(draft.workflows).toEqual(complete.workflows);
    expect(draft.tasks.map(({ name, workflowKey }) => [name, workflowKey])).toEqual([
      ['Confirm orders', 1],
      ['Pack', 1],
    ]);
  });

  it('leave a blank workflow that a typed task belongs to', () => {
    const draft = draftAfter(
      { kind: 'task', key: 2, change: { name: 'Typed', workflowKey: 1 } },
      { kind: 'add-entries', entries: { workflows: [{ name: 'Orders' }], tasks: [] } },
    );
    expect(draft.workflows.map(({ key }) => key)).toContain(1);
  });

  it('are marked as typical until their figures are checked', () => {
    const draft = draftAfter({
      kind: 'add-entries',
      entries: { workflows: [], tasks: [{ name: 'Pack', workflow: 'Orders', typical: true }] },
    });
    const task = draft.tasks[0]?.key ?? 0;
    const typicalAfter = (change: object) =>
      changeDraft(draft, { kind: 'task', key: task, change }).tasks[0]?.typical;
    expect(typicalAfter({ name: 'Pack parcels' })).toBe(true);
    expect(typicalAfter({ timeInvestment: '3' })).toBe(false);
  });
});

describe('the check of a manual entry', () => {
  it('says what an empty entry lacks, with the specified messages', () => {
    const errors = checkDraft(startDraft({}, key));
    expect(errors).toEqual({
      'businessInfo.website': 'Website URL is required',
      'businessInfo.businessDescription': 'Business description is required',
      'workflows.0.name': 'Name is required',
      'workflows.0.department': 'Department is required',
      'workflows.0.type': 'Type is required',
      'tasks.0.name': 'Task name is required',
      'tasks.0.workflow': 'Associated workflow is required',
    });
    expect(countErrors(errors)).toEqual({ business: 2, workflows: 3, tasks: 2 });
    expect(firstError(errors)).toBe('businessInfo.website');
    expect(groupErrors({ ...errors, tasks: 'At most 2,000 tasks' }, 'tasks')).toEqual({
      byEntry: new Map([[0, { name: 'Task name is required', workflow: 'Associated workflow is required' }]]),
      whole: 'At most 2,000 tasks',
    });
  });

  it.each(['', '0', '0.4', '-1', 'two', '169'])('refuses %j hours', (timeInvestment) => {
    const draft = changeDraft(complete, { kind: 'task', key: 2, change: { timeInvestment } });
    expect(checkDraft(draft)).toEqual({
      'tasks.0.timeInvestment': 'Enter the hours per week, from 0.5 to 168',
    });
  });

  it.each(['0.5', '1,5', '168'])('accepts %j hours', (timeInvestment) => {
    expect(checkDraft(changeDraft(complete, { kind: 'task', key: 2, change: { timeInvestment } }))).toEqual(
      {},
    );
  });

  it.each([' Orders ', 'ORDERS'])('reports a duplicate workflow name %j at the second one', (name) => {
    const doubled = [
      { kind: 'add-workflow' } as const,
      { kind: 'workflow', key: 3, change: { name, department: 'Sales', type: 'other' } } as const,
    ].reduce<ManualEntryDraft>(changeDraft, complete);
    expect(checkDraft(doubled)).toEqual({
      'workflows.1.name': 'There is already a workflow with this name',
    });
  });

  it('reports a duplicate task name at the second one of its workflow', () => {
    const [first] = complete.tasks;
    if (!first) throw new Error('no task');
    const doubled = {
      ...complete,
      tasks: [first, { ...first, key: 9, name: ` ${first.name.toUpperCase()} ` }],
    };
    expect(checkDraft(doubled)).toEqual({
      'tasks.1.name': 'This workflow already has a task with this name',
    });
    const elsewhere = { ...first, key: 9, workflowKey: null };
    expect(checkDraft({ ...complete, tasks: [first, elsewhere] })['tasks.1.name']).toBeUndefined();
  });

  it('finds the first error in screen order, not alphabetically', () => {
    expect(firstError({ 'tasks.10.name': 'x', 'tasks.2.timeInvestment': 'x', 'tasks.2.workflow': 'x' })).toBe(
      'tasks.2.workflow',
    );
    expect(firstError({})).toBeNull();
  });
});
