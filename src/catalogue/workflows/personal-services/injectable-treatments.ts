import { defineWorkflow } from '#catalogue/define.ts';

export const injectableTreatments = defineWorkflow({
  id: 'injectable-treatments',
  name: 'Injectable treatments',
  department: 'Operations',
  type: 'Business',
  description:
    'Smoothing and filling skin by injection: asking about health and wishes, consent, planning, injecting, aftercare and a check two weeks on.',
  industries: ['personal-services', 'medical-practice', 'healthcare', 'dental-practice'],
  delivers: {
    named: ['(botox|dysport|dermal fillers|fillers|lip fillers|injectables|neurotoxins)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 2,
        any: [
          '(botox|dysport|xeomin|jeuveau|wrinkle relaxer|wrinkle relaxers|neurotoxin|neurotoxins)',
          '(dermal filler|dermal fillers|lip filler|lip fillers|juvederm|restylane|sculptra|kybella)',
        ],
      },
      {
        weight: 3,
        any: [
          '(botox|dysport|xeomin|jeuveau|filler|fillers|wrinkle relaxer|neurotoxin|juvederm|restylane|sculptra|kybella) (injection|injections|treatment|treatments|appointment|unit|units|consultation|special|party|touch up)',
          '(inject|injects|injecting|administer|offer|offers|provide|provides|including) ~ (botox|dysport|xeomin|jeuveau|dermal filler|dermal fillers|lip filler|lip fillers|neurotoxin|neurotoxins|juvederm|restylane|sculptra|kybella)',
          '(botox|dysport|wrinkle relaxer|wrinkle relaxers|neurotoxin) ~ unit',
        ],
      },
      {
        weight: 3,
        any: ['(injectables|botox|fillers|dermal fillers|anti wrinkle injections|aesthetic injections)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(alternative|instead|without|unlike|avoid|painful|rather than|=no|=not) ~ (botox|filler|fillers|injection|injections|injectables)',
      ],
      because: 'What one does without.',
    },
    {
      scope: 'sentence',
      any: ['(bladder|migraine|crack|wood|concrete|joint) ~ (botox|filler|fillers)'],
      because: 'Medicine for other ends, or a material',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask',
      name: 'Ask about health and wishes',
      description: 'Take the history, look at the face and say what can be reached.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'advise'],
      shownBy: ['consult'],
    },
    {
      id: 'consent',
      name: 'Explain risks and take consent',
      description: 'Go through risks and aftercare, take the signature and photographs.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['advise', 'extract-data'],
      shownBy: ['consent'],
    },
    {
      id: 'inject',
      name: 'Plan and give the injections',
      description: 'Mark, measure the dose and inject.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 5, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['hands-on', 'care'],
      shownBy: ['inject'],
    },
    {
      id: 'after',
      name: 'Give aftercare and look again',
      description: 'Answer questions, see the result after two weeks and correct.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['care', 'answer-questions'],
      shownBy: ['(aftercare|touch up|follow up)'],
    },
  ],
});
