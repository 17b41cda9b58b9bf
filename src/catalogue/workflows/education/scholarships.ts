import { defineWorkflow } from '#catalogue/define.ts';

export const scholarships = defineWorkflow({
  id: 'scholarships',
  name: 'Scholarship and financial aid',
  naming: {
    parts: [
      { any: ['(scholarship|bursary)'], name: 'Scholarships' },
      { any: ['(financial aid|financial assistance|fafsa|grant|loan)'], name: 'Financial aid' },
    ],
  },
  department: 'Finance',
  type: 'Analysis',
  description:
    'Helping those who cannot pay in full: announcing aid, checking applications and papers, awarding and accounting.',
  industries: ['education', 'non-profit', 'association', 'fitness'],
  narrows: ['eligibility-screening'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'scholarship ~ (fund|funds|cover|covers|pay|pays|funded) ~ (tuition|fees|percentage|schooling)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(bursary|bursaries|fee concession|scholarship test)'],
      },
      {
        weight: 3,
        any: [
          '(bursaries|scholarships) ~ (half|full|fees|fee|cover|support)',
          '(scholarship|scholarships) (test|exam|examination)',
          '(fee|tuition) (concession|concessions|waiver|waivers|remission)',
          '(support|award|awards) ~ students ~ (bursary|bursaries)',
        ],
      },
      {
        weight: 3,
        any: [
          '(scholarships|scholarship|awards|grants|bursaries) ~ (awarded|worth|paid directly|renewable|applications|apply|selection committee|recipients|recipients)',
          '(transcript|letters|essay) ~ (essay|letters|transcript|words|recommendation)',
          '(finalists|applicants) ~ interviewed ~ (committee|april|may|selection)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(scholarship application|=scholarships|=bursaries|apply scholarship|=our =scholarships|=awards)',
        ],
      },

      {
        weight: 3,
        any: [
          '(scholarship) ~ (awarded|senior|graduates|essay|common|april|may|each)',
          '(seniors|students|graduates) ~ (get|receive|awarded) ~ (essay|scholarship)',
          '(need based|tuition) (aid|grants)',
          '(campership)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(camperships|tuition aid|scholarship fund)'] },
      {
        weight: 3,
        any: [
          '(apply|application|qualify|eligible|available|offer|accept|award|awarded) ~ (scholarship|scholarships|financial aid|tuition assistance|bursary|sliding scale)',
        ],
      },
      {
        weight: 3,
        any: [
          '(award|awards|grant) (bursary|scholarship)',
          '(bursary|bursaries) ~ (apply|award|income|form|committee)',
          '(scholarship|financial aid|bursary|tuition assistance) (program|application|award|available|option|fund|eligibility|opportunity|student|deadline)',
          '(apply|qualify) ~ (scholarship|financial aid)',
          '(award|offer|accept) ~ scholarship',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(scholarships|financial aid)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=are|=is) ~ (scholarship|scholarships|concessions|financial aid) ~ available'],
      because: 'A question',
    },
    {
      scope: 'sentence',
      any: ['(=our|these) (students|graduates) ~ (earned|received|won)'],
      because: 'What pupils won elsewhere.',
    },

    {
      scope: 'sentence',
      any: [
        '(state|florida|federal|government|county) (offers|offer|provides|scholarship program)',
        'scholarship (won|recipient from|earned)',
      ],
      because: "Somebody else's scholarships, or those that pupils won elsewhere.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'inform-aid',
      name: 'Inform families about financial aid',
      description: 'Explain programmes, conditions and dates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(scholarship|aid) ~ (program|option|available)'],
    },
    {
      id: 'check-aid',
      name: 'Check aid applications against the conditions',
      description: 'Check papers, income and conditions.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['(eligible|eligibility|document|income)'],
    },
    {
      id: 'award',
      name: 'Decide on the aid',
      description: 'Weigh need and merit and decide amounts.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['decide'],
      shownBy: ['award'],
    },
    {
      id: 'tell-award',
      name: 'Send award letters and answer appeals',
      description: 'Write what is granted and on what terms, explain refusals and take in new facts.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'answer-questions'],
      shownBy: ['(award (letter|notification|notice)|appeal|notified)'],
    },
    {
      id: 'renew-aid',
      name: 'Check each year whether aid continues',
      description: 'Compare marks, enrolment and income with the terms and renew or end it.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(renewable|renewal|renewed)'],
    },
    {
      id: 'account-aid',
      name: 'Account for aid money',
      description: 'Claim from state or donors, post and report.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile', 'enter-data'],
    },
  ],
});
