import { defineWorkflow } from '#catalogue/define.ts';

export const prizesCompetitions = defineWorkflow({
  id: 'prizes-competitions',
  name: 'Prizes and competitions',
  department: 'Marketing',
  type: 'Business',
  description: 'Holding a prize: rules, entries, judging, shortlist, evening, publication.',
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
      name: 'Set rules and judges',
      description: 'This covers theme, fee and dates.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'take-entries',
      name: 'Take entries in',
      description: 'Number, hide names, bank fees.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(entry)'],
    },
    {
      id: 'judge-entries',
      name: 'Judge the entries',
      description: 'Read or look, shortlist, choose.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(judge)'],
    },
    {
      id: 'tell-celebrate',
      name: 'Tell and celebrate',
      description: 'This covers winners, evening and print.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(winner|shortlist)'],
    },
  ],
});
