import { describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { deriveFindings } from '#diagnosis/derive-findings.ts';
import { frameworkOf } from '#shared/framework.ts';
import type { ManualEntry } from '#shared/schemas/manual-entry.ts';
import { toManualAudit } from './to-manual-audit.ts';

function findingsOf(
  workflow: ManualEntry['workflows'][number],
  names: readonly string[],
  hours: number,
  headcount: number | null = null,
) {
  const entry: ManualEntry = {
    businessInfo: { website: 'shop.test', companyType: 'other', businessDescription: 'A small company' },
    workflows: [workflow],
    tasks: names.map((name) => ({
      name,
      workflow: workflow.name,
      serviceValue: 3,
      replicabilityDifficulty: 2,
      timeInvestment: hours,
      requiresJudgment: false,
    })),
  };
  const audit = toManualAudit(entry);
  return deriveFindings({
    workflows: audit.workflows.map(({ tasks: _tasks, ...own }, index) => ({ ...own, id: index + 1 })),
    tasks: audit.workflows
      .flatMap(({ name, tasks }) => tasks.map((task) => ({ ...task, workflow: name })))
      .map((task, index) => ({ ...task, id: index + 1, framework: frameworkOf(task) })),
    assumptions: { ...defaultProfile.rates.assumptions, headcount },
    companySize: '',
    companyType: 'other',
    industry: null,
    profile: defaultProfile,
  });
}

const bookkeeping = { name: 'Bookkeeping', department: 'Finance', type: 'financial' as const };
const orderDesk = { name: 'Order desk', department: 'Sales', type: 'administrative' as const };

const bookkeepingTasks = [
  'Enter supplier invoices',
  'Match payments to invoices',
  'Reconcile the bank account',
  'File receipts',
  'Send payment reminders',
  'Prepare the monthly VAT return',
  'Run payroll',
];
const orderTasks = [
  'Take phone orders',
  'Enter orders into the system',
  'Check stock',
  'Confirm orders by email',
  'Print packing slips',
  'Update customers on delivery',
  'Process returns',
];

describe('seven easy tasks typed by hand', () => {
  it('of bookkeeping lead to help with entries and payments', () => {
    const { modules, tasks } = findingsOf(bookkeeping, bookkeepingTasks, 3);
    expect(tasks.filter(({ traits }) => traits.length === 0)).toEqual([]);
    expect(modules.filter(({ paysBack }) => paysBack).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['data-entry-helper', 'payment-matching']),
    );
    expect(modules[0]?.reason).toContain(
      'You entered this work yourself. About 21 hours a week go into Bookkeeping',
    );
  });

  it('of an order desk lead to help with entering orders', () => {
    const { modules, tasks } = findingsOf(orderDesk, orderTasks, 2);
    expect(tasks.filter(({ traits }) => traits.length === 0)).toEqual([]);
    expect(modules[0]).toMatchObject({ id: 'data-entry-helper', paysBack: true });
    expect(modules[0]?.tasks.map(({ name }) => name)).toContain('Enter orders into the system');
  });

  it('of one hour each lead to a module that pays back too', () => {
    for (const found of [
      findingsOf(bookkeeping, bookkeepingTasks, 1),
      findingsOf(orderDesk, orderTasks, 1),
    ]) {
      expect(found.modules[0]?.paysBack).toBe(true);
    }
  });
});

it('the plan says that its hours are scaled down to what a team of that size can work', () => {
  const firstStep = (headcount: number | null) =>
    findingsOf(orderDesk, orderTasks, 20, headcount).roadmap.phases[0]?.steps[0]?.why ?? '';
  const why =
    'We scaled all hours in this plan down to 57%, because together they are more than a team of this size can work.';
  expect(firstStep(2)).toContain(why);
  expect(firstStep(2)).toContain('takes about 11 hours a week');
  expect(firstStep(null)).toContain('takes about 20 hours a week');
  expect(firstStep(null)).not.toContain('scaled');
});
