import { defineWorkflow } from '#catalogue/define.ts';

export const hearingCare = defineWorkflow({
  id: 'hearing-care',
  name: 'Hearing tests and hearing-aid fitting',
  naming: {
    parts: [
      { any: ['(test|testing|evaluation|exam|audiologist|audiometry|screening)'], name: 'Hearing tests' },
      { any: ['(aid|aids|fitting|device)'], name: 'Hearing-aid fitting' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'From the hearing test to an aid that fits: history, measuring, choice, moulding, adjusting, repair and follow-up.',
  industries: ['healthcare', 'medical-practice', 'diagnostics', 'optometry'],
  delivers: {
    named: [
      '(hearing (tests|test|aids|aid repair|evaluations|aid fitting)|audiology|tinnitus treatment|earwax removal)',
    ],
    anywhere: false,
    apart: 3,
  },
  signals: {
    phrases: [
      { weight: 3, any: ['(mend|repair|service) ~ (makes|aid) ~ premises'] },
      {
        weight: 3,
        any: [
          '(aid) ~ (real ear|fine tuned|two weeks|trial|home) ~ (measurements|adjusted|keep|followed|fitted)',
          'programme ~ real ear',
        ],
      },
      {
        weight: 3,
        any: [
          '(hearing (test|tests|aid|aids|evaluation|evaluations|exam|screening|care|instrument)) ~ (fit|fitting|free|schedule|book|offer|repair|adjust|trial|brand|appointment|test)',
          '(fit|fitting|program|adjust|clean|repair|dispense) ~ hearing (aid|aids|instrument|instruments)',
          '(=our|licensed|board certified) (audiologist|audiologists|hearing specialist|hearing instrument specialist)',
          '(ear wax|earwax) removal',
          '(tinnitus|audiology) (treatment|evaluation|service|services|clinic)',
          '(custom|swim|musician) (ear plugs|earplugs|ear molds|earmolds)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(hearing aids|hearing tests|hearing test|hearing care|audiology|tinnitus|hearing evaluations)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(public|court|zoning|bail|administrative|disciplinary) hearing',
        '(love|look forward) ~ hearing',
        'hearing from you',
      ],
      because: 'A meeting, or news',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-history',
      name: 'Take history and look into the ear',
      description: 'Ask about noise, family and daily life; examine.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['interview', 'care'],
    },
    {
      id: 'measure-hearing',
      name: 'Measure hearing',
      description: 'Tones, speech and pressure in the booth.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 5, high: 14 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'diagnose'],
      shownBy: ['hearing (test|evaluation|exam)'],
    },
    {
      id: 'advise-aid',
      name: 'Explain the result and advise on aids',
      description: 'Show what helps, prices and trial.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['advise'],
    },
    {
      id: 'fit-aid',
      name: 'Fit and adjust the aid',
      description: 'Program, mould, try and fine-tune.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 5, high: 14 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(fit|adjust|program)'],
    },
    {
      id: 'clean-repair',
      name: 'Clean and repair aids',
      description: 'Change tubes, domes and batteries or send in.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 2, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(repair|clean|battery|batteries)'],
    },
    {
      id: 'claim-cover',
      name: 'Claim what insurance covers',
      description: 'Check benefits, send the claim.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['insurance'],
    },
  ],
});
