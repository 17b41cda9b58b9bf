import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const marketResearchAdvisers: PartnerDefinition = {
  id: 'market-research-advisers',
  name: 'Strategy and Market Research Advisers',
  category: 'Advisory',
  description:
    'Interviews, studies, and an outside view before major decisions. Useful if your own data can’t answer the question.',
  iconType: 'consultancy',
  specialIcon: false,
  capabilities: [
    { trait: 'research', weight: 3 },
    { trait: 'interview', weight: 2 },
    { trait: 'analyse-data', weight: 2 },
    { trait: 'decide', weight: 1 },
  ],
  ownTradeOf: ['consulting', 'agency'],
};
