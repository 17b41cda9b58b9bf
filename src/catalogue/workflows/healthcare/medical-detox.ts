import { defineWorkflow } from '#catalogue/define.ts';

export const medicalDetox = defineWorkflow({
  id: 'medical-detox',
  name: 'Medical detoxification',
  department: 'Operations',
  type: 'Business',
  description:
    'Taking people off alcohol and drugs safely: intake, watching day and night, tapering, comfort and the next place.',
  industries: ['healthcare', 'mental-health'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(detox|detoxification|withdrawal) ~ (nurses|medical|medically|supervised|clock|tapered|taper|physician|medications|comfortable|safe|safely|inpatient|program|days|alcohol|opioid|monitored|24)',
        ],
      },
      {
        weight: 3,
        any: [
          '(detox|medical detox|detoxification|drug alcohol detox|alcohol detox|drug detox|medical detoxification|withdrawal management)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(medical|alcohol|drug|opioid|inpatient) (detox|detoxification)', 'withdrawal management'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(juice|body wrap|sauna|foot|tea|digital|cleanse|spa|liver)'],
      because: 'Wellness words',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-judge-risk',
      name: 'Take people in and judge withdrawal risk',
      description: 'Ask what and how much was taken and about earlier fits, and examine.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 2 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'watch-day-night',
      name: 'Watch withdrawal day and night',
      description: 'Take scores and vital signs, give fluids and call the doctor when it turns.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 15, high: 36 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['monitor', 'hands-on', 'care'],
      shownBy: ['(clock|monitor|nurse)'],
    },
    {
      id: 'dose-taper',
      name: 'Dose and taper detox medicines',
      description: 'Set doses by score, a little less each day.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 2 },
      traits: ['decide', 'monitor'],
      shownBy: ['(taper|medication)'],
    },
    {
      id: 'keep-will-up',
      name: 'Keep people going through detox',
      description: 'Talk, help them rest and eat, and bring them to the first group.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['care', 'coach'],
    },
    {
      id: 'hand-treatment',
      name: 'Hand people on to treatment after detox',
      description: 'Find the bed or programme, send the papers and arrange the ride.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['match', 'route-requests'],
    },
  ],
});
