import { defineWorkflow } from '#catalogue/define.ts';

/** What a site offers on a page of its own and no other workflow knows; it always takes the site's own name for it. */
export const serviceDelivery = defineWorkflow({
  id: 'service-delivery',
  name: 'Service for customers',
  department: 'Operations',
  type: 'Business',
  description:
    'A service that the organisation offers under a name of its own: agreeing what is wanted, preparing, doing it, checking the result and handing over.',
  industries: 'every',
  signals: {
    phrases: [{ weight: 1, any: ['=our services (include|are)'] }],
  },
  minimumStrength: 6,
  tasks: [
    {
      id: 'agree-request',
      name: 'Clarify what the customer needs',
      description: 'Ask about the case, its size and date, and say whether and how it can be done.',
      role: 'Customer Experience Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'answer-questions'],
    },
    {
      id: 'plan-service',
      name: 'Plan people, time and materials for the service',
      description: 'Assign who does it, set the date and see that what is needed is at hand.',
      role: 'Service Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['schedule', 'match'],
    },
    {
      id: 'carry-out',
      name: 'Carry out the service',
      description:
        'Do the work itself as agreed, at the customer’s or here, and solve what comes up on the way.',
      role: 'Service Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 3, error: 3, data: 4 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
    },
    {
      id: 'check-result',
      name: 'Check the result with the customer',
      description: 'Compare what was done with what was agreed, and put right what is missing.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'hands-on'],
    },
    {
      id: 'record-service',
      name: 'Record what was done and pass it on for billing',
      description: 'Note time, materials and the result in the customer’s file and start the invoice.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
  ],
});
