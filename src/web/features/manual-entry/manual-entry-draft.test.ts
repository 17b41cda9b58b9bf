import { describe, expect, it } from 'vitest';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { checkDraft, countErrors, errorsOfEntry, firstError } from './check-draft.ts';
import {
  type ManualEntryDraft,
  namedWorkflows,
  readDraft,
  startDraft,
  toSubmission,
} from './manual-entry-draft.ts';

const draftAfter = (...changes: DraftChange[]): ManualEntryDraft =>
  changes.reduce(changeDraft, startDraft({}));

const complete = draftAfter(
  { kind: 'business-info', change: { website: 'our shop', businessDescription: 'We sell tea.' } },
  { kind: 'workflow', key: 1, change: { name: 'Orders', department: 'Sales', type: 'operational' } },
  { kind: 'task', key: 2, change: { name: 'Confirm orders', workflowKey: 1 } },
);

describe('a manual entry', () => {
  it('starts with one blank workflow and one blank task, and the specified defaults', () => {
    const draft = startDraft({});
    expect(draft.businessInfo.companyType).toBe('consulting');
    expect(draft.workflows).toHaveLength(1);
    expect(draft.tasks[0]).toMatchObject({
      requiresJudgment: false,
      serviceValue: 5,
      replicabilityDifficulty: 5,
      timeInvestment: '1',
    });
  });

  it('starts with what a scan knew; a type that this screen does not offer stays the default', () => {
    expect(startDraft({ website: 'https://a.example', companyType: 'retail' }).businessInfo).toMatchObject({
      website: 'https://a.example',
      companyType: 'retail',
    });
    expect(startDraft({ companyType: 'legal' }).businessInfo.companyType).toBe('consulting');
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

  it('lets a rename follow into the tasks, through an empty name too, and a removal clear them there', () => {
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

  it('survives being kept, and refuses what is not a draft', () => {
    expect(readDraft(JSON.parse(JSON.stringify(complete)))).toEqual(complete);
    expect(readDraft({ workflows: [] })).toBeNull();
    expect(readDraft(null)).toBeNull();
  });
});

describe('the check of a manual entry', () => {
  it('says what an empty one lacks, with the specified messages', () => {
    const errors = checkDraft(startDraft({}));
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
    expect(errorsOfEntry(errors, 'tasks', 0)).toEqual({
      name: 'Task name is required',
      workflow: 'Associated workflow is required',
    });
  });

  it.each(['', '0', '0.4', '-1', 'two', '169'])('refuses %j hours', (timeInvestment) => {
    const draft = changeDraft(complete, { kind: 'task', key: 2, change: { timeInvestment } });
    expect(checkDraft(draft)).toEqual({
      'tasks.0.timeInvestment': 'Enter the hours per week, from 0.5 to 168',
    });
  });

  it.each(['0.5', '1,5', '168'])('takes %j hours', (timeInvestment) => {
    expect(checkDraft(changeDraft(complete, { kind: 'task', key: 2, change: { timeInvestment } }))).toEqual(
      {},
    );
  });

  it('names doubled workflow names at the second', () => {
    const doubled = [
      { kind: 'add-workflow' } as const,
      { kind: 'workflow', key: 3, change: { name: ' Orders ', department: 'Sales', type: 'other' } } as const,
    ].reduce<ManualEntryDraft>(changeDraft, complete);
    expect(checkDraft(doubled)).toEqual({
      'workflows.1.name': 'There is already a workflow with this name',
    });
  });

  it('finds the first error in the order of the screen, not of the letters', () => {
    expect(firstError({ 'tasks.10.name': 'x', 'tasks.2.timeInvestment': 'x', 'tasks.2.workflow': 'x' })).toBe(
      'tasks.2.workflow',
    );
    expect(firstError({})).toBeNull();
  });
});
