import { defineWorkflow } from '#catalogue/define.ts';

export const constructionSafety = defineWorkflow({
  id: 'construction-safety',
  name: 'Construction safety management',
  department: 'Operations',
  type: 'Business',
  description:
    'Keeping building sites safe and lawful: the safety plan, briefing workers, inspections, following up what is wrong, and the file for the owner.',
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
      name: 'Write the safety plan of the site',
      description: 'Lay out risks, order of works, rules and who answers for what.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan', 'check-rules', 'draft-text'],
      shownBy: ['(plan)'],
    },
    {
      id: 'brief-workers',
      name: 'Brief workers and check who may do what',
      description: 'Explain the rules of the site to newcomers and look at their tickets.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['coach', 'check-rules'],
    },
    {
      id: 'inspect-site-weekly',
      name: 'Inspect the site each week',
      description: 'Walk, photograph, speak with foremen and stop what is dangerous.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 5, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(inspect|site)'],
    },
    {
      id: 'report-follow-up',
      name: 'Report what is unsafe and follow it up',
      description: 'Send pictures, names and dates to the builder and look whether it was mended.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(report)'],
    },
    {
      id: 'put-file-together',
      name: 'Put the safety file together',
      description: 'Collect drawings, manuals and remaining risks for the owner.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['remind', 'check-rules'],
      shownBy: ['(file)'],
    },
  ],
});
