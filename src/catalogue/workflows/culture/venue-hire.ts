import { defineWorkflow } from '#catalogue/define.ts';

export const venueHire = defineWorkflow({
  id: 'venue-hire',
  name: 'Venue and equipment hire',
  naming: {
    parts: [
      {
        any: [
          '(venue|hall|facility|room|space|field|court|gym|studio|barn|pavilion|clubhouse|ballroom|church|chapel|shelter|auditorium|theater|theatre|kitchen)',
        ],
        name: 'Venue hire',
      },
      {
        any: [
          '(equipment|tent|table|chair|canopy|bounce house|inflatable|linen|dance floor|tool|costume|instrument|bike|boat|kayak) (hire|rental|rentals|package)',
          '(rent|hire|rental) ~ (equipment|tent|table|chair|canopy|bounce house|inflatable|linen|dance floor|tool|costume|instrument|bike|boat|kayak)',
        ],
        name: 'Equipment hire',
      },
    ],
    variants: [
      {
        any: [
          '(hall|village hall|community centre|community center) ~ available ~ hire',
          '(village|church|parish|memorial|community) hall ~ (hire|hired|hiring|bookings|booking)',
        ],
        name: 'Hall rental',
      },
      { any: ['(dog|secure|exercise) field', 'field ~ hired'], name: 'Dog field hire' },
      { any: ['hall (rental|hire)', '(rent|hire) ~ hall'], name: 'Hall rental' },
      { any: ['(photo|film|photoshoot) (shoot|shoots|location)'], name: 'Photo and film shoot venue hire' },
      {
        any: ['(party|event) rental', '(bounce house|tent|table|chair|canopy) rental'],
        name: 'Party and event equipment rental',
      },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Renting out rooms or equipment: enquiry, availability, offer, contract, preparing and taking back.',
  industries: [
    'pet-services',
    'fitness',
    'association',
    'events',
    'hospitality',
    'restaurant',
    'culture-media',
    'religious-organisation',
    'government',
    'trades',
    'non-profit',
    'food-production',
    'agriculture',
    'school',
    'higher-education',
    'education',
  ],
  narrows: ['quote-preparation'],
  delivers: {
    named: [
      '(venue|hall|facility|room|space|ballroom|banquet) (hire|rental)',
      'event space',
      'private (party|parties|event|dining)',
      'wedding venue',
      '(meeting|conference|banquet) room',
    ],
    anywhere: true,
    notIn: ['education', 'real-estate'],
  },
  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(hire|hall hire|room hire|hiring|book hall|hire information|hire =us|facilities hire|hall booking|hall bookings|lettings|hire charges|hire hall|facility hire)',
        ],
      },
      {
        weight: 3,
        any: [
          '(hall|room|venue|centre|center|clubhouse|pavilion|theatre|facilities|building|space|grounds|church|chapel|studio|premises|function room) ~ available ~ (private|) hire',
          'available ~ (private|) hire ~ (birthday|party|parties|wedding|meeting|event|function|occasion)',
          '(hall|room|venue|clubhouse|pavilion|theatre|community centre|community center) ~ (hired|rented) ~ (party|parties|meeting|wedding|function|hour|event|group|member)',
          '(hire|booking|hiring) (charges|rates|fees|prices|agreement|form|conditions|enquiries|policy) ~ (hall|room|venue|centre|pavilion|clubhouse|church)',
          '(hall|room|venue|centre|pavilion|clubhouse|church) (hire|booking|bookings|hiring) (charges|rates|fees|prices|agreement|form|conditions|enquiries|policy|information)',
          '(hold|host|celebrate) =your ~ (wedding|party|dinner|reception|conference|function) ~ (museum|hall|gallery|church|theatre|garden|grounds|club|clubhouse)',
          '(bookings|lettings) (secretary|officer|clerk|manager)',
        ],
      },
      {
        weight: 3,
        any: [
          '(clubhouse|hall|pavilion|gym|sports hall) ~ (rented|hired|rent) ~ (residents|owners|members|£|\\$|deposit)',
          '(sports hall|dance studio|kitchen) ~ (fair rates|hourly|per hour|hire)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(hire building|clubhouse rental|pool clubhouse)'] },

      {
        weight: 3,
        any: [
          '(use|hire|rent) ~ (stage|auditorium|foyer|theatre|rehearsal room|dance studio)',
          '(dog field|secure field|paddock|exercise field) ~ (hire|hired|hour|rent|booked|fenced)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(hire theatre|hire lyric|field hire|dog field|secure field)'],
      },

      {
        weight: 3,
        any: [
          '(hire|rent|book) ~ (shed|barn|hall|boathouse|clubhouse|pavilion|gallery|taproom|studio|stage|auditorium|theatre|church hall|community room|function room|social hall|upper room)',
          '(shed|barn|hall|boathouse|clubhouse|pavilion|function room|room) ~ (holds|seats|takes) ~ (hundred|people|guests|standing|seated|60|80|100|120|150|200)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(private hire|hall hire|room hire|venue hire|hire (=our|boathouse|hall|club|pavilion|space|us)|hall rental|facility rental|rentals)',
        ],
      },

      {
        weight: 3,
        any: [
          '(hall|clubhouse|pavilion|auditorium|lodge|room|loft|weave room|barn) ~ (rented|rent|holds|seats|reserve|reserved) ~ (guest|dinner|reception|party|rate|deposit|kitchen|charge|without charge|bar|people|dates)',
          '(reserve|rent|book) ~ (clubhouse|meeting room|community room|social hall|fellowship hall|pavilion|loft|lodge|pool|grounds)',
          '(hire|rent) ~ (grounds|location|house|garden) ~ (shoot|photo|film)',
          '(photo|film|photoshoot) (shoot|location|sessions) ~ (hire|rate|location|half day|grounds|venue|access)',
          'location only',
          'available ~ (=for|to) rent ~ (event|events|parties|reunions|gatherings|meetings)',
          'deposit ~ reserve ~ (facility|hall|pavilion|center|room)',
          '(offers|offer) ~ hall ~ use',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(hall|meeting rooms|rent hall|rent loft|weddings parties|pool clubhouse|clubhouse|film photo shoots|photo shoots|banquet hall|community room|social hall|room reservations)',
        ],
      },
      {
        weight: 3,
        any: [
          '(rent|hire) ~ (field|fields|hall|turf|gym|court|courts|studio|barn|pavilion|shelter|room|rooms|clubhouse) ~ (hour|day|light|lights|us|our|party|event)',
          '(field|hall|facility|court|room|pavilion|barn|studio) (rental|rentals|hire)',
        ],
      },
      {
        weight: 2,
        any: [
          '(rent =our fields|field rental|facility rental|hall rental|room hire|rent hall|venue hire|facility rentals)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(party|event|wedding) rental',
          '(tent|table|chair|canopy|bounce house|inflatable|linen|dance floor) ~ (rental|package|delivery|setup)',
          '(rent|hire|book) ~ (venue|hall|space|pavilion|tent|table|chair|equipment|bounce house|facility|tool)',
          '(rent|hire) ~ room',
          'book ~ (meeting|conference|function|banquet|party|community|event) room',
          '(venue|facility|hall|party|equipment|tent) (rental|hire)',
          '(wedding|event) =venue',
          'rental (agreement|inquiry|rate|package|item)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(rentals|venue hire|facility rental|party rentals|equipment rental|=weddings|=wedding|venue)'],
      },
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
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(new|newly|attorney|lawyer|staff|car|bike|boat|skip|plant|tool) hire',
        '(book|booking) ~ (flight|hotel)',
        '=committee =room',
      ],
      because: 'Hiring of people and of other things',
    },
    {
      scope: 'sentence',
      any: ['=your venue', '=event =and =venue', 'delivery ~ venue', '=booked ~ =venues'],
      because: 'Those who bring something to the place of others',
    },
    {
      scope: 'sentence',
      any: ['(vacation|apartment|home|house|car) rental', 'rental (property|application|home)'],
      because: 'Lodging and homes.',
    },
    {
      scope: 'sentence',
      any: ['(airbnb|vrbo|booking com|expedia)', 'room ~ (=per night|nightly)'],
      because: 'Rooms to sleep in.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-hire',
      name: 'Answer hire enquiries and check the date',
      description: 'Ask date, use and number and look.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 3 },
      traits: ['answer-questions', 'schedule'],
      shownBy: ['(inquire|inquiry|available|availability)'],
    },
    {
      id: 'show-hire',
      name: 'Show the place and talk through the day',
      description: 'Walk the rooms with the hirer and note set-up, times and guests.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 4 },
      traits: ['advise', 'plan'],
      shownBy: ['((schedule|book|take) ~ tour|site visit|walk through|floor plan)'],
    },
    {
      id: 'offer-hire',
      name: 'Offer price and sign the hire contract',
      description: 'Work out the price, send the offer and have the contract signed.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 4 },
      traits: ['draft-text', 'negotiate'],
      shownBy: ['(rate|package|agreement|deposit)'],
    },
    {
      id: 'check-cover',
      name: 'Collect permits, insurance and payments',
      description: 'Ask for proof of cover and licences and watch instalments.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['check-rules', 'remind'],
      shownBy: ['(certificate =of insurance|liability insurance|alcohol (permit|license)|final payment)'],
    },
    {
      id: 'prepare-hire',
      name: 'Prepare and hand over hall or equipment',
      description: 'Clean, set up tables or pack the equipment and explain its use.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(setup|delivery|set up)'],
    },
    {
      id: 'attend-event',
      name: 'Be there during the event',
      description: 'Open up, help with sound and doors and see that rules are kept.',
      role: 'Facilities Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'care'],
      shownBy: ['(on site (staff|coordinator|manager)|event (staff|attendant)|security)'],
    },
    {
      id: 'take-back',
      name: 'Take hall or equipment back and settle',
      description: 'Check damage and return the deposit.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(deposit|damage|return)'],
    },
  ],
});
