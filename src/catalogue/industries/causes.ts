import { defineIndustry } from '#catalogue/define.ts';

/** Those who work for a cause or a faith. Beneath the company type "other". */
export const causes = [
  defineIndustry({
    id: 'non-profit',
    name: 'Non-profit organisation',
    companyType: 'other',
    names: [
      '(=charity|=charitable|=coalition|=foundation|food pantry|food bank|animal rescue|humane society|animal shelter)',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(youth (project|workers|work|charity|centre|center)|detached (work|workers)|young people) ~ (drop in|streets|open|club|clubs|evenings|support|refer|night)',
        ],
      },
      {
        weight: 3,
        any: [
          '(takes|take) in ~ (unwanted|stray|abandoned|injured) ~ (dogs|cats|animals|horses)',
          '(scholarship fund|scholarships (awarded|worth)|rehome|rehoming)',
          '(rough sleepers|homeless (people|shelter)|refuge women|drop in centre|youth centre|youth club)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=our (food bank|foodbank|food pantry|pantry|shelter|rescue centre)|food parcels|community fridge|night shelter|animal rescue (centre|charity))',
          '(=gift aid|leave legacy|=will (gift|gifts)|monthly gift|sponsor child|registered charity number)',
        ],
      },
      {
        weight: 3,
        any: [
          '(families|neighbors|people|children|seniors|veterans|homeowners) in need',
          '(low income|needy|homeless) (family|families|homeowner|homeowners|people|household|households|owner|owners)',
          '(case worker|caseworker|case manager)',
          '(land trust|conservation easement|community foundation|family foundation)',
          '(mentor|mentors|mentoring) ~ (child|children|youth|kids|young|match|matched)',
          '(matches|match|pairs) ~ (young people|child|children|kids|youth) ~ (mentor|adult|grown)',
          '(survivors|victims) ~ (violence|abuse|assault|trafficking)',
          '(home delivered meals|meals =on wheels|senior center)',
          '(developmental|intellectual) disability',
          '(adoptable|stray|homeless|abandoned) (animal|animals|dog|dogs|cat|cats|pet|pets)',
          '(support|serve) ~ without ~ charge',
          '(become|be) ~ (donor|mentor)',
          '(=at no charge|=no cost|free of charge) ~ (family|families|child|children|person)',
          '(alcoholics|narcotics|gamblers) anonymous',
        ],
      },
      {
        weight: 2,
        any: [
          '(donor|bequest|benefactor|beneficiaries)',
          '(food pantry|get help|need help)',
          '(volunteers|helpers)',
          '(=gifts|=gift) ~ (keeps|puts|provides|feeds|stock|family|child|matched)',
          '(awareness|survivors|outreach)',
          '(adopt|adoption|foster|spay)',
        ],
      },
      {
        weight: 3,
        any: [
          '(food bank|food pantry|soup kitchen|homeless shelter|animal shelter|humane society|rescue group|thrift store benefit)',
          '(community|prevention) coalition',
          '(=we are|=is) ~ (charity|nonprofit)',
          'monthly (giving|donor|gift)',
          'adopt ~ (pet|dog|cat|animal)',
          '(foster|rescue) (home|family|dog|cat|animal)',
          '=your (gift|donation|support) (help|provide|make)',
        ],
      },
      { weight: 2, any: ['volunteer ~ (sign up|orientation|today)', 'free of charge to'] },
      {
        weight: 5,
        any: [
          '(non profit|nonprofit|not for profit|charitable) (organization|corporation|program|charity|group|ministry)',
          '=501c3',
          '501 c 3',
        ],
      },
      {
        weight: 3,
        any: [
          'donate (now|today|)',
          'non profit',
          'nonprofit',
          'registered charity',
          'become ~ volunteer',
          'volunteer with us',
          'tax deductible',
          '=our donor',
          'make ~ (donation|gift)',
          'charitable',
        ],
      },
      {
        weight: 2,
        any: [
          'volunteer',
          'fundraiser',
          'fundraising',
          'mission',
          'grant',
          'community (outreach|program)',
          'sponsor',
          'beneficiary',
          'board of directors',
          'annual report',
          'advocacy',
          'foundation',
          'shelter',
          'charity',
        ],
      },
      { weight: 3, language: 'de', any: ['spenden', 'ehrenamt', 'gemeinnützig', 'eingetragener verein'] },
      { weight: 3, language: 'fr', any: ['faire un don', 'association loi', 'bénévole'] },
      { weight: 3, language: 'es', any: ['donar', 'sin ánimo de lucro', 'voluntariado'] },
    ],
    structuredTypes: ['NGO', 'FundingScheme'],
  }),
  defineIndustry({
    id: 'religious-organisation',
    name: 'Religious organisation',
    companyType: 'other',
    names: [
      '(=church|=churches|=cathedral|=chapel|=mosque|=masjid|=synagogue|=gurdwara|=mandir|=monastery|islamic center|islamic centre)',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(mass times|confessions|parish priest|holy mass|vigil mass)',
          '(=synagogue|=shul|=masjid|=mosque|=gurdwara|=mandir|=temple) ~ (worship|prayers|shabbat|friday|devotees|congregation)',
          '(jumuah|jummah|salah|iqamah|adhan|langar|kirtan|puja|aarti|shabbat|torah|kiddush)',
        ],
      },
      {
        weight: 3,
        any: [
          '(masjid|imam|jumuah|jummah|khutbah|iqamah|islamic center|islamic centre|islamic society)',
          '(rabbi|cantor|shabbat|chabad|torah|high holy days)',
          '(mandir|gurdwara|puja|pujas|abhishekam|archana|satsang|sangha|dharma center)',
          '(parish|parishioner|diocese|rectory|vicar|priest) ~ (mass|office|church|community|life|staff|council)',
          '(mass|confession|service|prayer|worship) times',
          '(first|united|grace|trinity|faith) (baptist|methodist|lutheran|presbyterian|congregational)',
          '(catholic|episcopal|lutheran|methodist|baptist|presbyterian|evangelical|orthodox|anglican) (church|parish|community|congregation)',
          '(holy communion|eucharist|sunday morning service|sunday sermon|vacation bible school)',
        ],
      },
      {
        weight: 2,
        any: [
          '(congregation|clergy|sanctuary|chapel)',
          '(nikah|janazah|zakat|sadaqah|ramadan|iftar)',
          '(bible|scripture|jesus|gospel|discipleship)',
          '(devotee|deity|temple|priest)',
        ],
      },
      {
        weight: 3,
        any: [
          '=our church',
          'sunday (service|worship|school|mass)',
          '=our parish',
          '=our congregation',
          'pastor',
          'mosque',
          'synagogue',
          'temple service',
          'bible study',
          'sacrament',
        ],
      },
      { weight: 2, any: ['worship', 'ministry', 'sermon', 'prayer', 'baptism', 'gospel', 'tithe'] },
    ],
    structuredTypes: ['Church', 'PlaceOfWorship', 'Mosque', 'Synagogue'],
  }),
];
