import { expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { dropDoubles } from './drop-doubles.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

const identified = (
  id: string,
  name: string,
  more: Partial<IdentifiedWorkflow> & { quotes?: readonly string[] } = {},
): IdentifiedWorkflow => {
  const definition = workflows.find((workflow) => workflow.id === id);
  if (!definition) throw new Error(`no workflow ${id}`);
  const { quotes = [], ...rest } = more;
  return {
    definition,
    name,
    basis: 'observed',
    performedBy: 'own',
    evidence: quotes.map((quote) => ({ quote, url: 'https://alder.test/', kind: 'text' })),
    tasks: [],
    strength: 5,
    hoursShare: 1,
    ...rest,
  };
};
const namesOf = (found: readonly IdentifiedWorkflow[]) => dropDoubles(found).map(({ name }) => name);

it.each([
  ['search-optimisation', 'Search engine optimisation for clients', 'search-optimisation', 'SEO Services'],
  ['manual-therapy', 'Chiropractic treatment', 'health-services', 'Chiropractic Care'],
  ['web-projects', 'Website design for clients', 'agency-projects', 'Web Design'],
  ['pupil-transport', 'School transport', 'service-delivery', 'School Transportation'],
  ['land-clearing', 'Land clearing', 'land-clearing', 'Lot Clearing'],
  ['cybersecurity-services', 'Cybersecurity', 'cybersecurity-services', 'Security assessment and protection'],
  [
    'preventive-dental-care',
    'Preventive dental care and hygiene',
    'health-services',
    'Preventative Dentistry',
  ],
])('names a work once: %s "%s" beside %s "%s"', (id, name, other, double) => {
  const found = [identified(other, double, { strength: 3 }), identified(id, name)];
  expect(namesOf(found)).toEqual([name]);
  expect(namesOf(found.toReversed())).toEqual([name]);
});

it.each([
  ['production', 'Injection Molding', 'production', 'Injection Molds'],
  ['property-closings', 'Property purchase and closing', 'legal-case-handling', 'Property law case handling'],
  ['project-management-service', 'Project management', 'service-delivery', 'Project Cargo'],
  ['dental-implants', 'Dental implants', 'health-services', 'Dental Bonding'],
  ['spa-treatments', 'Hot stone massage', 'spa-treatments', 'Thai massage'],
])('keeps two works apart: %s "%s" and %s "%s"', (id, name, other, second) => {
  expect(namesOf([identified(id, name), identified(other, second)])).toEqual([name, second]);
});

it('lets what says more stand for what says less, where the same sentences speak for both', () => {
  const cutting = identified('sheet-metal-work', 'Laser cutting', { quotes: ['A', 'B'] });
  const both = identified('sheet-metal-work', 'Laser Cutting & Marking', { quotes: ['B', 'C'] });
  const other = identified('sheet-metal-work', 'Laser Cutting & Marking', { quotes: ['C'] });
  expect(namesOf([cutting, both])).toEqual(['Laser Cutting & Marking']);
  expect(namesOf([cutting, other])).toEqual(['Laser cutting', 'Laser Cutting & Marking']);
});

it('keeps what is observed before what is inferred, with the quotes of both, and shares out the hours', () => {
  const told = identified('health-services', 'Depression Treatment', { quotes: ['A'], hoursShare: 1 / 2 });
  const guessed = identified('patient-visits', 'Depression visits', {
    basis: 'inferred',
    quotes: ['A', 'B'],
  });
  const share = identified('health-services', 'Depression Care', { strength: 2, hoursShare: 1 / 2 });
  expect(dropDoubles([guessed, told, share])).toEqual([
    { ...told, evidence: [...told.evidence, ...guessed.evidence.slice(1)], hoursShare: 1 },
  ]);
});

it('keeps what a product does beside what its vendor does', () => {
  const own = identified('search-optimisation', 'SEO services');
  const product = identified('search-optimisation', 'SEO', { performedBy: 'product' });
  expect(namesOf([own, product])).toHaveLength(2);
});
