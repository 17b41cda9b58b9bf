import type { RatingFactor } from '#shared/schemas/method.ts';

export const factorLabels: Record<RatingFactor['name'], string> = {
  judgment: 'Judgment',
  variability: 'Variability',
  physicalPresence: 'Physical presence',
  humanContact: 'Human contact',
  errorCost: 'Cost of errors',
  dataScarcity: 'Data scarcity',
  differentiation: 'Differentiation',
  customerDecision: 'Influence on customer decisions',
  expertise: 'Expertise',
  revenueInfluence: 'Influence on revenue',
};
