import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const accountingSuite: PartnerDefinition = {
  id: 'accounting-suite',
  name: 'Accounting and Invoicing Suite',
  category: 'Finance software',
  description:
    'Ready-made software for invoices, payments, reminders, and the ledger, with integrations for what you add later.',
  iconType: 'tool',
  specialIcon: false,
  capabilities: [
    { trait: 'reconcile', weight: 3 },
    { trait: 'enter-data', weight: 2 },
    { trait: 'remind', weight: 1 },
    { trait: 'extract-data', weight: 1 },
  ],
  ownTradeOf: ['accounting'],
};
