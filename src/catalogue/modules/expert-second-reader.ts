import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const expertSecondReader: ModuleDefinition = {
  id: 'expert-second-reader',
  name: 'Expert Second Reader',
  category: 4,
  description:
    'Reads contracts, plans, assessments, or reports against your own checklists and earlier cases, marks what deviates, and quotes the passage. The expert decides what it means.',
  capabilities: [
    { trait: 'check-rules', weight: 4 },
    { trait: 'look-up', weight: 2 },
    { trait: 'decide', weight: 2 },
    { trait: 'summarise', weight: 1 },
  ],
  benefits: [
    'A second pair of eyes for every document',
    'The same checklist for every reader',
    'Experts start with the marked passages',
  ],
  developmentSteps: [
    'Write the checklists with the experts',
    'Index earlier cases and keep their access rights',
    'Test it on fifty documents: count what it finds, what it misses, and what it marks by mistake',
    'Introduce it for one kind of document at a time',
  ],
  prerequisites: ['Experts who write down what they check'],
  dataNeeded: ['Fifty documents marked up by an expert', 'Current checklists and rules'],
  risks: ['Too much trust in an empty result: the module never declares a document free of errors'],
  staysWithPeople: ['The professional judgment', 'The signature', 'Advice to the client'],
  dependsOn: [],
};
