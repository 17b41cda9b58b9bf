import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const forecastingService: PartnerDefinition = {
  id: 'forecasting-service',
  name: 'Demand Forecasting Service',
  category: 'Forecasting',
  description: 'Forecasts demand from your history, with an analyst who knows the methods and their limits.',
  iconType: 'trending-up',
  specialIcon: false,
  capabilities: [
    { trait: 'forecast', weight: 4 },
    { trait: 'plan', weight: 2 },
    { trait: 'analyse-data', weight: 1 },
  ],
  ownTradeOf: ['consulting'],
};
