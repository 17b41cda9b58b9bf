import { defineWorkflow } from '#catalogue/define.ts';

export const lessonDelivery = defineWorkflow({
  id: 'lesson-delivery',
  name: 'Private and group lessons',
  naming: {
    parts: [
      { any: ['(private|one on one|1 on 1|individual|=1:1|tutoring|tutor)'], name: 'Private lessons' },
      { any: ['(group|class|classes)'], name: 'Group lessons' },
    ],
    variants: [
      {
        any: ['(piano|guitar|violin|voice|drum|cello|music) (lesson|instruction|teacher)'],
        name: 'Music lessons',
      },
      {
        any: ['(driving|road) lesson', 'behind wheel', 'driver (education|training)'],
        name: 'Driving lessons',
      },
      {
        any: [
          '(dance|ballet|tap dance|jazz dance|hip hop) (class|lesson|instruction|program)',
          '=tap =classes',
        ],
        name: 'Dance classes',
      },
      {
        any: ['(karate|taekwondo|jiu jitsu|judo|kung fu) (class|lesson|program|training)'],
        name: 'Martial arts classes',
      },
      { any: ['(swim) (lesson|instruction)'], name: 'Swimming lessons' },
      { any: ['(language|spanish|french|english) (lesson|instruction|teacher)'], name: 'Language lessons' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Teaching a skill by appointment: first lesson, plan by level, weekly lessons, practice between and progress.',
  industries: [
    'retail',
    'training-provider',
    'tutoring',
    'fitness',
    'culture-media',
    'education',
    'association',
  ],

  narrows: ['teaching'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(beginners|juniors|novices) ~ (learn|taught|coached|coaching) ~ (row|sail|swim|play|ski|skate|ride|fly|bowl|shoot)',
          '(coaching|training) (session|sessions|programme) ~ (junior|juniors|members|beginners|coach|qualified)',
          'theory test (coaching|training|practice|pro|preparation|help)',
          '(intensive|refresher|motorway|crash|block|pass plus) (course|courses|lesson|lessons) ~ (driving|lesson|pass|test|hour|offer|manual|motorway)',
          '(piano|violin|guitar|voice|drums|cello) ~ (violin|guitar|voice|piano|singing) lessons',
        ],
      },
      {
        weight: 3,
        any: [
          '(learn) (row|sail|swim|skate|ski|ride|climb|shoot|dance|fence|paddle|play|bowl) ~ (course|courses|saturday|sessions|lessons|weeks|mornings|beginners|six)',
          '(beginners|beginner|taster|adult) (courses|course|sessions|classes|nights) ~ (saturday|week|weeks|evening|learn|coach|coaches|instructor|£)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(learn =to (row|sail|swim|ski|ride|climb|paddle|skate|play|fly)|learn (row|sail|swim|ride|paddle|fly)|beginners course|beginners courses|=lessons|=tuition)',
        ],
      },

      {
        weight: 3,
        any: [
          '(taught|teach) ~ (one on one|one to one|by people|native|small)',
          '(one to one|one on one) ~ (teacher|native|instructor|tutor|screen)',
          '(violin|cello|piano|guitar|drums|voice|ukulele|flute) ~ (taught|lesson|student|teacher)',
          '(parent baby|beginners|strokes) ~ (teacher|swim|pool|adult)',
          '(hours|two hour|private) ~ (behind =the wheel|classroom|drive)',
          '(ages) ~ (learn|train) ~ (listen|balance|fall|swim|dance)',
          '(lessons|clinics) ~ (professional|pga|pro|swing)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=teens|instruction|private tuition|group courses|instruments|=lessons|private drives)'],
      },
      {
        weight: 3,
        any: [
          '(native|certified|qualified|experienced) (teacher|teachers|tutor|tutors|instructor|instructors) ~ (level|levels|group|groups|small|teach|class|lesson)',
          '(evening|saturday|intensive|private) (lesson|lessons|course|courses|intensive|intensives)',
          'small (group|groups) (lesson|lessons|class|classes|course|courses|tuition|tutoring|instruction)',
          'one on one (tutoring|lesson|lessons|instruction|coaching)',
          '(tutoring|tutor|tutors) ~ (math|reading|science|grade|grades|subject|subjects|english)',
        ],
      },
      {
        weight: 2,
        any: [
          '(lessons|=classes|tutoring|test prep|sat prep|sat act prep|private lessons|=for companies|corporate training)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(lesson|lessons) ~ (month|hour|half hour|week|instructor|instructors|teacher|teachers|beginner|age|ages)',
          '(music|guitar|piano|drum|violin|voice|art) (instruction|instructor|instructors)',
        ],
      },

      {
        weight: 3,
        any: [
          '(piano|guitar|violin|voice|vocal|drum|cello|flute|music|singing|dance|ballet|swim|riding|golf|tennis|art|language|spanish|french|english|driving|skating|chess|coding) (lesson|instruction|teacher|instructor|tuition)',
          '(private|individual|semi private|one on one|group|beginner|weekly|online|trial) (lesson|instruction)',
          '(behind wheel|driver (education|training|education course)|in car|road lesson) ~ (lesson|training|instruction|hour|student|teen|course|instructor|road)',
          '(karate|taekwondo|jiu jitsu|judo|kung fu|ballet|hip hop|tap dance|jazz dance) (class|program|lesson|training)',
          '=tap =classes',
        ],
      },
      {
        weight: 2,
        any: [
          '(lessons|private lessons|music lessons|dance classes|driving lessons|piano|guitar|violin|voice lessons|swim lessons|driver education|behind the wheel|karate|ballet|kids classes|adult classes|instruments)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(adult|teen|private|group|piano|guitar|voice|swim|swimming|driving|behind =the wheel) (lesson|lessons|program)',
      'road tests',
      '(piano|guitar|violin|voice|vocal|drum|cello|flute|music|singing|dance|ballet|swim|swimming|driving|language|art|golf|tennis) (lesson|instruction|class)',
      'driver (education|training)',
      'behind the wheel',
      '(private|group) lesson',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(art|dance|music|english|spanish|chess|=substitute) teacher'],
      because: 'A teacher’s title in a list of staff',
    },
    {
      scope: 'sentence',
      any: ['lesson (learned|=from)', '(bible|sunday) (lesson|school)'],
      because: "Something learned from an event, or a church's text",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'meet',
      name: 'Meet and find the level',
      description: 'Ask aims and hear or watch.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['interview', 'diagnose'],
      shownBy: ['(trial|first lesson|level|assessment)'],
    },
    {
      id: 'plan',
      name: "Plan each learner's way",
      description: 'Choose pieces, steps or routes.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 2, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'personalise'],
      shownBy: ['(level|syllabus|curriculum|method)'],
    },
    {
      id: 'teach',
      name: 'Teach the lesson',
      description: 'Show, listen and correct.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 10, high: 26 },
      difficulty: { judgment: 4, variability: 5, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(lesson|class)'],
    },
    {
      id: 'practise',
      name: 'Set practice and follow it',
      description: 'Write what to do until next time.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['remind', 'draft-text'],
      shownBy: ['(practice|homework)'],
    },
    {
      id: 'schedule',
      name: 'Arrange times and make-up lessons',
      description: 'Fit rooms, teachers and illness.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['schedule'],
      shownBy: ['(schedule|make up|cancel|book)'],
    },
    {
      id: 'report',
      name: 'Tell progress',
      description: 'Talk with parents and prepare tests or shows.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['summarise', 'advise'],
      shownBy: ['(progress|recital|exam|test)'],
    },
  ],
});
