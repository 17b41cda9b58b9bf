import { defineWorkflow } from '#catalogue/define.ts';

export const prizesCompetitions = defineWorkflow({
  id: 'prizes-competitions',
  name: 'Prizes and competitions',
  department: 'Marketing',
  type: 'Business',
  description:
    'Holding a prize or competition: rules, entries, judging, shortlist, prize-giving and publication.',
  industries: ['culture-media', 'association', 'non-profit', 'higher-education', 'education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(prize|competition|contest|award) ~ (entry|judged|judges|shortlist|shortlisted|winner|deadline|entry fee|categories) ~ (blind|fee|£|$|deadline|judged|shortlist|submit|open|announced|categories|prize|panel|judges|winner|form|each year|annual)',
        ],
      },
      {
        weight: 3,
        any: ['(writing competition|call for entries|contest rules|poetry prize|photo contest)'],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['prize'], in: ['heading', 'navigation'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(win|chance to win|giveaway|raffle|sweepstakes|draw)',
        '(award winning|won|received|recipient|recognized|recognised|award from|competition (law|team))',
      ],
      because: 'Raffles and honours won',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-rules-judges',
      name: 'Set rules and judges of the prize',
      description: 'Settle theme, fee and dates and win people to judge.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['plan', 'negotiate'],
    },
    {
      id: 'call-entries',
      name: 'Announce the prize and call for entries',
      description: 'Publish rules and dates, write to those who may enter and answer questions.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'answer-questions'],
    },
    {
      id: 'take-entries',
      name: 'Take entries for the prize',
      description: 'Number them, hide the names and bank the fees.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(entry)'],
    },
    {
      id: 'judge-entries',
      name: 'Judge the entries for the prize',
      description: 'Read or look, agree a shortlist and choose.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 2 },
      traits: ['decide'],
      shownBy: ['(judge)'],
    },
    {
      id: 'tell-celebrate',
      name: 'Tell winners and hold the prize-giving',
      description: 'Write to all who entered, invite, hold the evening and publish.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'plan'],
      shownBy: ['(winner|shortlist)'],
    },
  ],
});
