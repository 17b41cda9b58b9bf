import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const documentIntake: ModuleDefinition = {
  id: 'document-intake',
  name: 'Document Intake',
  category: 6,
  description:
    'Reads forms, applications, invoices, and attachments, suggests what to enter in each field, and marks what is unclear. A person confirms before anything is stored.',
  capabilities: [
    { trait: 'extract-data', weight: 4 },
    { trait: 'enter-data', weight: 2 },
    { trait: 'check-rules', weight: 1 },
  ],
  benefits: [
    'Your team checks values instead of typing them',
    'Missing pages and fields are noticed on arrival',
    'Each value shows where in the document it came from',
  ],
  developmentSteps: [
    'List the document types and the fields to read from each',
    'Set up extraction for the two most common types of documents',
    'Have the team confirm two hundred documents, and measure the accuracy for each field',
    'Add the other types one by one',
  ],
  prerequisites: ['Somebody who confirms each document', 'Documents as files, not only on paper'],
  dataNeeded: ['Two hundred past documents with the values entered for them'],
  risks: ['Misread digits: amounts and dates are confirmed separately'],
  staysWithPeople: ['Confirming each document', 'Deciding what to do with an incomplete application'],
  dependsOn: [],
};
