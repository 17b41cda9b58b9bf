import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const schedulingHelper: ModuleDefinition = {
  id: 'scheduling-helper',
  name: 'Scheduling Helper',
  category: 6,
  description:
    'Proposes times for appointments, jobs, and shifts by your rules, fills openings from the waiting list, and prepares confirmations and changes. A person confirms.',
  capabilities: [
    { trait: 'schedule', weight: 4, essential: true },
    { trait: 'match', weight: 3 },
    { trait: 'plan', weight: 1 },
    { trait: 'remind', weight: 1 },
    { trait: 'answer-questions', weight: 1 },
    { trait: 'check-rules', weight: 1 },
  ],
  benefits: [
    'Fewer calls back and forth to find a time',
    'Freed slots are filled the same day',
    'Everyone sees the same calendar',
  ],
  developmentSteps: [
    'Write down your current rules for assigning times',
    'Connect the calendar, read-only at first',
    'Compare its proposals with two weeks of real bookings',
    'Let it prepare confirmations that a person sends',
  ],
  prerequisites: ['One calendar that everyone uses'],
  dataNeeded: ['Three months of bookings, with changes and cancellations'],
  risks: ['A time that doesn’t fit the job: jobs of unusual length and urgent cases go to a person'],
  staysWithPeople: ['Urgent cases', 'Confirming times', 'Changes that upset someone'],
  dependsOn: [],
};
