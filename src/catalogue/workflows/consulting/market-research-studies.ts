import { defineWorkflow } from '#catalogue/define.ts';

export const marketResearchStudies = defineWorkflow({
  id: 'market-research-studies',
  name: 'Market research and feasibility studies',
  naming: {
    parts: [
      {
        any: ['(market research|research|survey|surveys|focus group|focus groups|market study)'],
        name: 'Market research',
      },
      { any: ['(feasibility)'], name: 'Feasibility studies' },
    ],
  },

  department: 'Research',
  type: 'Analysis',
  description:
    "Answering a client's question about a market: method, survey or interviews, data, analysis and report.",
  industries: ['consulting', 'agency'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=our|moderator|moderators|we) ~ (recruit|run|moderate) ~ (participants|focus group|focus groups)',
          '(conduct|run|moderate|hold) ~ (focus group|focus groups)',
          '(opinion polling|brand tracking|customer satisfaction (study|studies))',
          '(online|telephone|postal) (surveys|survey) ~ (sample|samples|market|represent)',
          '(design|write) ~ questionnaire ~ (field|sample|code|analyse|analyze)',
          'size ~ market ~ (before|invest|enter|entry)',
          '(market|opportunity|tam) (sizing|size estimation) ~ (report|study|client|we|analysis|model|modelling|modeling|forecast|segment)',
        ],
      },
      {
        weight: 3,
        any: [
          '(market analysis|market research|market entry studies|market studies|customer research|focus groups|in depth interviews|opinion polling)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(market|consumer|customer|competitive|audience|user) research (service|study|firm|company|project)',
          '(market|consumer|customer|qualitative|quantitative) research ~ (client|we|report|help|strategy|business)',
          '(conduct|provide|offer) ~ (market|consumer|customer) research',
          '(feasibility|market|economic impact|market entry) (study)',
          'focus group',
          '(conduct|design|field) ~ (survey|focus group|interviews)',
        ],
      },
      { weight: 2, any: ['(competitor|competitive|market) analysis'] },
      {
        weight: 2,
        any: [
          '(market research|feasibility studies|research services|focus groups|=surveys|economic impact|market sizing|market intelligence|competitive intelligence)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'market (research|analysis|study)',
      '(feasibility|economic impact) (study|studies)',
      'focus group',
      'competitive analysis',
    ],
    anywhere: true,
    notIn: ['legal', 'healthcare', 'education', 'real-estate', 'software-vendor'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(comparative|competitive) market analysis ~ home',
        '(clinical|medical|legal|keyword) research',
        '(employee|staff|listening) ~ focus group',
        'focus group ~ listening',
        'employee ~ focus group',
        '(website|landing page|campaign|content) ~ market analysis',
      ],
      because: 'A value of a home, or research done elsewhere',
    },
  ],
  minimumStrength: 3.4,
  tasks: [
    {
      id: 'question',
      name: 'Sharpen the question',
      description: 'Agree what must be decided and known.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'plan'],
    },
    {
      id: 'design',
      name: 'Design method and sample',
      description: 'Write guides and questionnaires.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['design', 'draft-text'],
      shownBy: ['(design|method|sample)'],
    },
    {
      id: 'collect',
      name: 'Collect data',
      description: 'Field surveys, lead groups, read sources.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['interview', 'research'],
      shownBy: ['(survey|interview|focus group)'],
    },
    {
      id: 'analyse',
      name: 'Analyse what was collected',
      description: 'Clean, count and find what it means.',
      role: 'Data Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 4 },
      traits: ['analyse-data'],
      shownBy: ['(analy|insight)'],
    },
    {
      id: 'report',
      name: 'Report and advise',
      description: 'Write and present with advice.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(report|recommend|finding)'],
    },
  ],
});
