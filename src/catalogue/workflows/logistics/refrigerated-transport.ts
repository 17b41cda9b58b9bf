import { defineWorkflow } from '#catalogue/define.ts';

export const refrigeratedTransport = defineWorkflow({
  id: 'refrigerated-transport',
  name: 'Temperature-controlled transport',
  department: 'Operations',
  type: 'Business',
  description:
    'Carrying goods that must stay cold: pre-cooling, loading, watching the temperature and proving it at delivery.',
  industries: ['logistics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(dual temperature|refrigerated|temperature controlled|reefer|frozen|chilled) ~ (trailers|vans|lorries|fleet|trucks|distribution|deliveries|transport)',
          '(own|=our) reefers',
          'temperatures ~ (recorded|logged|printed) ~ (drop|delivery|journey)',
        ],
      },

      {
        weight: 3,
        any: [
          '(refrigerated|reefer|temperature controlled|temperature sensitive|cold chain|chilled|frozen) (trucking|transport|transportation|freight|trailer|trailers|truck|trucks|shipping|hauling|loads|carrier|fleet|delivery|logistics|trucking company)',
          '(reefer|refrigerated) ~ (fleet|trailers|equipment|loads|units)',
        ],
      },
      {
        weight: 2,
        any: [
          '(refrigerated|reefer|refrigerated trucking|refrigerated transport|cold chain|temperature controlled)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(refrigerated|reefer) ~ (repair|rental|repairs|hvac)'],
      because: 'Service of trailers, not carriage.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-load',
      name: 'Plan truck, route and temperature',
      description: 'Take what the goods ask, choose trailer and stops.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['plan', 'schedule'],
      shownBy: ['(requirements|plan|perishable|sensitive)'],
    },
    {
      id: 'precool',
      name: 'Pre-cool and check the trailer',
      description: 'Set, wait, read and note, and see that it is clean.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(pre cool|clean|trailer|trailers)'],
    },
    {
      id: 'drive-load',
      name: 'Load and drive',
      description: 'See the goods loaded with air around them and drive.',
      role: 'Driver',
      judgment: true,
      hoursPerWeek: { low: 10, high: 25 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(drivers|trucking|transport|haul|loads)'],
    },
    {
      id: 'watch-temperature',
      name: 'Watch the temperature on the way',
      description: 'See readings and alarms and act at once.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 2 },
      traits: ['monitor', 'decide'],
      shownBy: ['(monitor|temperature|tracking)'],
    },
    {
      id: 'prove-cold',
      name: 'Prove the cold chain at delivery',
      description: 'Hand over the record with the papers and settle complaints.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 3, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(delivery|record|delivered)'],
    },
  ],
});
