import { defineWorkflow } from '#catalogue/define.ts';

export const entranceCoaching = defineWorkflow({
  id: 'entrance-coaching',
  name: 'Coaching for entrance examinations',
  department: 'Operations',
  type: 'Business',
  description:
    'Preparing pupils in batches for competitive exams: batches, daily classes, modules, doubts, tests.',
  industries: ['education', 'tutoring', 'training-provider'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(jee|neet|upsc|ias|ssc|clat|nda|bank po|olympiad|eamcet|kpsc|mpsc|rrb|cuet|ntse|sainik|rms|navodaya|cds|afcat) ~ (coaching|batch|classroom|faculties|classes|course|preparation|crack|aspirants|institute|foundation|crash)',
          '(dropper|repeater|foundation|crash|weekend|regular) (batch) ~ (class|students|year|start|days|examination|new|from)',
          '(coaching) (institute|classes|centre|center) ~ (jee|neet|exam|faculty|results|students|batches)',
        ],
      },
      {
        weight: 3,
        any: [
          '(jee|neet|jee coaching|neet coaching|upsc coaching|dropper batch|foundation course|competitive exams|test series batches)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(jee|neet|upsc|ias|cet|ssc|gate|clat|nda|olympiad|cuet|entrance|competitive exam|sainik school) (coaching|batch|course|classes|preparation)',
      '(dropper|repeater|foundation|crash) (batch|course)',
    ],
    anywhere: false,
    apart: 4,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(charity|foundation) (grant|donation)',
        '(life|business|executive|career|football|cricket|sports) coaching',
      ],
      because: 'Other coaching',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-batches-timetable',
      name: 'Plan batches and timetable',
      description: 'Put pupils together by class and aim and give them teachers.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(batch)'],
    },
    {
      id: 'teach-daily-classes',
      name: 'Teach daily classes',
      description: 'Teach theory and problems by the syllabus.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 15, high: 34 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(class|coaching|faculty)'],
    },
    {
      id: 'clear-doubts',
      name: 'Clear doubts',
      description: 'Answer at the counter or by app.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(doubt)'],
    },
    {
      id: 'test-every-week',
      name: 'Test every week and rank',
      description: 'Set the paper, scan the answers and send the ranking.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(test|rank)'],
    },
    {
      id: 'tell-parents',
      name: 'Tell parents',
      description: 'Send marks and attendance and meet them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(parent)'],
    },
  ],
});
