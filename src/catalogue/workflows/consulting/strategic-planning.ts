import { defineWorkflow } from '#catalogue/define.ts';

export const strategicPlanning = defineWorkflow({
  id: 'strategic-planning',
  name: 'Strategic planning and facilitation',

  department: 'Management',
  type: 'Strategy',
  description:
    'Leading owners or boards to a plan: preparation, retreat, choices, written plan and follow-up.',
  industries: ['consulting'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(build|write|draft|develop) ~ (three|five|multi) year (plan|plans)',
          '(facilitated|facilitate) ~ (day|session|retreat|offsite) ~ (board|team|leadership|agree|agrees)',
          '(design|run|lead|plan) ~ (retreat|retreats|offsite|offsites) ~ (leadership|team|teams|board|executive)',
          '=strategy (=days|offsite|offsites|workshop)',
          '(clarify|define|shape) ~ vision ~ (roadmap|strategic planning|strategic plan|priorities)',
          '(strategic visioning|okr implementation|okr framework|okr coaching)',
          '(help|helps) ~ (organisations|organizations|clients|leaders|teams|companies) ~ (define|set|agree) ~ (priorities|strategy|direction)',
        ],
      },
      {
        weight: 3,
        any: [
          '(strategic planning okrs|strategy consulting|business plan writing|business plans|business planning|team offsites|leadership retreats|strategy days|business strategy|strategic plans)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          'strategic (planning) (service|session|process|retreat|facilitation|facilitator|workshop|support|engagement|development|consulting)',
          '(facilitate|facilitation) ~ (strategic plan|retreat|board retreat|planning session)',
          '(lead|guide) ~ (retreat|board retreat|planning session)',
          '(lead|guide) ~ (you|client|organization|board|team|leadership) ~ strategic plan',
          '(board|leadership|staff|planning|team) retreat',
          '(growth|business|go to market) (strategy|plan) ~ (develop|client|create|help|build|service|we)',
        ],
      },
      {
        weight: 2,
        any: [
          '(strategic planning|strategy|facilitation|board retreats|business planning|growth strategy|meeting facilitation)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'strategic planning',
      '(meeting|retreat|group) facilitation',
      'business planning',
      'board (development|retreat)',
      'succession planning',
    ],
    anywhere: true,
    notIn: [
      'legal',
      'healthcare',
      'education',
      'government',
      'investment',
      'insurance',
      'accounting',
      'real-estate',
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['=our strategic plan', 'view ~ strategic plan'],
      because: "The organisation's own plan",
    },
  ],
  minimumStrength: 3.4,
  tasks: [
    {
      id: 'listen',
      name: 'Hear leaders, staff and customers',
      description: 'Interview and survey before the meeting.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'research'],
      shownBy: ['(interview|survey|stakeholder|listen)'],
    },
    {
      id: 'analyse',
      name: 'Analyse position and choices',
      description: 'Gather figures on market, money and strengths.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'research'],
      shownBy: ['(analysis|swot|market)'],
    },
    {
      id: 'lead',
      name: 'Lead the meetings',
      description: 'Guide a group to choices it will keep.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 5, presence: 4, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['coach', 'negotiate'],
      shownBy: ['(facilitat|retreat|workshop)'],
    },
    {
      id: 'write',
      name: 'Write the plan',
      description: 'Put aims, measures and owners on paper.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(written plan|roadmap|plan)'],
    },
    {
      id: 'follow',
      name: 'Follow up',
      description: 'Review progress at set dates.',
      role: 'Engagement Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['monitor', 'remind'],
      shownBy: ['(implementation|accountability|progress)'],
    },
  ],
});
