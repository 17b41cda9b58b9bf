import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const processConsultancy: PartnerDefinition = {
  id: 'process-consultancy',
  name: 'Process Consultancy',
  category: 'Advisory',
  description:
    'Maps how work really flows before you automate anything, and removes steps that nobody needs. Useful when many people handle the same case.',
  iconType: 'consultancy',
  specialIcon: false,
  capabilities: [
    { trait: 'plan', weight: 2 },
    { trait: 'decide', weight: 2 },
    { trait: 'monitor', weight: 1 },
    { trait: 'route-requests', weight: 1 },
  ],
  ownTradeOf: ['consulting'],
};
