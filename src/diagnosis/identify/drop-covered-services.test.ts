import { expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { dropCoveredServices } from './drop-covered-services.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

const identified = (id: string, name: string, hoursShare: number): IdentifiedWorkflow => {
  const definition = workflows.find((workflow) => workflow.id === id);
  if (!definition) throw new Error(`no workflow ${id}`);
  return {
    definition,
    name,
    basis: 'observed',
    performedBy: 'own',
    evidence: [],
    tasks: [],
    strength: 5,
    hoursShare,
  };
};
const divorce = identified('legal-case-handling', 'Divorce case handling', 1 / 3);
const estate = identified('legal-case-handling', 'Estate planning case handling', 1 / 3);
const traffic = identified('legal-case-handling', 'Traffic offenses case handling', 1 / 3);
const ticket = identified('traffic-representation', 'Traffic ticket representation', 1);

it('drops the service that a more specific workflow covers and shares its hours out', () => {
  expect(dropCoveredServices([divorce, estate, traffic, ticket])).toEqual([
    { ...divorce, hoursShare: 1 / 2 },
    { ...estate, hoursShare: 1 / 2 },
    ticket,
  ]);
});

it('keeps services that only share the general words, and everything that is no service', () => {
  const whole = identified('legal-case-handling', 'Legal case handling', 1);
  expect(dropCoveredServices([divorce, estate, ticket])).toHaveLength(3);
  expect(dropCoveredServices([whole, ticket])).toEqual([whole, ticket]);
});

it('drops a service that a specific workflow names as its own, and none that only shares a word with it', () => {
  const custody = identified('legal-case-handling', 'Child custody case handling', 1 / 3);
  const land = identified('legal-case-handling', 'Property law case handling', 1 / 3);
  const family = identified('family-law-cases', 'Family law case handling', 1);
  const ideas = identified('intellectual-property', 'Intellectual property work', 1);
  expect(dropCoveredServices([custody, land, family, ideas])).toEqual([
    { ...land, hoursShare: 1 },
    family,
    ideas,
  ]);
});
