import type { DifficultyFactors, ValueFactors } from '#shared/schemas/task.ts';

export const difficultyFactorLabels: Record<keyof DifficultyFactors, string> = {
  judgment: 'Judgment needed',
  variability: 'Variation between cases',
  physicalPresence: 'Physical presence',
  humanContact: 'Human contact',
  errorCost: 'Cost of errors',
  dataScarcity: 'Data scarcity',
};

export const valueFactorLabels: Record<keyof ValueFactors, string> = {
  differentiation: 'Differentiation from competitors',
  customerDecision: 'Influence on customer decisions',
  expertise: 'Expertise needed',
  revenueInfluence: 'Influence on revenue',
};

export function labelFactors<Name extends string>(
  labels: Record<Name, string>,
  factors: Record<Name, number>,
): { label: string; value: number }[] {
  return (Object.keys(labels) as Name[]).map((name) => ({ label: labels[name], value: factors[name] }));
}
