import { defineWorkflow } from '#catalogue/define.ts';

export const employmentDocuments = defineWorkflow({
  id: 'employment-documents',
  name: 'Employment contracts and handbooks',
  department: 'HR',
  type: 'Business',
  description:
    'Writing what employers and staff agree on: contracts, offer letters, handbooks and policies, and keeping them lawful.',
  industries: ['consulting', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(write|draft|review|update|prepare|drafting|writing) ~ (contracts of employment|employment contracts|staff handbook|employee handbook|hr policies|contracts handbooks|employment policies)',
          '(employment contracts|contracts of employment|employee handbook|staff handbook) ~ (written|drafted|updated|reviewed|law|compliant|bespoke|policies|tailored|whenever)',
        ],
      },
      {
        weight: 3,
        any: [
          '(contracts handbooks|employment contracts|employee handbooks|staff handbooks|contracts of employment|handbooks policies|hr documents|hr documentation|handbooks|employment contracts policies)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(employment contracts|contracts of employment|contracts handbooks|(employee|staff) (handbook)|hr (documents|documentation|policies)|handbook (writing|development))',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-how-firm',
      name: 'Ask how the company employs people',
      description: 'Learn hours, pay, places and benefits, read what is in use, and hear what went wrong.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'extract-data'],
    },
    {
      id: 'draft-contracts-offer',
      name: 'Draft contracts and offer letters',
      description: 'Write terms for each kind of job and check them against the law.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(contract|offer)'],
    },
    {
      id: 'write-handbook-policies',
      name: 'Write handbook and policies',
      description: 'Set out leave, conduct, absence and complaints in words staff understand.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(handbook|policy)'],
    },
    {
      id: 'explain-documents',
      name: 'Explain the new documents to managers',
      description: 'Say what changes, what must be signed, and answer questions.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['advise', 'answer-questions'],
    },
    {
      id: 'update-when-law',
      name: 'Update contracts and policies when the law changes',
      description: 'Watch for changes, rewrite what they touch and send the new pages.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['monitor', 'draft-text'],
      shownBy: ['(update|law)'],
    },
  ],
});
