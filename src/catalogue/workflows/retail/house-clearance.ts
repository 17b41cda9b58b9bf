import { defineWorkflow } from '#catalogue/define.ts';

export const houseClearance = defineWorkflow({
  id: 'house-clearance',
  name: 'House clearance and estate sales',
  naming: {
    parts: [
      {
        any: ['(clearance|clearances|cleared|emptied|clear out|cleanout|cleanouts)'],
        name: 'House clearance',
      },
      { any: ['(estate sale|estate sales|tag sale)'], name: 'Estate sales' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Emptying houses after a death or move, or selling what is in them: visit, list, value, sale, removal and account.',
  industries: ['retail', 'cleaning', 'trades', 'logistics'],
  narrows: ['buying-in'],
  delivers: {
    named: [
      '(house|estate|probate|property|hoarder|garage) (clearance|clearances|cleanout|cleanouts|clearouts)',
      'estate sales',
      'estate liquidation',
    ],
    anywhere: true,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(house|probate|estate|full house) (clearance|clearances|cleanout|cleanouts)',
          'house ~ emptied',
          '(estate sale|estate sales) ~ (conduct|company|priced|weekend|family|families|run|manage|organise|organize)',
          '(executors|families|solicitors) ~ (written account|clearance|cleared|emptied|broom clean|swept)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: ['(house clearance|house clearances|estate sales|probate clearance|estate cleanouts)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'view-house',
      name: 'See the house and agree terms',
      description: 'Walk through, ask what is kept and name price or share.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'negotiate'],
    },
    {
      id: 'list-goods',
      name: 'List, value and sort the contents',
      description: 'Write down, value and set aside papers and keepsakes.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on', 'match'],
    },
    {
      id: 'sell-goods',
      name: 'Sell the contents or enter them for auction',
      description: 'Buy, price for the house sale or send on.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['negotiate'],
    },
    {
      id: 'clear-house',
      name: 'Clear and sweep the house',
      description: 'Carry, load, give to charities, recycle and clean.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'account-executor',
      name: 'Account to the family or executor',
      description: 'List what was sold and paid and send the rest.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'reconcile'],
    },
  ],
});
