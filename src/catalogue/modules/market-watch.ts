import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const marketWatch: ModuleDefinition = {
  id: 'market-watch',
  name: 'Market Watch',
  category: 3,
  description:
    'Follows the public sources you name, such as requests for bids, regulations, prices, and competitors’ pages, and reports what changed and why it may matter, with a link.',
  capabilities: [
    { trait: 'research', weight: 4 },
    { trait: 'monitor', weight: 2 },
    { trait: 'summarise', weight: 1 },
    { trait: 'analyse-data', weight: 1 },
  ],
  benefits: [
    'Changes are noticed when they happen',
    'One short note instead of twenty pages',
    'Each point links to its source',
  ],
  developmentSteps: [
    'Agree on sources and on what counts as news',
    'Set up data collection that follows each source’s rules',
    'Tune the notes with the readers for a month',
    'Hand over the list of sources to the person who will maintain it',
  ],
  prerequisites: ['A reader who says what was useful'],
  dataNeeded: ['List of sources', 'Examples of news that mattered'],
  risks: ['Rumors reported as fact: every source is ranked and shown'],
  staysWithPeople: ['Conclusions', 'Talking to people in the market'],
  dependsOn: [],
};
