import { defineWorkflow } from '#catalogue/define.ts';

export const constructionSafety = defineWorkflow({
  id: 'construction-safety',
  name: 'Construction safety management',
  department: 'Operations',
  type: 'Business',
  description: 'Keeping building sites safe and lawful: duties, plans, inspections, file.',
  industries: ['consulting', 'construction'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cdm|principal designer|construction phase plan|construction safety|site safety) ~ (plan|inspection|photographs|weekly|adviser|advisor|duty|regulations|client|appointed|report|audits|management|file|officer)',
        ],
      },
      {
        weight: 3,
        any: [
          '(cdm|cdm services|principal designer|construction safety|site inspections|site safety|site safety inspections|cdm consultancy|construction health safety|site safety management)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(cdm (services|consultancy|advice|)|principal designer|(construction|site) safety (management|inspections|))',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'write-safety-plan',
      name: 'Write the safety plan',
      description: 'This covers lay out risks and order and rules.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(plan)'],
    },
    {
      id: 'inspect-site-weekly',
      name: 'Inspect the site weekly',
      description: 'Walk, photograph, stop what is dangerous.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(inspect|site)'],
    },
    {
      id: 'report-follow-up',
      name: 'Report and follow up',
      description: 'Send pictures and dates to the builder.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
    {
      id: 'put-file-together',
      name: 'Put the file together',
      description: 'Collect drawings and manuals for the owner.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(file)'],
    },
  ],
});
