import { defineIndustry } from '#catalogue/define.ts';

/** Those who guide and entertain guests. Beneath the company type "other". */
export const leisure = [
  defineIndustry({
    id: 'travel',
    name: 'Travel or tour operator',
    companyType: 'other',
    names: ['(=tours|=safaris|=travels|travel agency|tour operator)'],
    words: [
      {
        weight: 3,
        any: [
          '(=safaris|=safari|=treks|=trekking|=expeditions) ~ (days|day|guide|guides|guided|itinerary|park|parks|private|tour|tours|climb|camp|camps)',
          '(driver guides|driver guide|mountain guides|local guides|tour guides|certified guides|licensed guides)',
          '(tailor made|bespoke|private|small group) (journeys|holidays|trips|itineraries|safari|safaris|tours)',
          '(=iata|=asta|=atol|=abta) (agent|accredited|bonded|protected|member|number)',
        ],
      },
      {
        weight: 3,
        any: [
          '(whale watch|whale watching|sunset sail|sunset cruise|harbor cruise|river cruise|private charter|private charters)',
          '(schooner|catamaran|sailboat|tall ship|rafting|zipline|snorkel|safari) ~ (tour|sail|trip|charter|guest|passenger|hour)',
        ],
      },
      {
        weight: 2,
        any: ['(aboard|captain|naturalist|schooner|(tour|fishing|river|hunting|mountain|local) guide)'],
      },
      {
        weight: 3,
        any: [
          '(travel|vacation|honeymoon|cruise|trip) (planning|planner|advisor|specialist|package|agent)',
          '(=we|=our) ~ (guide|guided)',
          '(cruises|honeymoons|group travel)',
          '(kayak|rafting|whale|snorkel|horseback|food|ghost|city) (tour|trip|rental)',
        ],
      },
      {
        weight: 3,
        any: [
          '(guided|day|boat|walking|bus|wine) tour',
          'travel (agency|agent|advisor)',
          'tour operator',
          '=our tour',
          'book ~ (tour|trip|charter)',
          'fishing charter',
          'itinerary',
          'excursion',
        ],
      },
      {
        weight: 2,
        any: ['destination', 'per person', 'departure', 'traveller', 'tour guide', 'charter', 'cruise'],
      },
    ],
    structuredTypes: ['TravelAgency', 'TouristTrip', 'TouristAttraction'],
  }),
  defineIndustry({
    id: 'events',
    name: 'Events, venue or entertainment',
    companyType: 'other',
    names: ['(=venue|=weddings|=events|event planners|=theatre|=theater|escape rooms|party rentals)'],
    words: [
      { weight: 3, any: ['(paint|make|pour|decorate) own (pottery|candle|candles|ceramics|terrarium)'] },
      {
        weight: 3,
        any: [
          '(bouncy (castle|castles)|inflatable hire|soft play hire)',
          '(paint sip|sip paint|hen parties|birthday parties hen)',
        ],
      },
      {
        weight: 3,
        any: [
          '(craft|diy|pottery|candle|terrarium|paint|art|ceramics|maker) (studio|bar|party|parties|night|nights|workshop|workshops)',
          '(paint sip|walk in studio|private events|team building (event|events|workshop|workshops))',
        ],
      },
      { weight: 3, any: ['(seat theatre|playhouse|panto|pantomime|matinee|matinees)'] },
      {
        weight: 3,
        any: [
          '(escape room|escape rooms|escape game|game master|birthday party packages|laser tag|axe throwing|bowling alley|trampoline park|mini golf|go karts|paintball)',
          '(wedding|weddings|reception|receptions) ~ (barn|beams|ballroom|estate|grounds|guests|rehearsal)',
          '(full|wedding|event|month =of|partial) (planning|planner|coordination)',
          '(seating chart|bridal suite|dressing room|rehearsal dinner)',
        ],
      },
      {
        weight: 2,
        any: [
          '(ceremony|reception|rehearsal|bride|couples)',
          '(moodboard|mood board|tablescapes|centerpieces|decor)',
        ],
      },
      {
        weight: 3,
        any: [
          '(wedding|event|party) (planning|planner|coordination|coordinator|design|rental|decor)',
          '(month|day) of coordination',
          '(tent|table chair|linen) rental',
          '(banquet hall|event space|reception hall|wedding venue)',
          '(dj|mc|live band) ~ (wedding|party|event)',
        ],
      },
      {
        weight: 3,
        any: [
          'event (planning|planner|venue|space|rental|production)',
          'wedding (planner|venue|dj|band)',
          'party rental',
          'buy tickets',
          'ticket sale',
          'dj service',
          '(photobooth|photobooths|photo booth)',
          'theatre company',
          'box office',
          'film festival',
          'bounce house',
        ],
      },
      {
        weight: 2,
        any: [
          'wedding',
          'venue',
          'concert',
          '(=performances|(live|stage|dance|musical|evening|matinee) performance)',
          '(=shows|live show|show =times)',
          'audience',
          'corporate event',
          'band',
          'exhibition',
        ],
      },
    ],
    structuredTypes: [
      'EventVenue',
      'TheaterGroup',
      'MusicGroup',
      'EntertainmentBusiness',
      'PerformingArtsTheater',
    ],
  }),
];
