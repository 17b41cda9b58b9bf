import { defineWorkflow } from '#catalogue/define.ts';

export const tripPlanning = defineWorkflow({
  id: 'trip-planning',
  name: 'Trip planning and itinerary design',
  department: 'Sales',
  type: 'Business',
  description: 'Planning and booking travel for clients: wishes, offers, bookings, papers, help on the way.',
  industries: ['travel'],
  narrows: ['tour-operations'],
  delivers: {
    named: [
      '(travel|trip|vacation|cruise|honeymoon|itinerary) (planning|design|booking|consultation|management)',
      '(visa assistance|travel insurance)',
    ],
    anywhere: true,
    notIn: ['tech', 'logistics'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(draft|tailored|custom|personal) itinerary',
          '(tell us|let us know) ~ (who is travelling|travelling|when ~ dream|dream|where ~ go)',
          '(tailor made|bespoke|made measure) (journeys|journey|holiday|holidays|trip|trips|itineraries|safari|tours)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(tailor made|plan =your trip|itineraries|custom trips|bespoke trips|plan trip)'],
      },

      {
        weight: 3,
        any: [
          '(book|plan|arrange|put together) ~ (cruise|cruises|honeymoon|honeymoons|flight|flights|resort|holiday|holidays|vacation|safari)',
          '(=our|travel) (advisors|advisor|agents|specialists|planners) ~ (plan|book|been|know|help|call|find)',
          '(tell us|share) ~ (budget|dream|dreams|date|travel) ~ (itinerary|trip|plan|vacation|where)',
        ],
      },
      {
        weight: 2,
        any: [
          '(cruises|honeymoons|plan my trip|plan your trip|destinations|destination weddings|group travel)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(travel|trip|vacation|honeymoon|cruise|group travel|destination wedding|disney|safari) (planning|planner|agent|advisor|adviser|consultant|specialist|agency|quote|concierge|design)',
          "(let us|we|we'll|help you|=our (agents|advisors|team)) ~ (plan|book|design|customize) ~ (trip|vacation|honeymoon|cruise|getaway|journey|travel|itinerary)",
          '(custom|tailor made|tailored|custom made|customised|customized|personalised|personalized|bespoke) (itinerary|trip|travel|vacation|journey|tour|tours|excursion|excursions|holiday|holidays|safari|safaris|experience|experiences)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(cruises|honeymoons|vacation packages|group travel|travel services|custom itineraries|request ~ quote ~ trip|trip planning)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(plan your (visit|route)|retirement|travel (mug|time|expense|trailer)|driving school)'],
      because: 'Another trip.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-dream',
      name: 'Ask for dream, dates, budget and limits',
      description: 'Talk and write the brief.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview'],
      shownBy: ['(consultation|tell us|dream|budget)'],
    },
    {
      id: 'research-trip',
      name: 'Research and compare offers',
      description: 'Look at suppliers, routes, reviews.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['research', 'match'],
      shownBy: ['(research|compare|best)'],
    },
    {
      id: 'present-trip',
      name: 'Write and present the itinerary',
      description: 'Draft, price, change.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['draft-text', 'personalise'],
      shownBy: ['(itinerary|quote|proposal)'],
    },
    {
      id: 'book-trip',
      name: 'Book and check every part',
      description: 'Enter names, pay, confirm.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(book|reservation)'],
    },
    {
      id: 'brief-traveller',
      name: 'Brief on papers, health and insurance',
      description: 'Send lists and remind.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(passport|visa|insurance|documents)'],
    },
    {
      id: 'help-on-way',
      name: 'Help on the way',
      description: 'Rebook, call, claim.',
      role: 'Customer Experience Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 2, revenue: 3 },
      traits: ['decide', 'answer-questions'],
      shownBy: ['(24|emergency|support|while travel)'],
    },
  ],
});
