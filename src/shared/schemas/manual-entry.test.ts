import { describe, expect, it } from 'vitest';
import { enquirySchema } from './enquiry.ts';
import { manualEntrySchema } from './manual-entry.ts';

const workflow = { name: 'Orders', department: 'Sales', type: 'operational' };
const task = { name: 'Pack parcels', workflow: 'Orders' };
const entry = (over: object) => ({
  businessInfo: { website: 'our reference', companyType: 'retail', businessDescription: 'A bookshop.' },
  workflows: [workflow],
  tasks: [task],
  ...over,
});

function messagesOf(
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  value: unknown,
) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}
const faults = (over: object) => messagesOf(manualEntrySchema, entry(over));

describe('manualEntrySchema', () => {
  it('fills in the defaults', () => {
    expect(manualEntrySchema.parse(entry({})).tasks).toEqual([
      { ...task, requiresJudgment: false, serviceValue: 5, replicabilityDifficulty: 5, timeInvestment: 1 },
    ]);
  });

  it('accepts numbers as strings, with a point or a comma', () => {
    const typed = { ...task, serviceValue: '7.5', replicabilityDifficulty: '3,2', timeInvestment: ' 12 ' };
    expect(manualEntrySchema.parse(entry({ tasks: [typed] })).tasks[0]).toMatchObject({
      serviceValue: 7.5,
      replicabilityDifficulty: 3.2,
      timeInvestment: 12,
    });
  });

  it("reports missing fields with the specification's messages", () => {
    expect(faults({ businessInfo: {}, workflows: [{}], tasks: [{}] })).toEqual({
      'businessInfo.website': 'Website URL is required',
      'businessInfo.companyType': 'Company type is required',
      'businessInfo.businessDescription': 'Business description is required',
      'workflows.0.name': 'Name is required',
      'workflows.0.department': 'Department is required',
      'workflows.0.type': 'Type is required',
      'tasks.0.name': 'Task name is required',
      'tasks.0.workflow': 'Associated workflow is required',
    });
    expect(faults({ workflows: [], tasks: [] })).toEqual({
      workflows: 'At least one workflow is required',
      tasks: 'At least one task is required',
    });
    expect(faults({ workflows: undefined, tasks: null })).toEqual({
      workflows: 'At least one workflow is required',
      tasks: 'At least one task is required',
    });
  });

  it.each([
    ['serviceValue', 0.9, 'Must be between 1 and 10'],
    ['serviceValue', 10.1, 'Must be between 1 and 10'],
    ['replicabilityDifficulty', '11', 'Must be between 1 and 10'],
    ['replicabilityDifficulty', 'ten', 'Must be a number'],
    ['timeInvestment', 0.4, 'Must be between 0.5 and 168'],
    ['timeInvestment', 169, 'Must be between 0.5 and 168'],
    ['timeInvestment', null, 'Must be a number'],
    ['timeInvestment', Number.NaN, 'Must be a number'],
    ['timeInvestment', '1e3', 'Must be a number'],
    ['name', 'x'.repeat(201), 'At most 200 characters'],
  ])('rejects a task whose %s is %j', (field, value, message) => {
    expect(faults({ tasks: [{ ...task, [field]: value }] })).toEqual({ [`tasks.0.${field}`]: message });
  });

  it('rejects duplicate workflows and tasks without a workflow', () => {
    expect(
      faults({
        workflows: [workflow, { ...workflow, name: ' Orders ' }],
        tasks: [task, { ...task, workflow: 'orders' }],
      }),
    ).toEqual({
      'workflows.1.name': 'There is already a workflow with this name',
      'tasks.1.workflow': 'Associated workflow must be one of the workflows entered',
    });
  });

  it('rejects names that differ only in case or spaces', () => {
    expect(
      faults({
        workflows: [workflow, { ...workflow, name: 'ORDERS ' }, { ...workflow, name: 'Orders abroad' }],
        tasks: [
          task,
          { ...task, name: ' pack  PARCELS' },
          { ...task, workflow: 'Orders abroad' },
          { ...task, workflow: 'ORDERS' },
        ],
      }),
    ).toEqual({
      'workflows.1.name': 'There is already a workflow with this name',
      'tasks.1.name': 'This workflow already has a task with this name',
      'tasks.3.name': 'This workflow already has a task with this name',
    });
  });

  it('rejects more than the maximum', () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ ...workflow, name: `Orders ${index}` }));
    expect(faults({ workflows: many, tasks: [{ ...task, workflow: 'Orders 1' }] })).toEqual({
      workflows: 'At most 200 workflows',
    });
    const tasks = Array.from({ length: 2001 }, () => task);
    expect(faults({ tasks })).toEqual({ tasks: 'At most 2,000 tasks' });
  });
});

describe('enquirySchema', () => {
  it("reports missing and wrong fields with the form's messages", () => {
    expect(messagesOf(enquirySchema, {})).toEqual({
      email: 'Please enter a valid email address',
      name: 'Name must be at least 2 characters',
      message: 'Please provide more details about your inquiry',
    });
    expect(
      messagesOf(enquirySchema, {
        email: 'a@b',
        name: ' x ',
        message: 'y'.repeat(501),
        phone: '1'.repeat(61),
      }),
    ).toEqual({
      email: 'Please enter a valid email address',
      name: 'Name must be at least 2 characters',
      message: 'Message is too long',
      phone: 'At most 60 characters',
    });
  });
});
