import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const qualityAndSafetyAuditors: PartnerDefinition = {
  id: 'quality-and-safety-auditors',
  name: 'Quality and Safety Auditors',
  category: 'Security and compliance',
  description: 'Audit you on site against your industry’s standards and keep your certificates up to date.',
  iconType: 'shield',
  specialIcon: false,
  capabilities: [
    { trait: 'check-rules', weight: 3, essential: true },
    { trait: 'monitor', weight: 3, essential: true },
  ],
  ownTradeOf: ['consulting', 'diagnostics'],
};
