import { defineWorkflow } from '#catalogue/define.ts';

export const homeSurveys = defineWorkflow({
  id: 'home-surveys',
  name: 'Home and building surveys',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Looking over a house for a buyer or owner: order and terms, inspection, a call with the main findings, and the report with ratings and pictures.',
  industries: ['construction', 'real-estate', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(rics|level 2|level 3|level two|level three|homebuyer|home buyer|building|structural|full structural|snagging|pre purchase) (survey|surveyor|report|inspection) ~ (report|property|photographs|defects|damp|roof|plain english|level 3|home|house|buying|buyer|rics|chartered|covering|loft|condition|surveyor)',
          '(home|building) (surveys) ~ (level|rics|report|buying|buyers|damp|hatch|photographs|homebuyer)',
        ],
      },
      {
        weight: 3,
        any: [
          '(home surveys|building surveys|homebuyer reports|homebuyer survey|structural surveys|level 2 survey|level 3 survey|house surveys|snagging|snagging surveys|rics surveys|residential surveys)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['surveys'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: {
    named: [
      '(home|building|homebuyer|house|structural|level 2|level 3|rics|snagging|residential|pre purchase) (surveys|reports|inspections)',
    ],
    anywhere: false,
    apart: 2,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(staff|customer|satisfaction|ecological|bat|land|topographic|online|=our) (survey)'],
      because: 'Other surveys',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-order-terms',
      name: 'Take the survey order and agree terms',
      description: 'Ask for the address, the kind of survey and access, send terms and take payment.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'inspect-building',
      name: 'Inspect the house from loft to drains',
      description: 'Look, tap and measure damp inside and out with ladder, meter and camera.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 8, high: 18 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 2, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(inspect|hatch|loft)'],
    },
    {
      id: 'call-client-from',
      name: 'Call the client with the main findings',
      description: 'Say the worst first and answer what it means for buying.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 2 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(ring|call)'],
    },
    {
      id: 'write-report',
      name: 'Write the survey report',
      description: 'Rate each part, add pictures and say what to repair, test or ask the lawyer.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 5, high: 16 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
