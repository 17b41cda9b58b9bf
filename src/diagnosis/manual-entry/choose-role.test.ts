import { describe, expect, it } from 'vitest';
import { isKnownRole } from '#catalogue/roles.ts';
import { departments, workflowTypes } from '#shared/schemas/workflow.ts';
import { chooseRole } from './choose-role.ts';

const task = { name: 'Anything', traits: [], requiresJudgment: false };
const roleFor = (department: string, over: object = {}) =>
  chooseRole({ task: { ...task, ...over }, workflow: { department, type: 'Business' } });

describe('chooseRole', () => {
  it.each([
    ['Finance', 'Financial Analyst'],
    ['Human Resources', 'HR Specialist'],
    ['IT', 'IT Administrator'],
    ['Internal audit of quality', 'Quality Assurance Specialist'],
    ['Accounts payable', 'Bookkeeper'],
    ['customer care', 'Customer Experience Specialist'],
    ['Items', 'Business Analyst'],
    ['', 'Business Analyst'],
  ])('assigns work of %j to %s', (department, role) => {
    expect(roleFor(department)).toBe(role);
  });

  it('assigns clerical work to an assistant unless it needs judgment', () => {
    expect(roleFor('Finance', { traits: ['enter-data'] })).toBe('Administrative Assistant');
    expect(roleFor('Finance', { traits: ['enter-data'], requiresJudgment: true })).toBe('Financial Analyst');
    expect(roleFor('Finance', { traits: ['advise', 'schedule'] })).toBe('Financial Analyst');
  });

  it('uses only roles of the catalog, for every department and type of the product', () => {
    for (const department of [...departments, 'Unheard of']) {
      for (const type of workflowTypes) {
        expect(isKnownRole(chooseRole({ task, workflow: { department, type } }))).toBe(true);
      }
    }
  });
});
