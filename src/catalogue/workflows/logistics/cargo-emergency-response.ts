import { defineWorkflow } from '#catalogue/define.ts';

export const cargoEmergencyResponse = defineWorkflow({
  id: 'cargo-emergency-response',
  name: 'Accident rescue and cargo recovery',
  department: 'Operations',
  type: 'Business',
  description:
    'Helping when a loaded vehicle has an accident or breaks down: taking the alarm, sending people, securing load and site, moving the cargo on and reporting.',
  industries: ['logistics', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(rescue|emergency|recovery|response) (team|van|vehicle|squad) ~ (accident|spill|breakdown|leak|cargo|road)',
          '(accident|breakdown|mishap|spill) ~ (rescue|recovery|help|team|response) ~ (road|team|sent|cargo|site|vehicle)',
          '(rescue|recovery) team ~ (goes|comes|sent|ready)',
          '(transfer|recover|salvage) ~ (cargo|load|product) ~ (accident|overturned|tanker|damaged)',
          'emergency response ~ (spill|cargo|hazardous|transport|tanker|accident)',
        ],
      },
      {
        weight: 3,
        any: ['(accident rescue|cargo recovery|emergency response|spill response|accident response)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(personal injury|lawyer|attorney|insurance claim)'],
      because: 'Lawyers and insurers after an accident',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'alarm',
      name: 'Take the alarm and judge the danger',
      description:
        'Ask driver or police what happened, what is loaded and who is hurt, and decide what is sent.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 5, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['interview', 'decide'],
      shownBy: ['(24 hour|hotline|alarm)'],
    },
    {
      id: 'send',
      name: 'Send people and equipment',
      description: 'Call out the crew, a crane or an empty vehicle and guide them to the place.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 3, error: 5, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['schedule', 'route-requests'],
    },
    {
      id: 'secure',
      name: 'Secure the site and move the load',
      description: 'Stop leaks, move the cargo over and clear the road together with the authorities.',
      role: 'Driver',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 5, presence: 5, contact: 3, error: 5, data: 5 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(transfer|secure|leak)'],
    },
    {
      id: 'inform',
      name: 'Inform customer, insurer and authority',
      description: 'Say what happened, what is lost and when the rest arrives, and send the papers.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'answer-questions'],
    },
    {
      id: 'learn',
      name: 'Find the cause and prevent the next',
      description: 'Look into the accident and change routes, checks or training.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['diagnose', 'coach'],
    },
  ],
});
