import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const businessIntelligenceSuite: PartnerDefinition = {
  id: 'business-intelligence-suite',
  name: 'Business Intelligence Suite',
  category: 'Reporting and analytics',
  description: 'Dashboards and regular reports on your own figures, with definitions that everyone shares.',
  iconType: 'trending-up',
  specialIcon: true,
  capabilities: [
    { trait: 'analyse-data', weight: 3 },
    { trait: 'monitor', weight: 2 },
    { trait: 'forecast', weight: 2 },
    { trait: 'summarise', weight: 1 },
  ],
  ownTradeOf: ['software-vendor', 'it-services', 'tech'],
};
