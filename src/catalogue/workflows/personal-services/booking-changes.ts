import { defineWorkflow } from '#catalogue/define.ts';

export const bookingChanges = defineWorkflow({
  id: 'booking-changes',
  name: 'Cancellations and rescheduling',
  naming: {
    parts: [
      {
        any: ['(cancel|cancellation|cancellations|cancelled|no show|no shows|missed)'],
        name: 'Cancellation handling',
      },
      { any: ['(reschedule|rescheduling|rescheduled|change|move|modify)'], name: 'Rescheduling of bookings' },
    ],
  },
  department: 'Customer Service',
  type: 'Business',
  description:
    'Dealing with bookings that are changed, cancelled or missed: taking the notice, offering another time, charging or waiving the fee and filling the gap.',
  industries: [
    'personal-services',
    'hospitality',
    'healthcare',
    'travel',
    'fitness',
    'pet-services',
    'tutoring',
    'automotive',
    'cleaning',
    'photography',
    'restaurant',
    'events',
    'mental-health',
    'veterinary',
  ],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          "(24|48|72|12|two|24-48) (hours|hour|hours') (notice|in advance|prior) ~ (cancel|cancellation|cancellations|reschedule|change|appointment|fee)",
          '(cancel|cancellations|cancellation|reschedule|cancelling|canceling) ~ (24|48|72|hours|days|weeks) ~ (notice|advance|before|prior|appointment|arrival|fee|charge|charged|refund)',
          '(cancellation|cancelation|no show|late cancellation|rescheduling) (fee|fees|charge|charges)',
          '(no shows|no show|missed appointments|late cancellations|last minute cancellations) ~ (charged|charge|fee|billed|full|forfeit|deposit|subject)',
          '(change|cancel|reschedule|move|modify) ~ (=your|=an|=my) (appointment|booking|reservation|session|class|visit|stay|lesson)',
        ],
      },
      {
        weight: 2,
        any: [
          '(cancellation policy|cancellations|cancellation|cancelations|rescheduling|late cancellation|no shows|cancellation no show policy|cancellation policies|cancellation refund policy|missed appointments)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(subscription|insurance|policy|membership|contract|plan|order|orders|event|lease|flight) (cancel|cancelled|cancellation|cancellations)',
        '(cancel|cancellation|cancelled) ~ (subscription|insurance|membership|order|account|loan|timeshare|debt|flight)',
        '(noise|echo) (cancellation|cancelling|canceling)',
        'we (reserve|may) ~ cancel',
      ],
      because: "Not a booking of the visitor's",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-change',
      name: 'Take the change or cancellation',
      description: 'Take the message, find the booking and note when the notice came.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'look-up'],
      shownBy: ['(cancel|cancellation|call|email|text)'],
    },
    {
      id: 'offer-time',
      name: 'Offer another time',
      description: 'Look for a time that suits and move the booking with everything that hangs on it.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['schedule', 'match'],
      shownBy: ['(reschedule|another time|move ~ (appointment|booking))'],
    },
    {
      id: 'apply-terms',
      name: 'Charge, refund or waive the fee',
      description:
        'See what the terms say and decide when an illness or a regular customer deserves an exception.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['check-rules', 'decide'],
      shownBy: ['(fee|charge|refund|deposit|forfeit)'],
    },
    {
      id: 'fill-gap',
      name: 'Fill the free place',
      description: 'Offer the place to who waits for one.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 3 },
      traits: ['match', 'remind'],
      shownBy: ['(waiting list|waitlist|wait list|standby|another patient)'],
    },
  ],
});
