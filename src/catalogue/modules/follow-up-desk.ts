import type { ModuleDefinition } from '#shared/schemas/profile.ts';

/** Category 6: makes sure open items are not forgotten. */
export const followUpDesk: ModuleDefinition = {
  id: 'follow-up-desk',
  name: 'Follow-up Desk',
  category: 6,
  description:
    'Keeps the list of what is open, such as offers without an answer, unpaid invoices, missing documents, and due renewals, writes the friendly reminder, and says when a person should call.',
  capabilities: [
    { trait: 'remind', weight: 4 },
    { trait: 'monitor', weight: 2 },
    { trait: 'draft-text', weight: 1 },
  ],
  benefits: [
    'Nothing is forgotten because it is unpleasant',
    'Reminders in the right tone and at the right time',
    'A daily list of calls worth making',
  ],
  developmentSteps: [
    'List what is followed up and when',
    'Write the reminders with those who know the clients',
    'Run for two weeks with a person approving each one',
    'Send the harmless ones automatically',
  ],
  prerequisites: ['Somebody who approves reminders and makes calls'],
  dataNeeded: ['Open items with dates', 'Agreed tone for each kind'],
  risks: ['Reminding somebody who has already paid: checked against the records on the same day'],
  staysWithPeople: ['Calls', 'Hardship', 'Ending a contract'],
  dependsOn: [],
};
