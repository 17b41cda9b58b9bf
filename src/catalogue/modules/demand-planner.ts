import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const demandPlanner: ModuleDefinition = {
  id: 'demand-planner',
  name: 'Demand and Stock Planner',
  category: 8,
  description:
    'Forecasts demand for goods, tables, staff, or beds from your own history, suggests orders and plans, and learns from corrections by people who know the season.',
  capabilities: [
    { trait: 'forecast', weight: 4 },
    { trait: 'monitor', weight: 2 },
    { trait: 'plan', weight: 2 },
    { trait: 'match', weight: 1 },
  ],
  benefits: [
    'Fewer shortages and fewer leftovers',
    'Your corrections improve the next forecast',
    'Plans that say how certain they are',
  ],
  developmentSteps: [
    'Measure how accurate your current plan is, by item and week',
    'Connect the history, calendar, and stock data',
    'Run the forecast silently for two months alongside the planners',
    'Use its suggestions only where it did better than your current plan',
  ],
  prerequisites: ['Two years of history', 'Planners who correct the forecast and say why'],
  dataNeeded: ['Sales, stock, or occupancy by day', 'Calendar of holidays and campaigns'],
  risks: ['A year unlike the ones before it: planners can turn off the forecast for any item'],
  staysWithPeople: ['Placing the order', 'Campaigns', 'Unusual events'],
  dependsOn: [],
};
