import { defineWorkflow } from '#catalogue/define.ts';

export const facilityLetting = defineWorkflow({
  id: 'facility-letting',
  name: 'Letting of rooms, halls and grounds',
  department: 'Sales',
  type: 'Business',
  description:
    "Letting the organisation's hall, rooms, pool or pitches to others when it does not need them: asking, viewing, agreement, opening up, invoice.",
  industries: ['education', 'school', 'higher-education', 'non-profit', 'association'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(hall|pool|pitch|gym|theatre|classrooms|studio|sports hall|grounds|courts|auditorium|astroturf) ~ (hire|hired|let|lettings|rent|available for hire) ~ (club|community|weddings|camps|party|group|event|evening|weekend|holiday)',
          '(hire|rent) =our (facilities|grounds|halls|pool|pitches|theatre|sports hall|school|premises|rooms)',
        ],
      },
      {
        weight: 3,
        any: [
          '(lettings|facility hire|hire our facilities|venue hire lettings|hire our grounds|school lettings|hall hire|facility rental|hire our hall)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(facility|hall|room|venue|pitch) (hire|rental|lettings)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-requests-show',
      name: 'Answer requests and show the rooms',
      description: 'Say what is free and at which price, and walk through.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(enquiry|inquiry|viewing)'],
    },
    {
      id: 'book-write-agreement',
      name: 'Book and write the agreement',
      description: 'Enter date, deposit, insurance and rules.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(book|agreement)'],
    },
    {
      id: 'open-set-up',
      name: 'Open, set up and close',
      description: 'Unlock, place chairs, mind alarms, check for damage.',
      role: 'Facilities Technician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'invoice-return-deposits',
      name: 'Invoice and return deposits',
      description: 'Bill hours and extras and refund what is due.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
  ],
});
