import { defineWorkflow } from '#catalogue/define.ts';

export const guestActivities = defineWorkflow({
  id: 'guest-activities',
  name: 'Guest activities and experiences',
  department: 'Operations',
  type: 'Communication',
  description:
    'Offering guests things to do at the place: rides, hikes, tastings, evenings and games, planned, booked and led.',
  industries: ['hospitality', 'agriculture'],
  narrows: ['tour-operations', 'event-organisation', 'class-operations'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'reception ~ (books|rents|hires) ~ (canyoning|rafting|tickets|bikes|tours)',
          '(walking tour|pub crawl|pasta night|bbq night|yoga) ~ (thursdays|sundays|every|daily|free|fridays|eleven)',
        ],
      },

      {
        weight: 3,
        any: [
          '(we offer|we organise|we organize|we arrange) ~ (walks|kayaking|snorkelling|snorkeling|hikes|horse riding|bike tours|canoeing|fishing trips|boat trips)',
          '(swimming|kayaking|snorkelling|snorkeling|canoeing) ~ =our (private|own) (beach|lake|jetty|pool|river)',
        ],
      },
      {
        weight: 3,
        any: [
          '(help|assist|happy) ~ (select|choose|plan|arrange|organise|organize|book) ~ (activity|activities|excursion|excursions|day trip|day trips|sightseeing|outings)',
          '(we|=our staff|front desk|=our team|concierge) ~ (arrange|organise|organize|book) ~ (excursion|excursions|day trips|boat trips|island hopping|snorkelling|snorkeling|hikes|tours|sightseeing)',
        ],
      },
      {
        weight: 3,
        any: ['(borrow|free use) ~ (bicycle|bicycles|bike|bikes|canoe|canoes|kayak|kayaks|boat|paddleboard)'],
      },
      {
        weight: 3,
        any: [
          '(horse|horseback|pony|wagon|hay|trail) (ride|riding) ~ (guest|guide|groom|saturday|each|ridge|price|book|person)',
          'guided (hike|hiking|walk|walks|trail|game drive|safari)',
          '(nature|birding|bird) (walk|walks|hike|hikes) ~ (guide|guided|lead|led|join|book|each|morning|person|host)',
          'game drive',
          '(wine|gin|cheese|whisky) (tasting) ~ (guest|saturday|month|lawn|event|book|host)',
          '(campfire|movie|movies|bingo|stargazing|telescope|bonfire|kayaking|canoeing|fishing) ~ (night|saturday|supper|barn|guest|wall|provided)',
          '(experienced local guide|activity (programme|program|schedule|calendar))',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(experiences|activities|=our experiences|guest activities|recreation|enhancements|adventures)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(close|proximity|near|next) ~ (trail|trails|park|river|lake)'],
      because: 'What lies around.',
    },
    {
      scope: 'sentence',
      any: [
        '(nearby|minutes (away|drive)|in area|surrounding|local attractions|attractions|surrounding area|close =by)',
      ],
      because: 'What others offer around.',
    },
    { scope: 'sentence', any: ['(amenities include|gym|=tv)'], because: 'A list of equipment.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-offer',
      name: "Plan the season's activities for guests",
      description: 'Choose what is offered and when, set prices and find guides.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['plan'],
      shownBy: ['(experience|activity)'],
    },
    {
      id: 'take-bookings',
      name: 'Take bookings for activities',
      description: 'Note day, number and wishes, and take payment.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['schedule', 'enter-data'],
      shownBy: ['(book|booking)'],
    },
    {
      id: 'prepare',
      name: 'Prepare the place and gear for guests',
      description: 'Saddle horses, lay out glasses or boats, and check that all is safe.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'lead-activity',
      name: 'Lead the activity with guests',
      description: 'Guide guests, tell them about the place and keep them safe.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 15 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['care', 'hands-on'],
      shownBy: ['(guide|guided|ride|tasting|hike)'],
    },
    {
      id: 'close-activity',
      name: 'Charge the activity and ask how it was',
      description: 'Bill the room or take payment and ask for opinions and reviews.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'interview'],
    },
  ],
});
