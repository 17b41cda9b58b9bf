import { defineWorkflow } from '#catalogue/define.ts';

export const sleepCare = defineWorkflow({
  id: 'sleep-care',
  name: 'Sleep studies and breathing therapy',
  naming: {
    variants: [
      { any: ['(cpap|bipap|mask fitting|oral appliance)'], name: 'CPAP fitting and follow-up' },
      {
        any: ['(sleep study|polysomnography|sleep test|sleep testing|sleep apnea test)'],
        name: 'Sleep studies',
      },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Finding out why somebody sleeps badly and treating it: study at home or overnight, scoring, mask and machine, follow-up of use.',
  industries: ['healthcare', 'medical-practice', 'diagnostics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(home|overnight|in lab|inpatient|diagnostic) sleep (study|test|testing|apnea test|apnoea test)',
          '(sleep study|polysomnography|polysomnogram) ~ (home|overnight|scored|read|lab|laboratory|technologist|technician|results|interpreted|bed|bedroom|performed|we)',
          '(cpap|bipap) ~ (fit|fitted|fitting|mask|titration|trial|supplies|machine|set up|setup|therapy|follow up|compliance|download)',
          '(insomnia|cbt i) ~ (programme|program|therapy|sessions|course)',
          'oral appliance therapy',
        ],
      },
      {
        weight: 3,
        any: [
          '(sleep studies|home sleep test|home sleep testing|home sleep study|sleep testing|cpap|cpap therapy|cpap supplies|mask fitting|sleep apnea|sleep apnoea|insomnia|sleep medicine|sleep disorders)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(home|overnight|in lab|) (sleep (study|test|testing)|cpap (therapy|fitting|titration|trial|setup|follow up)|mask fitting|insomnia (treatment|therapy|programme|program)|polysomnography)',
    ],
    anywhere: false,
    apart: 3,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-sleep-history',
      name: 'Take the sleep history',
      description:
        "Go through the questionnaire, the partner's account, medicines and the risk of falling asleep at the wheel.",
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'fit-sensors-run',
      name: 'Fit sensors and run the sleep study',
      description: 'Wire the patient up or hand out the recorder, and watch the night.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(sleep study|overnight|home sleep)'],
    },
    {
      id: 'score-read-recording',
      name: 'Score and read the sleep recording',
      description: 'Mark breathing pauses and sleep stages and write the diagnosis.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 5, high: 12 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'diagnose'],
      shownBy: ['(scored|read|interpret)'],
    },
    {
      id: 'fit-mask-machine',
      name: 'Fit mask and breathing machine',
      description: 'Choose the size, set the pressure, and teach use and cleaning.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'coach'],
      shownBy: ['(mask|cpap|fit)'],
    },
    {
      id: 'follow-use-send',
      name: 'Follow use of the machine and send supplies',
      description: "Read the machine's data, call who struggles, and send masks and filters.",
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 4 },
      traits: ['monitor', 'remind'],
      shownBy: ['(supplies|compliance|download)'],
    },
  ],
});
