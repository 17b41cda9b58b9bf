import { defineWorkflow } from '#catalogue/define.ts';

export const studioHire = defineWorkflow({
  id: 'studio-hire',
  name: 'Studio hire',
  department: 'Sales',
  type: 'Business',
  description: 'Letting a studio by the hour with light, backdrop and help.',
  industries: ['agency', 'culture-media', 'photography', 'events'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(studio) ~ (hire|rent|rental|hourly) ~ (green screen|podcast|photo|hour|day|lighting|cyclorama|backdrop|recording|video|equipment)',
          '(green screen|podcast booth|cyclorama|infinity cove|rehearsal rooms) ~ (hire|book|rent|hour|kettle|studio|available|podcast)',
        ],
      },
      {
        weight: 3,
        any: [
          '(studio hire|studio rental|studio for hire|podcast studio|hire the studio|recording studio|rehearsal rooms|book the studio)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(studio|recording studio|photo studio|rehearsal room) (hire|rental)', 'podcast studio'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(yoga|pilates|dance|tattoo|hair|apartment) studio'],
      because: 'Other studios',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-quote',
      name: 'Answer and quote',
      description: 'This covers what is free and what it costs.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'book-deposit',
      name: 'Book with deposit',
      description: 'This covers date, gear and rules.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(book)'],
    },
    {
      id: 'set-up-help',
      name: 'Set up and help',
      description: 'This covers light, sound and coffee.',
      role: 'Facilities Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'clear-invoice',
      name: 'Clear and invoice',
      description: 'Check gear, bill extras.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
  ],
});
