import { defineWorkflow } from '#catalogue/define.ts';

export const groupBookings = defineWorkflow({
  id: 'group-bookings',
  name: 'Group bookings',
  department: 'Sales',
  type: 'Business',
  description:
    'Handling groups such as schools, choirs, coaches and teams: enquiry, offer, list, arrangements and bill.',
  industries: ['hospitality', 'travel', 'culture-media', 'events', 'agriculture'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(school classes|school groups|coach parties|coach groups|choirs|football teams|tour groups|group rates|group discount|groups ten|groups =of (ten|10|15|20)) ~ (rates|half board|packed lunches|book|discount|free|pay less|leader|welcome|arrangement|available)',
          '(leader|teacher|driver) ~ stays free',
          '(ask|enquire) ~ group (rates|rate|prices)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=groups|group bookings|group visits|groups parties|school groups|group travel|group rates|coach groups|groups schools)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(support|small|youth|age|home|working|steering|user|focus|reading|parish|prayer|study|action|playgroup|blood) (group|groups)',
      ],
      because: 'Groups of people who meet.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'quote-group',
      name: 'Answer the group and make an offer',
      description: 'Ask for number, ages, dates and wishes and send an offer with a date to confirm by.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'answer-questions'],
    },
    {
      id: 'hold-group',
      name: 'Hold places for the group and take the deposit',
      description: 'Block rooms or seats and watch the date until which they are held.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'gather-list',
      name: "Gather the group's names and needs",
      description: 'Ask for the list, diets, access and hour of arrival.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'brief-team',
      name: 'Brief the team and receive the group',
      description: 'Tell kitchen and front desk what was agreed, and welcome the leader and the group.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 5, error: 2, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'care'],
    },
    {
      id: 'bill-group',
      name: 'Bill the group',
      description: 'Count who came and what was used, and invoice it.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['reconcile'],
    },
  ],
});
