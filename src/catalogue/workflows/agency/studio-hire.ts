import { defineWorkflow } from '#catalogue/define.ts';

export const studioHire = defineWorkflow({
  id: 'studio-hire',
  name: 'Studio hire',
  department: 'Operations',
  type: 'Business',
  description: 'Letting a studio by the hour with lights, backdrops and help on the spot.',
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
      name: 'Answer studio enquiries and quote',
      description: 'Say what is free, what the room holds and what it costs.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 4 },
      traits: ['answer-questions'],
    },
    {
      id: 'book-deposit',
      name: 'Book the studio with a deposit',
      description: 'Enter date and gear, take the deposit and send the house rules.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['schedule', 'enter-data'],
      shownBy: ['(book)'],
    },
    {
      id: 'set-up-help',
      name: 'Set up the studio and help during the session',
      description: 'Place backdrop and lights, show the gear and be there when something fails.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'tidy-studio',
      name: 'Tidy the studio and care for its gear',
      description: 'Check what was used, clean, paint the backdrop and mend.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'clear-invoice',
      name: 'Settle extras, damage and invoice',
      description: 'Add overtime and damage, return the deposit and bill.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'reconcile'],
    },
  ],
});
