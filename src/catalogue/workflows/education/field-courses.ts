import { defineWorkflow } from '#catalogue/define.ts';

export const fieldCourses = defineWorkflow({
  id: 'field-courses',
  name: 'Field courses and excursions',
  department: 'Operations',
  type: 'Business',
  description:
    'Taking students out to see and measure: choosing places, safety, travel, teaching outdoors and reports.',
  industries: ['higher-education', 'school', 'education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(fieldwork|field courses|field trips|excursions|study tours|industrial visits|educational tours) ~ (compulsory|students|year|scotland|spain|module|geology|ecology|each year|week|residential|organised|organized|curriculum|conducted|taken|class)',
        ],
      },
      {
        weight: 3,
        any: [
          '(fieldwork|field courses|field trips|excursions|industrial visits|study tours|educational trips|school trips)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(field (courses|trips|work)|fieldwork|industrial visits|study tours|school trips|excursions)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=our technicians|electricians|survey crew|field service)', '(hotel|guests|tourists|holiday)'],
      because: 'Other fields and tours',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-places-aims',
      name: 'Plan the field course',
      description: 'Choose places and aims and look up access, permits, tides and routes.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan', 'research'],
    },
    {
      id: 'assess-risk-get',
      name: 'Assess risks of the field course and collect consents',
      description: 'Write the risk sheet, name first aiders and gather health forms.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'draft-text'],
    },
    {
      id: 'book-travel-beds',
      name: 'Book travel and beds for the field course',
      description: 'Book coach, hostel and food.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'teach-outdoors',
      name: 'Teach students in the field',
      description: 'Show, let them measure and take notes, and keep them safe.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 2 },
      traits: ['coach', 'care'],
    },
    {
      id: 'mark-reports',
      name: 'Mark field notebooks and reports',
      description: 'Mark maps, notebooks and talks and say what is missing.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['analyse-data', 'draft-text'],
    },
  ],
});
