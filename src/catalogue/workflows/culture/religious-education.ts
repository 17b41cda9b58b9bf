import { defineWorkflow } from '#catalogue/define.ts';

export const religiousEducation = defineWorkflow({
  id: 'religious-education',
  name: 'Religious education and scripture classes',
  naming: {
    parts: [
      {
        any: [
          '(prepare|preparation|preparing|candidates) ~ (communion|confession|confirmation)',
          '(communion|confirmation) (preparation|programme|program|candidates)',
        ],
        name: 'First Communion and Confirmation preparation',
      },
      { any: ['(quran|quranic|bible|torah|scripture|hebrew|slokas|hifz|arabic)'], name: 'Scripture classes' },
      {
        any: [
          '(religious education|catechism|catechesis|faith|religious school|sunday school|confirmation|=rcia|adult education|christian education|weekend school)',
        ],
        name: 'Religious education classes',
      },
    ],
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Teaching children and adults of the congregation: weekly school, scripture and language classes, and preparation for the rites.',
  industries: ['religious-organisation', 'education'],
  narrows: ['early-teaching'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(prepare|preparation|preparing) ~ (first communion|first holy communion|first confession|confirmation|first reconciliation)',
          '(first communion|first holy communion|confirmation) (preparation|programme|program|class|classes|candidates|meeting)',
        ],
      },
      {
        weight: 3,
        any: [
          '(religious education|catechism|catechesis|hebrew school|religious school|weekend school|bal vihar|=rcia|confirmation class|hifz|madrasa|madrasah|torah study)',
          '(quran|quranic|scripture|hebrew|arabic|islamic studies|slokas) ~ (class|study|recitation|memorization|school|sunday|children|learn|program|evening)',
          '(children|students|kids) ~ (learn|study) ~ (quran|hebrew|torah|bible|prayer|faith|slokas|islamic)',
          '(adult|=our) ~ (become catholic|study faith|learn faith)',
        ],
      },
      { weight: 1.5, any: ['=faith =formation'] },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(religious education|faith formation|religious school|hebrew school|weekend school|sunday school|quran classes|bal vihar|islamic school|catechism|adult education|christian education)',
        ],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['vacation bible school'], because: 'A week for children, told apart.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-learners',
      name: 'Register learners for classes',
      description: 'Take forms and fees of children and adults and put them in classes.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'schedule'],
      shownBy: ['(register|registration|enroll)'],
    },
    {
      id: 'find-teachers',
      name: 'Find and prepare teachers for the classes',
      description: 'Ask members to teach, check their records and show them how.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['coach', 'match'],
      shownBy: ['(teacher|volunteer)'],
    },
    {
      id: 'plan-lessons',
      name: 'Plan religion lessons for the year',
      description: 'Choose texts, feasts and material for each age.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 1 },
      traits: ['plan', 'design'],
      shownBy: ['(curriculum|lesson)'],
    },
    {
      id: 'teach-class',
      name: 'Teach the religion classes',
      description: 'Read, explain, practise and talk with the learners.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 1 },
      traits: ['coach', 'care'],
      shownBy: ['(class|teach|learn)'],
    },
    {
      id: 'prepare-rites',
      name: 'Prepare learners for their rite',
      description: 'Practise texts and meet with the family.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 1 },
      traits: ['coach', 'personalise'],
      shownBy: ['(communion|confirmation|mitzvah)'],
    },
    {
      id: 'inform-parents',
      name: 'Tell parents dates and what to practise',
      description: 'Send dates, progress and what to do at home.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(parent)'],
    },
  ],
});
