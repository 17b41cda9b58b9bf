import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const testAndReleaseEngineering: PartnerDefinition = {
  id: 'test-and-release-engineering',
  name: 'Test and Release Engineering',
  category: 'Software engineering',
  description:
    'Automated tests, builds, and releases for software teams, so that more changes don’t mean more bugs.',
  iconType: 'code',
  specialIcon: false,
  capabilities: [
    { trait: 'write-code', weight: 4 },
    { trait: 'monitor', weight: 2 },
    { trait: 'check-rules', weight: 1 },
  ],
  ownTradeOf: ['it-services', 'tech', 'software-vendor'],
};
