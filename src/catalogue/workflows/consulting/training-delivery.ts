import { defineWorkflow } from '#catalogue/define.ts';

export const trainingDelivery = defineWorkflow({
  id: 'training-delivery',
  name: 'Training and workshop delivery',
  naming: {
    parts: [
      { any: ['(workshop|seminar|keynote|speaking)'], name: 'Workshop delivery' },
      { any: ['(training|train|course|upskilling)'], name: 'Training delivery' },
    ],
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Teaching the people of a client: finding out what they need, preparing the session, holding it and following up.',
  industries: ['retail', 'consulting', 'training-provider', 'it-services', 'agency', 'association'],
  narrows: ['event-organisation', 'teaching'],
  delivers: {
    named: [
      'awareness training',
      'keynote (speech|speaking|address)',
      '(staff|employee|leadership|safety|compliance|operator|driver|software|technical|corporate|security) training',
      'corporate workshop',
    ],
    kinds: ['=training', 'workshop', 'seminar', 'webinar', 'bootcamp'],
    anywhere: true,
    notIn: ['fitness', 'school', 'childcare', 'personal-services'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(design|deliver|create|develop) ~ (bespoke|custom|tailored|engaging|leadership) ~ (learning (experience|experiences|program|programs|programme|programmes|journeys|solutions))',
          '(design|designs|deliver|delivers) ~ (learning experience|learning experiences|training program|training programme|training programmes|training programs) ~ (build|builds|capabilities|skills|team|teams|people|leaders|staff)',
          '(we|=our team|=our experts|expert team|=our trainers) ~ (offer|offers|provide|provides|design|designs) ~ (customised|customized|tailored|bespoke|corporate) ~ training',
          '(corporate|leadership|employee|management|soft skills|behavioural|behavioral) training ~ (programme|programmes|program|programs|workshops|employees|managers|teams|organisations|organizations)',
        ],
      },
      {
        weight: 3,
        any: [
          '(safety|manager|leadership|harassment prevention|auditor|operator|media|awareness|osha|compliance|administrator|team) training',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(osha (10|30)|forklift|fall protection|first aid|internal auditor) ~ (class|classes|course|training)',
          '(two|one|three|half|full) day (course|workshop|seminar)',
          'toolbox (talk|talks)',
          '(=we|=our trainer|=our trainers|trainer) (train|coach) ~ (spokespeople|=your staff|=your managers|=your people|=your team|administrators)',
          '(public|private) courses ~ (administrators|teams|developers|managers)',
        ],
      },
      {
        weight: 3,
        any: [
          '(weekend|evening|two day|one day) (course|courses|class|classes|workshop|workshops) ~ (beginner|beginners|professional|professionals|staff|team)',
        ],
      },

      {
        weight: 3,
        any: [
          '(day|hour|week) (course|courses|class|classes|workshop|training) ~ (developer|developers|operator|operators|site|remote|online|certificate|team)',
          '(safety|leadership|compliance|first aid|cpr|forklift|osha) (training|simulation|simulations|course|courses|class)',
        ],
      },
      {
        weight: 2,
        any: ['(=training|courses|=workshops|training courses|training services)'],
        in: ['heading', 'navigation'],
      },

      { weight: 2, any: ['(train|upskill) ~ (team|staff|employee|workforce|educator)'] },
      {
        weight: 3,
        any: [
          '(half day|full day|hands on|interactive|custom|staff|leadership|team|onsite|on site|in house) (workshop|training|training session|course)',
          'keynote (speech|speaker|presentation|speaking)',
          '(workshop|training|seminar) (session|delivery|facilitation|offering|package)',
          '(deliver|facilitate|lead|hold|conduct) ~ (workshop|training|keynote|seminar|webinar)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(workshops|=training|keynotes|=speaking|half day workshop|seminars|training programs)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(volunteer|volunteers|firefighter|officer|coach|coaches|referee) training',
        'training (hours|night|nights|grounds|ground|officer)',
      ],
      because: 'Those who help are trained, nobody buys it',
    },
    {
      scope: 'sentence',
      any: [
        '(dog|potty|strength|weight|fire|gym) training',
        '(employee|our) ~ (receive|complete|undergo) ~ training',
      ],
      because: "Animals, sport, or the staff's own courses.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'learn-needs',
      name: 'Find out what the group needs',
      description: 'Ask about roles, level and aims and agree the programme.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 0.75, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'personalise'],
      shownBy: ['needs assessment', 'tailored'],
    },
    {
      id: 'organise-training',
      name: 'Organise dates, room and participants',
      description: 'Agree dates, invite, keep the list and see that room and technology are there.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule', 'remind'],
      shownBy: ['(register|date|schedule|venue|virtual|on site)'],
    },
    {
      id: 'prepare-session',
      name: 'Prepare training material and exercises',
      description: 'Write slides, cases and handouts for this group.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2.5, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'create-media', 'personalise'],
      shownBy: ['(material|curriculum|prompt|handout)'],
    },
    {
      id: 'hold-session',
      name: 'Hold the training session',
      description: 'Teach, moderate, answer and keep the group working.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(workshop|session|keynote)'],
    },
    {
      id: 'measure-learning',
      name: 'See what was learned',
      description: 'Test or ask before and after, and report to those who ordered the training.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['analyse-data', 'summarise'],
      shownBy: ['(certificate|assessment|quiz|evaluation)'],
    },
    {
      id: 'follow-up-group',
      name: 'Follow up with the people trained',
      description: 'Send material and recordings and answer later questions.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['summarise', 'remind', 'answer-questions'],
      shownBy: ['(recorded|recording|follow up)'],
    },
  ],
});
