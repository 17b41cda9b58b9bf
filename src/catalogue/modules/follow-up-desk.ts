import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const followUpDesk: ModuleDefinition = {
  id: 'follow-up-desk',
  name: 'Follow-up Desk',
  category: 6,
  description:
    'Keeps a list of open items (unanswered quotes, unpaid invoices, missing documents, upcoming renewals), writes a friendly reminder for each, and says when a person should call.',
  capabilities: [
    { trait: 'remind', weight: 4 },
    { trait: 'monitor', weight: 2 },
    { trait: 'draft-text', weight: 1 },
  ],
  benefits: [
    'Unpleasant reminders don’t get put off',
    'Reminders in the right tone and at the right time',
    'A daily list of calls worth making',
  ],
  developmentSteps: [
    'List what you follow up on and when',
    'Write the reminders with the people who know the clients',
    'Run it for two weeks with a person approving each reminder',
    'Let it send routine reminders automatically',
  ],
  prerequisites: ['Somebody who approves reminders and makes calls'],
  dataNeeded: ['Open items with dates', 'An agreed tone for each kind of reminder'],
  risks: [
    'A reminder to someone who has already paid: each one is checked against the records on the day it goes out',
  ],
  staysWithPeople: ['Calls', 'Hardship cases', 'Ending a contract'],
  dependsOn: [],
};
