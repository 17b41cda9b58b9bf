import { defineWorkflow } from '#catalogue/define.ts';

export const fertilityTesting = defineWorkflow({
  id: 'fertility-testing',
  name: 'Fertility testing',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Finding out why a pregnancy does not come: histories of both partners, hormones, scans, tubes and semen.',
  industries: ['healthcare', 'diagnostics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(semen analysis|sperm test|dna fragmentation|ovarian reserve|amh test|hycosy|fertility mot|fertility check|fertility assessment|fertility testing|fertility tests) ~ (test|clinic|results|offer|sperm|retrieval|scan|week|report|couples|blood|fragmentation|we|appointment)',
        ],
      },
      {
        weight: 3,
        any: [
          '(fertility testing|fertility tests|fertility assessment|semen analysis|male fertility|male infertility|fertility mot|fertility evaluation|infertility evaluation)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'fertility (testing|assessment|evaluation|tests)',
      'semen analysis',
      'male (fertility|infertility)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-both-histories',
      name: 'Take the histories of both partners',
      description: 'Ask about cycles, illnesses, work and earlier tries.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['interview'],
    },
    {
      id: 'take-blood-samples',
      name: 'Take fertility samples',
      description: 'Draw blood on the right day and receive semen within the hour.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(blood|sample)'],
    },
    {
      id: 'scan-count',
      name: 'Scan the ovaries and examine semen',
      description: 'Count follicles by ultrasound and look at number, movement and shape of sperm.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['hands-on', 'analyse-data'],
      shownBy: ['(scan|semen|sperm)'],
    },
    {
      id: 'explain-results-next',
      name: 'Explain fertility results and next steps',
      description: 'Bring all results together for the couple and say what can be done.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 3 },
      traits: ['advise', 'care'],
      shownBy: ['(result)'],
    },
  ],
});
