import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const customerMessagingPlatform: PartnerDefinition = {
  id: 'customer-messaging-platform',
  name: 'Customer Messaging Platform',
  category: 'Customer communication',
  description:
    'One inbox for chat, email, and messages, with handoffs between colleagues and a record of each conversation.',
  iconType: 'chat',
  specialIcon: false,
  capabilities: [
    { trait: 'answer-questions', weight: 3 },
    { trait: 'route-requests', weight: 2 },
    { trait: 'remind', weight: 1 },
  ],
  ownTradeOf: ['software-vendor'],
};
