import { defineWorkflow } from '#catalogue/define.ts';

export const facilityLetting = defineWorkflow({
  id: 'facility-letting',
  name: 'Letting of rooms, halls and grounds',
  department: 'Sales',
  type: 'Business',
  description:
    "Letting the organisation's hall, rooms, pool or pitches when it does not need them: requests, viewing, agreement, opening up and invoice.",
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
      name: 'Answer letting requests and show the rooms',
      description: 'Say what is free and at which price, and walk through with the hirer.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['answer-questions', 'schedule'],
      shownBy: ['(enquiry|inquiry|viewing)'],
    },
    {
      id: 'book-write-agreement',
      name: 'Book the letting and write the agreement',
      description: 'Enter the dates, set out hours, deposit and rules and ask for proof of insurance.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(book|agreement)'],
    },
    {
      id: 'open-set-up',
      name: 'Open, set up and close for hirers',
      description: 'Unlock, place chairs, mind alarms, lock up and note damage.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'invoice-return-deposits',
      name: 'Invoice lettings and return deposits',
      description: 'Bill hours and extras and refund what is due.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['reconcile', 'enter-data'],
    },
  ],
});
