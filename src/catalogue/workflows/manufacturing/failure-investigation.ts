import { defineWorkflow } from '#catalogue/define.ts';

export const failureInvestigation = defineWorkflow({
  id: 'failure-investigation',
  name: 'Failure investigation',
  department: 'Research',
  type: 'Analysis',
  description:
    'Finding why a part, building or machine broke: how it was used, photographs and sections, the cause, and a report.',
  industries: ['manufacturing', 'consulting', 'energy-environment', 'construction', 'tech'],
  narrows: ['product-development'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(failure|root cause|fracture|corrosion|forensic engineering) (investigation|analysis) ~ (part|metallurgists|engineers|report|cause|component|laboratory|broke|we|=our|expert|fracture|microscope|litigation)',
          '(why) ~ (broke|failed|cracked) ~ (report|cause|metallurgist|section|engineers)',
          '(metallurgists) ~ (section|polish|examine|investigate|report)',
        ],
      },
      {
        weight: 3,
        any: [
          '(failure analysis|failure investigation|forensic engineering|root cause analysis|metallurgical analysis|metallurgy|why did it break|failure)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(failure (analysis|investigation)|forensic engineering|metallurgical (analysis|testing|investigation))',
    ],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['(heart|kidney|renal|liver) failure'], because: 'Failing organs' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'learn-parts-history',
      name: 'Ask how the part was used and broke',
      description: 'Ask for use, loads, material, upkeep and how it came to break.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'photograph-section-polish',
      name: 'Photograph, cut and polish the broken part',
      description:
        'Record the break before it is touched, then cut and polish samples without losing traces.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(section|polish)'],
    },
    {
      id: 'look-measure-conclude',
      name: 'Examine the break and name the cause',
      description: 'Use microscope, hardness and composition to tell what led to it and what did not.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 1, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(microscope|cause)'],
    },
    {
      id: 'write-illustrated-report',
      name: 'Write the failure report',
      description: 'Show finding and cause with pictures and say what to change.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
