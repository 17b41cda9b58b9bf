import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const proposalStudio: ModuleDefinition = {
  id: 'proposal-studio',
  name: 'Proposal Studio',
  category: 2,
  description:
    'Helps salespeople turn a conversation into an offer: it asks for what is missing, suggests a structure, drafts the parts that resemble earlier offers, and prepares answers to likely objections.',
  capabilities: [
    { trait: 'negotiate', weight: 4 },
    { trait: 'draft-text', weight: 2 },
    { trait: 'personalise', weight: 2 },
    { trait: 'plan', weight: 1 },
  ],
  benefits: [
    'Proposals that respond to what this client said, not to what the last one wanted',
    'Fewer forgotten conditions and assumptions',
    'Better preparation for the conversation about price',
  ],
  developmentSteps: [
    'Go through won and lost offers with the people who wrote them',
    'Write down the parts an offer must have and what may vary',
    'Set up guided questions and drafting for each part',
    'Follow three real offers and refine',
  ],
  prerequisites: ['Two or three people who sell and will use it for their own offers'],
  dataNeeded: ['Past offers with their outcome', 'Price list and standard conditions'],
  risks: ['Old conditions may slip into a new offer: prices come from the current list only'],
  staysWithPeople: ['The price', 'The relationship', 'What is promised and by when'],
  dependsOn: [],
};
