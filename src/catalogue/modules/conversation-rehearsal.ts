import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const conversationRehearsal: ModuleDefinition = {
  id: 'conversation-rehearsal',
  name: 'Conversation Rehearsal',
  category: 2,
  description:
    'Plays the other side: a client who hesitates, a supplier who raises prices, a colleague who is upset. Afterward, it reviews the conversation with the person who practiced.',
  capabilities: [
    { trait: 'negotiate', weight: 4 },
    { trait: 'coach', weight: 2 },
    { trait: 'interview', weight: 2 },
    { trait: 'advise', weight: 1 },
  ],
  benefits: [
    'Your team rehearses difficult conversations before having them with clients',
    'New colleagues practice without an audience',
    'What works is written down and shared',
  ],
  developmentSteps: [
    'Choose the three conversations that matter most',
    'Write the roles with experienced colleagues',
    'Rehearse with a small group and correct the roles',
    'Open it to the team with a simple feedback form',
  ],
  prerequisites: ['Experienced colleagues who help write the roles'],
  dataNeeded: ['How these conversations usually go, without names'],
  risks: [
    'Practice that rewards stock phrases instead of listening: feedback focuses on the questions people ask',
  ],
  staysWithPeople: ['The conversation itself', 'Assessing people'],
  dependsOn: [],
};
