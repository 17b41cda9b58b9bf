import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const inboxTriage: ModuleDefinition = {
  id: 'inbox-triage',
  name: 'Inbox Triage',
  category: 6,
  description:
    'Reads incoming messages, recognizes what they are about and how urgent they are, fills in missing details from your records, and passes them to the right person with a suggestion.',
  capabilities: [
    { trait: 'route-requests', weight: 4 },
    { trait: 'extract-data', weight: 2 },
    { trait: 'look-up', weight: 1 },
    { trait: 'answer-questions', weight: 1 },
  ],
  benefits: [
    'Urgent messages are seen first',
    'Fewer messages forwarded twice',
    'Statistics on what people write about',
  ],
  developmentSteps: [
    'Sort two hundred past messages with the team',
    'Set up subjects, urgency levels, and who gets what',
    'Run it silently alongside the team and compare',
    'Turn it on one subject at a time, with a way to turn it off again',
  ],
  prerequisites: ['Agreement on who handles what'],
  dataNeeded: ['Two hundred past messages, without personal details where possible'],
  risks: [
    'An urgent message that is overlooked: any message with words that signal danger goes straight to a person',
  ],
  staysWithPeople: ['Answering messages', 'Anything that concerns danger or distress'],
  dependsOn: [],
};
