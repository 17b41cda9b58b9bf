import { defineIndustry } from '#catalogue/define.ts';

/** Those who look after people, pets and bodies, and take their pictures. All beneath the company type "other". */
export const personal = [
  defineIndustry({
    id: 'personal-services',
    name: 'Beauty, wellness or personal services',
    companyType: 'other',
    names: [
      '(=salon|=salons|=spa|=barbers|=barbershop|=parlour|=parlor|=tattoo|=funerals|beauty (bar|studio|parlour|parlor|lounge|clinic)|(nail|nails|hair|lash|brow|massage|skin|makeup) (studio|bar|lounge|artist|artistry|artists)|hair makeup|make up artist|funeral (home|directors|services))',
    ],
    words: [
      { weight: 3, any: ['(hypnotherapy|hypnotherapist|hypnosis sessions)'] },
      {
        weight: 3,
        any: [
          '(makeup|make up) (artist|artists|artistry)',
          '(bridal|wedding|occasion|special event|evening|party|prom|editorial|professional) (makeup|make up|hair|henna|mehndi)',
          '(hair|skin) (makeup|make up)',
          '(henna|mehndi) (artist|artists|design|designs)',
        ],
      },
      {
        weight: 3,
        any: [
          '(bespoke (tailoring|tailor|tailors|suits|suit)|=dressmaker|=dressmakers|made measure suits)',
          '(funeral (director|directors|home|homes|service)|=undertaker|=undertakers|=crematorium)',
          '(=barbershop|=tattooist|=tattooists|tattoo (studio|parlour|parlor)|dry (cleaners|cleaner)|nail bar)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=undertaker|=undertakers|funeral director|funeral plans)',
          '(mobile notary|notary public|loan signing)',
        ],
      },
      {
        weight: 3,
        any: [
          '(massage therapist|massage therapy|bodywork|=lmt|massage studio)',
          '(balayage|keratin|root touch up|blowout|hair extensions)',
          '(deep tissue|trigger point|swedish massage|hot stone|lymphatic|reflexology)',
          '(tattoo|tattoos|piercing|piercings|microblading)',
          '(licensed|=our|master) (stylists|estheticians|cosmetologists|aestheticians|massage therapist)',
          '(women|men|kids|children) (cut|cuts|haircut|haircuts)',
          '(funeral director|funeral directors|casket)',
        ],
      },
      {
        weight: 2,
        any: ['(stylist|salon|barber|updo)', '(gel manicure|dip powder|lash lift)'],
      },
      {
        weight: 3,
        any: [
          '(cremation|burial|funeral) (service|package|arrangement)',
          '(funeral|memorial) (home|planning)',
          'obituaries',
          '(notary public|mobile notary)',
          '(alteration|=tailoring|dry cleaning)',
          '(hair|nail|lash|brow|waxing|facial|massage|barber) (service|appointment|studio)',
          '(tanning|salon) (booth|suite)',
        ],
      },
      {
        weight: 3,
        any: [
          '(hair|nail|beauty|tanning) salon',
          'barber shop',
          'barbershop',
          '=our (stylist|esthetician|barber)',
          'day spa',
          'massage (therapy|session|therapist)',
          'facial treatment',
          'hair (cut|color|stylist)',
          'tattoo (studio|artist|shop)',
          'funeral (home|service|director)',
          '=tailor',
          'life coach',
        ],
      },
      {
        weight: 2,
        any: [
          'spa',
          'massage',
          'lash',
          'brow',
          'manicure',
          'pedicure',
          'waxing',
          'facial',
          'haircut',
          'beard',
          'grooming',
          'wellness',
          'gift card',
          'skin care',
        ],
      },
      { weight: 3, language: 'de', any: ['friseur', 'kosmetikstudio', 'massage'] },
      { weight: 3, language: 'fr', any: ['salon de coiffure', 'institut de beauté'] },
      { weight: 3, language: 'es', any: ['peluquería', 'centro estética'] },
    ],
    structuredTypes: [
      'HairSalon',
      'BeautySalon',
      'NailSalon',
      'DaySpa',
      'HealthAndBeautyBusiness',
      'TattooParlor',
    ],
  }),
  defineIndustry({
    id: 'pet-services',
    name: 'Pet care business',
    companyType: 'other',
    words: [
      {
        weight: 3,
        any: ['(dog trainer|dog training|puppy school|puppy classes|behaviourist|scentwork|loose lead)'],
      },
      {
        weight: 3,
        any: [
          '(puppy kindergarten|board train|loose leash|recall training)',
          '(dog|pet|puppy) (hotel|spa|camp|taxi|resort|lodge|salon|bakery)',
          '(walk|walks|feed|feeding|visit|visits) ~ (dog|dogs|cat|cats|pet|pets|animal)',
          '(overnight|overnights|stay|suites) ~ (dog|dogs|cat|cats|pets)',
        ],
      },
      {
        weight: 2,
        any: ['(paws|pup|pups|pooch)'],
      },
      {
        weight: 3,
        any: [
          '(=your|=our) (pup|dog|cat) ~ (stay|play|groom|walk)',
          '(dog|pet) (wash|bath|park)',
          'in home pet',
        ],
      },
      {
        weight: 3,
        any: [
          '(dog|pet|cat|puppy) (grooming|groomer|boarding|daycare|day care|sitting|sitter|walking|walker|training|trainer|hotel|resort)',
          'doggy (daycare|day care)',
          '(dog|boarding) kennel',
          '(puppy|obedience) class',
          '(grooming|boarding) ~ (dog|cat|pet)',
        ],
      },
      { weight: 2, any: ['kennel', 'groomer', 'pet parent', 'canine', 'play group', 'boarding'] },
    ],
    structuredTypes: [],
  }),
  defineIndustry({
    id: 'photography',
    name: 'Photographer or film maker',
    companyType: 'other',
    names: ['(=photography|=photographer|=photographers|=videography|=films)'],
    words: [
      { weight: 3, any: ['(=i|=we) photograph (weddings|families|newborns|couples|people|food|interiors)'] },
      {
        weight: 3,
        any: [
          '(headshots|two shooters|drone pilot|drone pilots|sneak peek|finished pictures|engagement shoot)',
          '(wedding|business|brand|promotional|corporate) (film|films|video|videos|videography|pictures)',
          '(video production|film studio|how =to clips|company portraits|drone footage|aerial footage|=your footage)',
          '(families|newborns|seniors|couples) ~ (studio|portrait|portraits|pictures|session)',
        ],
      },
      {
        weight: 2,
        any: ['(footage|lens|shoot|shooter|albums)', '(photograph|photographs)'],
      },
      {
        weight: 3,
        any: [
          '(=i|=we) photograph',
          '(newborn|family|senior|boudoir|branding|team|corporate) (session|portrait|headshot|photo)',
          '(photographer|photo studio|photo booth)',
          'edited images',
          'online gallery',
        ],
      },
      {
        weight: 3,
        any: [
          '(wedding|portrait|family|newborn|maternity|engagement|senior|event|headshot) (photographer|photography)',
          'photography (studio|session|package)',
          '(photo|portrait) (session|shoot)',
          '(wedding film|videographer)',
        ],
      },
      { weight: 2, any: ['photographer', 'photo gallery', 'headshot', 'print release', 'second shooter'] },
    ],
    structuredTypes: ['Photograph'],
  }),
  defineIndustry({
    id: 'fitness',
    name: 'Gym, studio or sports club',
    companyType: 'other',
    needsOwnWord: true,
    names: [
      '(=taekwondo|=karate|=judo|martial arts|jiu jitsu|=gym|=fitness|=yoga|=pilates|=crossfit|=dojo|=boxing|=kickboxing|kung fu|(swim|kung fu|dance|ballet|surf|ski|riding|gymnastics|yoga) (school|academy|studio)|(baseball|soccer|swim|tennis|golf|rowing|sailing|cricket) club)',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(rowing|sailing|bowls|tennis|cricket|rugby|football|hockey|cycling|athletics|gymnastics|golf|running|swimming|archery|canoe|yacht|netball|judo|boxing) club',
          '(=juniors|=squads|=squad) ~ (=train|=trains|training|coached|coaches|=row|=swim|=race)',
        ],
      },
      {
        weight: 3,
        any: [
          '(karate|taekwondo|aikido|kung fu|jiu jitsu|krav maga|martial arts|dojo|judo|kata)',
          '(vinyasa|hatha|ashtanga|kundalini|restorative yoga|yoga studio|pilates reformer|yoga)',
          '(group fitness|zumba|hiit|crossfit|kettlebell|boot camp|spin class)',
          '(little league|tee ball|rainouts|=standings|umpires|playoffs|travel team)',
          '(swim school|swim academy|learn to swim|swim meets)',
          '(fitness|gym|studio) ~ (24 7|open|membership|joining fee|equipment|trainer)',
        ],
      },
      {
        weight: 2,
        any: ['(sparring|belt|belts)', '(reps|coaches|lockers|sauna)', '(tee times|18 holes|clubhouse)'],
      },
      {
        weight: 3,
        any: [
          '(dance|ballet|tap|hip hop|tumbling|gymnastics|karate|taekwondo|judo|jiu jitsu|yoga|pilates|zumba) (class|school|academy|studio|lesson)',
          '(soccer|baseball|softball|hockey|swim|rowing|tennis|lacrosse|volleyball) (club|league|team|academy|association)',
          '(youth|adult) (league|sport)',
          '(try out|tryout)',
          '(unlimited|drop in) (class|membership)',
        ],
      },
      {
        weight: 3,
        any: [
          '(fitness|yoga|pilates|dance|martial arts|boxing|crossfit) (class|studio|gym|center|school)',
          'personal (trainer|training)',
          'gym membership',
          'golf (club|course)',
          'sports club',
          'swim (lesson|club|team)',
          'league registration',
          'first class free',
          'climbing gym',
          '(=our|strength|boxing|crossfit|local) gym',
          '(day pass|drop in pass|class pass|monthly membership)',
          '(group|spin|barre|bootcamp|yoga) class',
        ],
      },
      {
        weight: 2,
        any: ['workout', 'class schedule', 'membership', 'coach', 'athlete', 'tournament', 'team', 'season'],
      },
      { weight: 3, language: 'de', any: ['fitnessstudio', 'sportverein', 'turnverein'] },
    ],
    structuredTypes: ['ExerciseGym', 'HealthClub', 'SportsClub', 'SportsActivityLocation', 'GolfCourse'],
  }),
];
