import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const quoteAndDocumentBuilder: ModuleDefinition = {
  id: 'quote-and-document-builder',
  name: 'Quote and Document Builder',
  category: 6,
  description:
    'Fills in your templates for quotes, estimates, reports, letters, and invoices with data from your records, and calculates the figures by your rules. A person checks and sends each document.',
  capabilities: [
    { trait: 'draft-text', weight: 4 },
    { trait: 'forecast', weight: 3 },
    { trait: 'enter-data', weight: 2 },
    { trait: 'analyse-data', weight: 2 },
  ],
  benefits: [
    'Quotes and reports go out the same day',
    'Nothing is typed twice',
    'Prices and wording follow your own rules',
  ],
  developmentSteps: [
    'Choose the two documents you write most often',
    'Collect twenty good examples and write down the rules behind their figures',
    'Set up templates and calculations, and compare with past documents',
    'Have two people use it for two weeks, then refine it',
  ],
  prerequisites: ['Templates and price rules that somebody is responsible for'],
  dataNeeded: ['Twenty past documents of each kind', 'Price lists or rates'],
  risks: [
    'A wrong figure in a binding quote: every figure shows where it comes from, and a person approves it',
  ],
  staysWithPeople: ['The price', 'Approving a document', 'Anything that the rules don’t cover'],
  dependsOn: [],
};
