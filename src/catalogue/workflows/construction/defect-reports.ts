import { defineWorkflow } from '#catalogue/define.ts';

export const defectReports = defineWorkflow({
  id: 'defect-reports',
  name: 'Building defect reports',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Finding why a building cracks, leaks or is damp and what the repair costs: questions, opening up and measuring, the cause, and a report.',
  industries: ['construction', 'real-estate', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cracks|damp|subsidence|structural movement|dry rot|defect|leaks|water ingress) ~ (report|survey|investigation|surveyor|engineer|diagnosis|inspection|specific|cause|cost) ~ (cost|cause|defect|report|engineer|damp|independent|what|surveyor|insurance|monitor)',
          '(structural|defect|damp|specific defect) (report|inspection|investigation|engineers report)',
        ],
      },
      {
        weight: 3,
        any: [
          '(cracks damp|damp surveys|defect reports|specific defect reports|structural reports|structural inspections|structural engineer reports|defect analysis|damp timber surveys|building pathology|building defects)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((structural|defect|damp|specific defect|subsidence|damp timber) (reports|inspections|surveys|investigation)|defect analysis|building pathology)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-since-when',
      name: 'Ask the owner how the defect showed',
      description: 'Ask since when it shows, in which weather, and what was mended before.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'open-up-measure',
      name: 'Open up the building and measure',
      description: 'Look behind linings, under floors and on roofs with damp meter, level and camera.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 2, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'find-cause',
      name: 'Find the cause of the building defect',
      description: 'Tell the cause from what merely follows from it and rule out the rest.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(cause)'],
    },
    {
      id: 'write-report-cost',
      name: 'Write the defect report with repair and cost',
      description: 'Describe cause and damage with pictures, propose the repair step by step and price it.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|cost)'],
    },
  ],
});
