import { defineWorkflow } from '#catalogue/define.ts';

export const recordsRequests = defineWorkflow({
  id: 'records-requests',
  name: 'Public records requests',
  department: 'Legal',
  type: 'Business',
  description:
    'Answering requests for public records: registering, finding, striking out what is protected, releasing in time.',
  industries: ['government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(public|open) records (request|act|law|office)', 'freedom of information', '=FOIL', '=FOIA'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-request',
      name: 'Register the request',
      description: 'Record it with its deadline and confirm.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'remind'],
    },
    {
      id: 'find-records',
      name: 'Find the records',
      description: 'Ask offices and search files.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['research', 'extract-data'],
    },
    {
      id: 'strike-protected',
      name: 'Strike out what is protected',
      description: 'Read and remove what may not be given.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 5, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['check-rules'],
    },
    {
      id: 'release-records',
      name: 'Release and answer',
      description: 'Send with reasons and fees.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['draft-text'],
    },
  ],
});
