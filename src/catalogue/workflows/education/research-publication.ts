import { defineWorkflow } from '#catalogue/define.ts';

export const researchPublication = defineWorkflow({
  id: 'research-publication',
  name: 'Research projects and publication',
  naming: {
    parts: [
      {
        any: ['(research|study|studies|survey|experiment|lab|investigate|trial)'],
        name: 'Research projects',
      },
      {
        any: ['(publication|publish|paper|report|brief|journal|white paper)'],
        name: 'Publication of papers',
      },
    ],
  },
  department: 'Research',
  type: 'Analysis',
  description: 'Own research from question to paper: funding, study, analysis, writing and making it known.',
  industries: ['higher-education', 'non-profit', 'association', 'consulting', 'culture-media', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=we|=our (lab|group|team|institute)) ~ (study|investigate|model|measure) ~ (how|why|marsh|cells|climate|language|brain|market|river|soil|effect|role)',
          '(field|numerical|drone|laboratory) (surveys|models|experiments|studies)',
          '(postdoc|doctoral students|phd students) ~ (work|study|five|lab|two|undergraduates)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=we|=our|faculty|institute|center|centre|lab|team) ~ (conduct|conducts|undertake|undertakes|carry out|publish|publishes|produce|produces) ~ (research|study|studies|paper|papers|report|reports|journal)',
          'research (paper|papers|project|projects|publication|publications|report|reports|brief|briefs|lab|laboratory|center|centre|grant|grants)',
          '(white|working|policy|legal|discussion) (paper|papers)',
          '(peer reviewed|journal article|journal articles|published in ~ journal)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=research|research papers|research publications|white papers|=publications|working papers|research projects|legal papers)',
        ],
      },
      {
        weight: 3,
        any: [
          '(research) (groups|areas|themes|interests|projects) ~ (funded|led|include|focus|investigate|study|focuses|team|range|lab|councils)',
          '(=we|=our group|=our lab|=our research|=the lab|department) ~ (investigate|study|explore|focuses on|research) ~ (mechanism|systems|models|cells|climate|materials|learning|proteins|language|physics|disease|how)',
          '(funded by) ~ (research council|nsf|nih|erc|european|foundation|ministry|dst|serb)',
          '(research and teaching|teaching and research) range',
        ],
      },
      {
        weight: 3,
        any: [
          '(research groups|research areas|research projects|research themes|current projects|=our research|research interests|research centres)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['research'], in: ['heading', 'navigation'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(market|legal|deed|title|product|=your|keyword|case law) research',
        '(research shows|according =to research|studies show)',
        'research ~ (before|online|options)',
        'clinical research ~ (participate)',
        'research chemicals',
      ],
      because: 'Somebody else’s research, or looking a thing up',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'frame-study',
      name: 'Frame the question and plan the study',
      description: 'Read what is known, choose method and partners.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 5, decision: 2, expertise: 5, revenue: 2 },
      traits: ['research', 'plan'],
    },
    {
      id: 'win-funding',
      name: 'Win funding and approvals',
      description: 'Write proposals, budgets and ethics papers.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 2, expertise: 5, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['grant'],
    },
    {
      id: 'gather-evidence',
      name: 'Gather data or sources',
      description: 'Experiments, interviews, archives or statistics.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 5, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 3, error: 3, data: 4 },
      value: { differentiation: 4, decision: 2, expertise: 4, revenue: 2 },
      traits: ['research', 'extract-data'],
    },
    {
      id: 'analyse-results',
      name: 'Analyse and discuss the results',
      description: 'Compute, compare and test the conclusion.',
      role: 'Data Scientist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 5, decision: 2, expertise: 5, revenue: 2 },
      traits: ['analyse-data'],
    },
    {
      id: 'write-paper',
      name: 'Write paper or report',
      description: 'Draft, cite, take reviews in.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 5, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(paper|report|article)'],
    },
    {
      id: 'spread-results',
      name: 'Make the results known',
      description: 'Site, talks, press and readers.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 1, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(download|read|publication|publications)'],
    },
  ],
});
