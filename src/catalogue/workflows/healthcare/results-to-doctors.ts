import { defineWorkflow } from '#catalogue/define.ts';

export const resultsToDoctors = defineWorkflow({
  id: 'results-to-doctors',
  name: 'Reports to referring doctors',
  department: 'Customer Service',
  type: 'Communication',
  description:
    "Taking orders from doctors' offices and getting readings back to them fast: fax or portal, urgent calls, pictures.",
  industries: ['diagnostics', 'healthcare'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(reports|results|reads|images) ~ (portal|fax|faxed|phone|call) ~ (24 hours|within =the hour|hour|same day|physician|doctor)',
          '(stat|wet) (reads|results|reports)',
          '(fax|send|order) ~ order ~ (portal|fax|scheduling|online|555)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=for physicians|referring physicians|referring doctors|physician portal|for referring providers|for referring doctors|referring providers|physician resources|image sharing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-order',
      name: 'Take the order in',
      description: 'Read the fax, check name, test and reason.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(order|fax)'],
    },
    {
      id: 'ask-back',
      name: 'Ask back',
      description: 'Call the office for what is missing.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'deliver-reading',
      name: 'Deliver the reading',
      description: 'This covers portal and fax or interface.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|portal|result)'],
    },
    {
      id: 'call-urgent-findings',
      name: 'Call urgent findings',
      description: 'Reach the doctor and note the time.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(stat|urgent|phone)'],
    },
  ],
});
