import { defineWorkflow } from '#catalogue/define.ts';

export const fieldCourses = defineWorkflow({
  id: 'field-courses',
  name: 'Field courses and excursions',
  department: 'Operations',
  type: 'Business',
  description: 'Taking students out to see and measure: choosing places, safety, travel, tasks, reports.',
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
      name: 'Choose places and aims',
      description: 'Look up permits, tides and routes.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'assess-risk-get',
      name: 'Assess risk and get consents',
      description: 'Write the forms, name first aiders and check the ratio.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
    {
      id: 'book-travel-beds',
      name: 'Book travel and beds',
      description: 'Book coach, hostel and food.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'teach-outdoors',
      name: 'Teach outdoors',
      description: 'Show, let students measure and take notes.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
    },
    {
      id: 'mark-reports',
      name: 'Mark reports',
      description: 'Mark maps, notebooks and talks.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
  ],
});
