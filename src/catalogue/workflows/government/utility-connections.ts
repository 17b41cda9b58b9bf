import { defineWorkflow } from '#catalogue/define.ts';

export const utilityConnections = defineWorkflow({
  id: 'utility-connections',
  name: 'Starting, stopping and connecting utility service',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Opening and closing accounts for water, power or gas: application, deposit, meter, new connections and final bill.',
  industries: ['government', 'energy-environment', 'association'],
  narrows: ['customer-invoicing'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(start|stop|transfer|new) ~ (service|water service) ~ (application|deposit|photo id|form|transfer)',
          '(tap|meter|connection|impact) (fee|fees|set)',
        ],
      },

      {
        weight: 3,
        any: [
          '(open|start|set up|close) ~ (account|service) ~ (meter|reading|move|water|sewer|deposit)',
          '(final|move out) (reading|bill) ~ (move|call|meter|account|water)',
          '(meter) ~ (set|installed) ~ (deed|application|fee|tap|new)',
        ],
      },
      {
        weight: 3,
        any: [
          '(start|stop|transfer|disconnect|reconnect|turn on|turn off|begin|end|connect) ~ (water|utility|electric|gas|sewer|power|trash) (service|account)',
          '(start|stop|transfer|new|open|close) ~ (service|account) ~ (deposit|application|lease|address|form|move|meter)',
          '(new|sewer|water|service) (connection|connections|hookup|tap) ~ (apply|application|fee|builder|permit|service|meter|available)',
          '(apply|application) ~ (connection|connections|tap|hookup)',
          '(tap|connection|hookup|hook up) (fee|fees|application|permit)',
          'application ~ (water|utility|electric|gas|sewer) service',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(start stop service|start or stop service|start service|new service|new connections|new connection|move in|service application|connect service)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(internet|streaming|subscription|your new website)'],
      because: 'Another kind of account',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-application',
      name: 'Take the application and check papers',
      description: 'Receive form, lease or deed, identity and deposit.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(application|deposit|lease|deed)'],
    },
    {
      id: 'open-account',
      name: 'Open or close the account',
      description: 'Enter person, address and meter; settle the final bill.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'turn-meter',
      name: 'Read, set or turn the meter',
      description: 'Go to the address, read, open or lock.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 2, error: 2, data: 4 },
      value: { differentiation: 2, decision: 1, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['meter'],
    },
    {
      id: 'approve-connection',
      name: 'Check and approve new connections',
      description: 'Look at plan, capacity and fees with the builder.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'decide'],
      shownBy: ['(tap|connection|capacity)'],
    },
    {
      id: 'make-connection',
      name: 'Make the connection',
      description: 'Tap the main, lay the line and test.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 2, error: 4, data: 4 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'inform-customer',
      name: 'Tell the customer date and cost',
      description: 'Confirm the day, explain rates and rules.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['answer-questions', 'remind'],
    },
  ],
});
