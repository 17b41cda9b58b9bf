import { describe, expect, it } from 'vitest';
import { companyTypes } from '#shared/schemas/company.ts';
import { findIndustry } from '../industries/industry-registry.ts';
import type { WorkflowSource } from '../workflow-definition.ts';
import { appointmentScheduling } from './every/appointment-scheduling.ts';
import { checkWorkflows, workflows } from './workflow-registry.ts';

const changed = (change: Partial<WorkflowSource>): WorkflowSource => ({
  ...appointmentScheduling,
  ...change,
});

describe('the workflows', () => {
  it('cover every company type with work of its own', () => {
    for (const type of companyTypes) {
      const own = workflows.filter(
        ({ industries }) =>
          industries !== 'every' && industries.some((id) => (findIndustry(id)?.companyType ?? id) === type),
      );
      expect(own.length, type).toBeGreaterThanOrEqual(3);
    }
  });

  it('have names and tasks that tell them apart', () => {
    const names = workflows.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const { id, tasks } of workflows) {
      expect(new Set(tasks.map(({ name }) => name)).size, id).toBe(tasks.length);
    }
  });

  it('name hours that the people of one company can have', () => {
    for (const { id, tasks } of workflows) {
      const hours = tasks.reduce((sum, task) => sum + task.hoursPerWeek.low, 0);
      expect(hours, id).toBeLessThanOrEqual(45);
    }
  });

  it('can be found by words, or by more than one silent sign', () => {
    for (const { id, signals } of workflows) {
      expect((signals.phrases ?? []).length + (signals.forms ?? []).length, id).toBeGreaterThan(0);
    }
  });
});

describe('checkWorkflows', () => {
  it('keeps a good one and gives factors their shared names', () => {
    const [workflow] = checkWorkflows([appointmentScheduling]);
    expect(workflow?.tasks.find(({ id }) => id === 'take-request')?.difficulty).toEqual({
      judgment: 2,
      variability: 3,
      physicalPresence: 1,
      humanContact: 3,
      errorCost: 2,
      dataScarcity: 2,
    });
  });

  it.each<[string, WorkflowSource[], string]>([
    ['an id used twice', [appointmentScheduling, appointmentScheduling], 'is there twice'],
    ['an unknown industry', [changed({ industries: ['astrology'] })], 'unknown industry "astrology"'],
    ['an unknown core industry', [changed({ coreOf: ['astrology'] })], 'unknown industry'],
    ['narrowing itself', [changed({ narrows: ['appointment-scheduling'] })], 'narrows'],
    ['narrowing nothing', [changed({ narrows: ['no-such'] })], 'narrows'],
    ['too few tasks', [changed({ tasks: appointmentScheduling.tasks.slice(0, 2) })], 'tasks'],
    [
      'an unknown role',
      [changed({ tasks: appointmentScheduling.tasks.map((task) => ({ ...task, role: 'Wizard' })) })],
      'unknown role "Wizard"',
    ],
    [
      'a task id used twice',
      [changed({ tasks: appointmentScheduling.tasks.map((task) => ({ ...task, id: 'same' })) })],
      'task "same" is there twice',
    ],
    [
      'a range that says nothing',
      [
        changed({
          tasks: appointmentScheduling.tasks.map((task) => ({ ...task, hoursPerWeek: { low: 1, high: 30 } })),
        }),
      ],
      'split the task',
    ],
    [
      'a broken pattern',
      [changed({ signals: { phrases: [{ weight: 3, any: ['(book visit'] }] } })],
      'brackets',
    ],
  ])('refuses %s', (_, list, message) => {
    expect(() => checkWorkflows(list)).toThrow(message);
  });
});
