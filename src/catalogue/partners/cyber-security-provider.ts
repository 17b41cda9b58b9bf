import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const cyberSecurityProvider: PartnerDefinition = {
  id: 'cyber-security-provider',
  name: 'Cybersecurity Provider',
  category: 'Security and compliance',
  description:
    'Monitors systems, tests them, and helps after an incident. Useful as soon as AI can act in your systems.',
  iconType: 'shield',
  specialIcon: false,
  capabilities: [
    { trait: 'write-code', weight: 3 },
    { trait: 'monitor', weight: 1 },
    { trait: 'check-rules', weight: 1 },
  ],
  ownTradeOf: ['it-services', 'tech', 'software-vendor'],
};
