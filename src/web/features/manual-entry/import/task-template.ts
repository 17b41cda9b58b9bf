import { toTaskTable } from '#shared/manual-entry/task-table.ts';

export function taskTemplate(): string {
  return toTaskTable([
    {
      name: 'Confirm each order',
      workflow: 'Order handling',
      department: 'Sales',
      workflowType: 'customer-facing',
      description: 'Check stock and delivery date, then confirm by email',
      requiresJudgment: false,
      serviceValue: 3,
      replicabilityDifficulty: 2.5,
      timeInvestment: 4,
    },
    {
      name: 'Resolve complaints',
      workflow: 'Order handling',
      department: '',
      workflowType: '',
      description: '',
      requiresJudgment: true,
      serviceValue: 7,
      replicabilityDifficulty: 7,
      timeInvestment: 1.5,
    },
  ]);
}
