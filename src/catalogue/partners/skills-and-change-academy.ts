import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const skillsAndChangeAcademy: PartnerDefinition = {
  id: 'skills-and-change-academy',
  name: 'Skills and Change Academy',
  category: 'Training and change',
  description: 'Trains teams on new tools and helps them adjust as work shifts between people and machines.',
  iconType: 'consultancy',
  specialIcon: false,
  capabilities: [
    { trait: 'coach', weight: 4 },
    { trait: 'interview', weight: 1 },
    { trait: 'plan', weight: 1 },
  ],
  ownTradeOf: ['consulting', 'training-provider', 'education', 'school', 'higher-education', 'tutoring'],
};
