import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const telephoneAnsweringService: PartnerDefinition = {
  id: 'telephone-answering-service',
  name: 'Telephone Answering Service',
  category: 'Customer communication',
  description: 'People who answer when you can’t, follow your instructions, and pass on what is urgent.',
  iconType: 'chat',
  specialIcon: false,
  capabilities: [
    { trait: 'answer-questions', weight: 3 },
    { trait: 'schedule', weight: 2 },
    { trait: 'route-requests', weight: 1 },
    { trait: 'care', weight: 1 },
  ],
};
