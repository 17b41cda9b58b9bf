import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const onlineBookingSuite: PartnerDefinition = {
  id: 'online-booking-suite',
  name: 'Online Booking Suite',
  category: 'Scheduling software',
  description: 'Ready-made calendar software with online booking, deposits, waiting lists, and reminders.',
  iconType: 'tool',
  specialIcon: true,
  capabilities: [
    { trait: 'schedule', weight: 4 },
    { trait: 'remind', weight: 2 },
  ],
  ownTradeOf: ['software-vendor'],
};
