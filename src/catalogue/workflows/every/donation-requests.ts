import { defineWorkflow } from '#catalogue/define.ts';

export const donationRequests = defineWorkflow({
  id: 'donation-requests',
  name: 'Donation and sponsorship requests',
  naming: {
    parts: [
      { any: ['(donation|donate|gift)'], name: 'Donation requests' },
      { any: ['(sponsor|sponsorship)'], name: 'Sponsorship requests' },
    ],
  },
  department: 'Management',
  type: 'Communication',
  description:
    'Local groups asking the firm for gifts, prizes or sponsorship: a form, a rule, an answer and the gift.',
  industries: [
    'restaurant',
    'retail',
    'food-production',
    'hospitality',
    'fitness',
    'personal-services',
    'automotive',
    'trades',
    'financial',
    'manufacturing',
  ],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(donation|sponsorship|charitable giving|community giving) (request|requests|application|inquiry)',
          '(request|apply|submit) ~ (donation|sponsorship) ~ (form|event|charity|organization|local|weeks|online|school|silent auction)',
          '(spirit night|dine =to donate|fundraiser night|fundraising night|host ~ fundraiser)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(donation requests|donation request|request donation|sponsorship requests|community giving|fundraisers|spirit nights|sponsorship request)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(make|tax deductible) donation', 'donate (now|today|online)'],
      because: 'Gifts to the organisation itself.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-request',
      name: 'Read requests and ask for what lacks',
      description: 'Look for name, date, tax number and purpose.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(form|request|weeks)'],
    },
    {
      id: 'choose-causes',
      name: 'Choose what to support',
      description: 'Weigh cause, place, budget and fairness.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['decide'],
    },
    {
      id: 'answer-askers',
      name: 'Answer yes or no',
      description: 'Write kindly in time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text'],
      shownBy: ['(respond|reply|notified|contact)'],
    },
    {
      id: 'prepare-gift',
      name: 'Prepare the gift or the night',
      description: 'Make the card, box or sign, plan the night.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['plan'],
    },
    {
      id: 'record-gifts',
      name: 'Record gifts for books and publicity',
      description: 'Enter value and take a picture.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
