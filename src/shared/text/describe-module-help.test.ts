import { describe, expect, it } from 'vitest';
import type { RecommendedModule } from '../schemas/module.ts';
import { describeModuleHelp } from './describe-module-help.ts';

const task = (id: number, name: string): RecommendedModule['tasks'][number] => ({
  id,
  name,
  workflow: 'Orders',
  framework: 'Automate',
  hoursPerWeek: 2,
});
const paybackMonths = { low: 2, likely: 3, high: 6 };

describe('describeModuleHelp', () => {
  it('names one task without counting it, and counts the others', () => {
    const one = { tasks: [task(1, 'Enter orders')], paybackMonths };
    expect(describeModuleHelp(one)).toBe(
      'It helps with “Enter orders” in Orders. Pays for itself in about 3 months (2 to 6).',
    );
    const two = { ...one, tasks: [...one.tasks, task(2, 'Send invoices')] };
    expect(describeModuleHelp(two)).toContain('in Orders and 1 more task.');
    const three = { ...two, tasks: [...two.tasks, task(3, 'File receipts')] };
    expect(describeModuleHelp(three)).toContain('in Orders and 2 more tasks.');
  });

  it('names what the module builds on', () => {
    expect(describeModuleHelp({ tasks: [], paybackMonths }, ['Data Entry Helper'])).toBe(
      'Pays for itself in about 3 months (2 to 6). It builds on Data Entry Helper.',
    );
  });
});
