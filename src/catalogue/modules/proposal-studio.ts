import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const proposalStudio: ModuleDefinition = {
  id: 'proposal-studio',
  name: 'Proposal Studio',
  category: 2,
  description:
    'Helps salespeople turn a conversation into a proposal: it asks for what is missing, suggests a structure, drafts the parts that resemble earlier proposals, and prepares answers to likely objections.',
  capabilities: [
    { trait: 'negotiate', weight: 4 },
    { trait: 'draft-text', weight: 2 },
    { trait: 'personalise', weight: 2 },
    { trait: 'plan', weight: 1 },
  ],
  benefits: [
    'Proposals that respond to what this client said, not to what the last one wanted',
    'Fewer forgotten terms and assumptions',
    'Better preparation for the conversation about price',
  ],
  developmentSteps: [
    'Go through won and lost proposals with the people who wrote them',
    'Write down the parts a proposal must have and what may vary',
    'Set up guided questions and drafting for each part',
    'Use it on three real proposals and refine it',
  ],
  prerequisites: ['Two or three salespeople who will use it for their own proposals'],
  dataNeeded: ['Past proposals with their outcomes', 'Price list and standard terms'],
  risks: ['Old terms may slip into a new proposal: prices and terms come only from the current lists'],
  staysWithPeople: ['The price', 'The relationship', 'What is promised and by when'],
  dependsOn: [],
};
