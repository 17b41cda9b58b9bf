import { expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { requiredFactor } from './eligibility.ts';

const finding = (kind: string | null, shares: Record<string, number>): IndustryFinding => ({
  industry: { chosen: 'unknown', detected: 'education', detail: null, confidence: 0.97, reasons: [] },
  kind,
  shares: new Map(Object.entries(shares)),
  specialties: [],
  serviceLines: [],
  isSpecialtySure: false,
  isSpecialtyChosen: false,
  listedWork: new Set<string>(),
  sellsSoftware: false,
});
const factor = (id: string, of: IndustryFinding) => {
  const definition = workflows.find((workflow) => workflow.id === id);
  return definition === undefined ? undefined : requiredFactor(definition, of);
};

it.each([
  [
    'the kind it was found to be, however much it says of its type',
    'school',
    { education: 1, school: 0.17 },
    1,
  ],
  ['another kind that it only brushes', 'childcare', { education: 1, childcare: 0.5, school: 0.17 }, null],
  ['another kind that it says something of', 'childcare', { education: 1, childcare: 0.5, school: 0.3 }, 1.6],
])('sets the required factor for the work of schools on the site of %s', (_, kind, shares, asked) => {
  expect(factor('clubs-and-sports', finding(kind, shares))).toBe(asked);
});

it.each([
  [
    'an agency’s work that it speaks of as much as of its own',
    'web-projects',
    { financial: 1, agency: 0.95 },
    1,
  ],
  ['an agency’s work that it only mentions', 'web-projects', { financial: 1, agency: 0.6 }, null],
  ['the trade of its clients', 'takeout-orders', { financial: 1, restaurant: 0.95 }, null],
])("sets the required factor on an accountant's site for %s", (_, id, shares, asked) => {
  const accountant = finding('accounting', shares);
  expect(factor(id, { ...accountant, industry: { ...accountant.industry, detected: 'financial' } })).toBe(
    asked,
  );
});
