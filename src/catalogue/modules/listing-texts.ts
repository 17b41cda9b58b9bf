import type { ModuleDefinition } from '#shared/schemas/profile.ts';

/** Category 5: many similar texts from data that is already there. */
export const listingTexts: ModuleDefinition = {
  id: 'listing-texts',
  name: 'Product and Listing Texts',
  category: 5,
  description:
    'Writes descriptions of products, properties, courses or vacancies from the data you hold, in your form and length. Nothing is claimed that is not in the data.',
  capabilities: [
    { trait: 'draft-text', weight: 3 },
    { trait: 'enter-data', weight: 1 },
    { trait: 'personalise', weight: 1 },
  ],
  benefits: [
    'Complete texts for the whole range',
    'One form, easy to compare',
    'Missing data is noticed and listed',
  ],
  developmentSteps: [
    'Agree on form, length and forbidden claims',
    'Connect the data and write twenty samples',
    'Check every claim of the samples against the data',
    'Produce in batches that a person releases',
  ],
  prerequisites: ['Data that is right'],
  dataNeeded: ['Product or listing data', 'Twenty texts you like'],
  risks: ['Claims that are not in the data: checked by rule before release'],
  staysWithPeople: ['Releasing', 'Texts for what makes you special'],
  dependsOn: [],
};
