import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const writingCompanion: ModuleDefinition = {
  id: 'writing-companion',
  name: 'Writing Companion',
  category: 1,
  description:
    'A writing partner set up with your tone, your terms, and a few of your best pieces. It drafts, shortens, and questions letters, posts, and pages; the author decides what to keep.',
  capabilities: [
    { trait: 'draft-text', weight: 3 },
    { trait: 'summarise', weight: 1 },
    { trait: 'personalise', weight: 1 },
  ],
  benefits: [
    'A first draft to work with instead of a blank page',
    'One tone of voice for all authors',
    'Long source material condensed before the writing starts',
  ],
  developmentSteps: [
    'Collect ten pieces you’re proud of and the rules you write by',
    'Set up the assistant with tone, terms, and examples',
    'Try it on five pieces that are due anyway',
    'Adjust the instructions and hand over a one-page guide',
  ],
  prerequisites: ['One person who decides what good writing means for you'],
  dataNeeded: ['Writing samples', 'List of preferred and banned terms'],
  risks: ['Fluent sentences can hide a wrong fact: the author checks every figure and name'],
  staysWithPeople: ['The message', 'The final wording', 'Anything promised to a customer'],
  dependsOn: [],
};
