import { defineWorkflow } from '#catalogue/define.ts';

export const hiringSystems = defineWorkflow({
  id: 'hiring-systems',
  name: 'Hiring and people systems for clients',
  naming: {
    parts: [
      {
        any: ['(hire|hiring|recruit|recruiting|recruitment|interview|onboarding)'],
        name: 'Hiring systems for clients',
      },
      {
        any: ['(people|retention|compensation|hr|performance|role architecture)'],
        name: 'People systems for clients',
      },
    ],
  },
  department: 'HR',
  type: 'Strategy',
  description:
    'Designing how a client finds, chooses, pays and keeps people: role profiles, interviews, scorecards, onboarding and handbooks.',
  industries: ['consulting', 'staffing'],
  narrows: ['consulting-engagements', 'recruitment'],
  delivers: {
    named: [
      '(hr|human resources) (consulting|outsourcing|services|compliance)',
      '(people|hiring|talent) (systems|strategy|frameworks)',
      '(compensation|salary) (benchmarking|study|design)',
      '(employee|staff) (handbook|onboarding) (development|design|program|)',
    ],
    anywhere: true,
    notIn: ['tech', 'healthcare', 'education'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(recruiting|recruitment support|finding people|recruitment selection|hiring support)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(job descriptions|adverts|shortlisting) ~ (shortlisting|interview panel|interviewing|interview|selection|seat)',
        ],
      },
      {
        weight: 3,
        any: [
          '(job descriptions|interview guides|reference checks) ~ (for you|write|done|reference|interview)',
          '(recruit|hire) ~ (hard to fill|for you|on behalf)',
          '(set up|implement) ~ applicant tracking',
        ],
      },
      {
        weight: 3,
        any: [
          '(hiring support|recruitment support|outsourced hr|onboarding offboarding|compensation benchmarking|talent acquisition)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(hiring|onboarding|retention|recruiting|interview|compensation|people) (system|systems|framework|frameworks|process design|strategy|scorecard|scorecards|benchmarking) ~ (build|design|client|your|we|structured|business|company|role|develop|reduce|team)',
          '(build|design|develop|create|install) ~ (hiring|onboarding|retention|compensation|people) (system|framework|program|plan|process)',
          '(hr|human resources) (consulting|outsourcing|advisory|compliance)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(people systems|hr consulting|hiring systems|human resources)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=our|join) ~ (hiring|interview) process'],
      because: "The consultancy's own hiring.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'study-roles',
      name: 'Study roles, pay and turnover',
      description: 'Read figures and talk with managers and leavers.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['research', 'analyse-data'],
    },
    {
      id: 'write-profiles',
      name: 'Write role profiles and scorecards',
      description: 'Say what each role must achieve and how it is judged.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(scorecard|role)'],
    },
    {
      id: 'design-interviews',
      name: 'Design interviews and work samples',
      description: 'Choose questions and tests that tell good from bad.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['design'],
      shownBy: ['interview'],
    },
    {
      id: 'benchmark-pay',
      name: 'Benchmark pay and benefits',
      description: 'Compare with the market and set ranges.',
      role: 'Data Analyst',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'research'],
      shownBy: ['(benchmark|compensation)'],
    },
    {
      id: 'build-onboarding',
      name: 'Build onboarding and training plans',
      description: 'Plan the first weeks with material and checks.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['design', 'draft-text'],
      shownBy: ['onboarding'],
    },
    {
      id: 'train-managers',
      name: 'Train managers and watch the first hires',
      description: 'Practise with them and mend the system.',
      role: 'Engagement Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['coach'],
    },
  ],
});
