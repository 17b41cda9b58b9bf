import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const dataProtectionAdvisers: PartnerDefinition = {
  id: 'data-protection-advisers',
  name: 'Data Protection and Compliance Advisers',
  category: 'Security and compliance',
  description:
    'Check what personal data a project touches, which contracts and notices it needs, and how long you may keep data.',
  iconType: 'shield',
  specialIcon: true,
  capabilities: [
    { trait: 'check-rules', weight: 3, essential: true },
    { trait: 'extract-data', weight: 3, essential: true },
    { trait: 'care', weight: 1 },
  ],
  ownTradeOf: ['legal'],
};
