import { defineWorkflow } from '#catalogue/define.ts';

export const talksWorkshops = defineWorkflow({
  id: 'talks-workshops',
  name: 'Talks, workshops and demonstrations',
  naming: {
    parts: [
      { any: ['(talk|talks|lecture|lectures)'], name: 'Talks' },
      {
        any: ['(workshop|workshops|masterclass|masterclasses|classes|class|course|courses)'],
        name: 'Workshops',
      },
      { any: ['(demonstration|demonstrations|demo|demos)'], name: 'Demonstrations' },
    ],
  },
  department: 'Marketing',
  type: 'Business',
  description:
    'Giving talks and hands-on workshops in the own field to groups and visitors: dates, bookings, material, the day and payment.',
  industries: [
    'photography',
    'manufacturing',
    'pet-services',
    'personal-services',
    'hospitality',
    'agriculture',
    'culture-media',
    'retail',
    'association',
    'food-production',
    'non-profit',
  ],
  delivers: {
    named: [
      '=talks',
      'talks workshops',
      'workshops courses',
      'workshops classes',
      '(craft|wreath|flower|pottery|cheese making|propagation|pruning|cooking|bread|weaving|knitting|beekeeping|tasting) (workshops|workshop|classes|courses)',
      '(garden|gardening|illustrated) talks',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(workshops|mentoring|courses) ~ (photographers|beginners)',
          '(=twice|=once) ~ year ~ (photographers|workshop)',
        ],
      },

      {
        weight: 3,
        any: [
          '(one|two|three|five) day courses ~ (people|planking|making|making|beginners|from|six|lofting|building)',
          '(beginners|beginner) ~ (throw|throwing|centre|weave|carve|turn|knit|sew) ',
          '(hand building|taster) (mornings|sessions|session|evenings|day)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=courses|=classes|learn us|learn =with =us|pottery classes|craft courses)'],
      },

      {
        weight: 3,
        any: [
          '(give|gives|giving) (talks|lectures|demonstrations) ',
          'talks ~ (clubs|societies|groups|garden clubs|wi|schools|branches)',
          '(hold|holds|run|runs|offer|host|teach) ~ (workshops|workshop|masterclasses|classes|courses) ~ (shed|studio|shop|barn|garden|propagation|pottery|wreath|floristry|flower|cheese|bread|beekeeping|weaving|knitting|craft|pruning|kitchen|saturday|saturdays|month|beginners)',
          '(wreath|floristry|flower arranging|pottery|cheese making|propagation|pruning|bread making|weaving|knitting|beekeeping|spinning|candle making|cocktail making|chocolate making) (workshop|workshops|class|classes|course|courses|masterclass)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=talks|=workshops|talks workshops|workshops talks|workshops events|classes workshops|open days talks|courses workshops|=masterclasses|=demonstrations)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(bike|repair|joinery|cycle|metal|restoration|machine|fabrication) workshop', '=our workshop'],
      because: 'A place of work.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-programme',
      name: 'Set dates and themes of talks and workshops',
      description: 'Choose what people ask for and when staff and room are free.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'take-places',
      name: 'Take bookings for talks and workshops',
      description: 'Keep the list, take payment and send what to bring.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'answer-questions'],
    },
    {
      id: 'prepare-workshop',
      name: 'Prepare material and room for the workshop',
      description: 'Buy, cut and lay out what each needs.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'plan'],
    },
    {
      id: 'give-workshop',
      name: 'Give the talk or workshop',
      description: 'Show, explain and help each along.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 2, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 3 },
      traits: ['coach', 'hands-on'],
    },
    {
      id: 'follow-guests',
      name: 'Thank workshop guests and invite them again',
      description: 'Send notes and pictures and tell of the next date.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['draft-text', 'remind'],
    },
  ],
});
