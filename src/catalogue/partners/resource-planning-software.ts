import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const resourcePlanningSoftware: PartnerDefinition = {
  id: 'resource-planning-software',
  name: 'Project and Resource Planning Software',
  category: 'Planning software',
  description:
    'Schedules people, rooms, and machines across projects and orders, and shows conflicts before they happen.',
  iconType: 'tool',
  specialIcon: false,
  capabilities: [
    { trait: 'plan', weight: 3 },
    { trait: 'schedule', weight: 2 },
    { trait: 'match', weight: 2 },
    { trait: 'monitor', weight: 1 },
  ],
  ownTradeOf: ['software-vendor'],
};
