import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'salons and spas',
  ['# Day spa', 'Tanning salon and day spa in Milltown.', 'Our day spa has stood here since 1990.'],
  [
    {
      workflow: 'hair-services',
      fires: [
        'nav: Hair Services / Our stylists cut and color hair.',
        'We offer haircuts, balayage and blowouts. / nav: Hair',
        'Manicures, pedicures and gel polish by our nail technicians. / nav: Nail Services',
        '# Lash extensions / Brow tint and lash extensions by appointment. / Makeup application for any day.',
        'Our barbers give haircuts, beard trims and hot towel shaves. / nav: Barber Services',
      ],
      silent: [
        'Laser hair removal is done elsewhere.',
        'Dog hair on the sofa.',
        'Nails made of steel.',
        'The bridge has a highlight.',
        'A barber lives upstairs.',
      ],
    },
    {
      workflow: 'spa-treatments',
      fires: [
        'nav: Massage Therapy / Swedish, deep tissue and hot stone massage.',
        'We offer facials and chemical peels by a licensed esthetician. / nav: Facials',
        'Body wraps and scrubs. / # Spa treatments / Relax with a massage.',
        'Our massage therapists offer prenatal massage and aromatherapy. / nav: Spa Services',
        'Waxing and skin care. / # Facials / Microdermabrasion and dermaplaning.',
      ],
      silent: [
        'Hot tub repair is done by a neighbour.',
        'The massage chair is for sale.',
        'Spa chemicals are stored below.',
        'Pools are closed.',
        'A face in the crowd.',
      ],
    },
    {
      workflow: 'bridal-styling',
      fires: [
        'nav: Bridal Services',
        'Bridal hair and makeup on location.',
        'We style bridal parties, prom and special events: book a package.',
        'Book a spa party for your birthday group.',
        '# Wedding hair',
      ],
      silent: [
        'Wedding cakes are baked next door.',
        'A wedding band of gold.',
        'The bridal shop moved.',
        'The bride was late.',
        'Wedding dresses are altered.',
      ],
    },
    {
      workflow: 'body-art',
      fires: [
        'Our tattoo artists draw custom tattoos.',
        'nav: Tattoos',
        'Body piercing by appointment with aftercare.',
        'A deposit is taken for every tattoo appointment.',
        '# Microblading',
      ],
      silent: [
        'A piercing cold wind.',
        'The wind pierced the roof.',
        'Ink for printers.',
        'Art on the wall.',
        'A flash of light.',
      ],
    },
  ],
);

describeWordings(
  'pet businesses',
  [
    '# Paws of Milltown',
    'Every pet parent knows our kennel and groomer. The canine play group meets daily.',
    'A groomer and a kennel for each canine friend.',
  ],
  [
    {
      workflow: 'pet-grooming',
      fires: [
        'nav: Dog Grooming',
        'We groom dogs and cats of all breeds.',
        'Mobile grooming at your door.',
        'Baths, nail trims and de-shedding.',
        '# Pet grooming',
      ],
      silent: [
        'Grooming brushes are sold here.',
        'Men love beard grooming.',
        'The horse was clipped.',
        'A bath house by the lake.',
        'Nails and screws.',
      ],
    },
    {
      workflow: 'dog-training',
      fires: [
        'nav: Dog Training',
        'Puppy training classes for owners.',
        'Obedience classes: a six week program.',
        'Private lessons for you and your dog.',
        'Board and train program for dogs.',
      ],
      silent: [
        'Staff training is held in spring.',
        'Potty chair training.',
        'The train stops here.',
        'We trained for years.',
        'A class of its own.',
      ],
    },
    {
      workflow: 'pet-care',
      fires: [
        'nav: Pet Boarding',
        'Dog boarding in heated suites.',
        'Doggy daycare all week.',
        'We offer dog walking and pet sitting.',
        'Overnight boarding for cats.',
      ],
      silent: [
        'Boarding passes are printed.',
        'A boarding school for girls.',
        'Board games in the lobby.',
        'The board meets monthly.',
        'A day by the sea.',
      ],
    },
  ],
);

describeWordings(
  'gyms and sports',
  [
    '# Fitness studio',
    'Our fitness center and yoga studio in Milltown. Gym membership and workout floor.',
    'Swim team and sports club.',
  ],
  [
    {
      workflow: 'personal-training',
      fires: [
        'nav: Personal Training',
        'Our certified personal trainers build a custom workout plan.',
        'One-on-one coaching sessions for every goal.',
        'Free fitness assessment.',
        'Small group training with a program for you.',
      ],
      silent: [
        'Sales training for teams.',
        'A train to the city.',
        'Dog training in the park.',
        'Coaches leave at nine.',
        'Truck driver training.',
      ],
    },
    {
      workflow: 'league-registration',
      fires: [
        'nav: Leagues',
        'Register your team for the fall season.',
        'Adult soccer league registration is open.',
        'Sign up for tryouts.',
        'League schedules and standings.',
      ],
      silent: [
        'An Ivy League degree.',
        'Join our team of coaches.',
        'Season tickets on sale.',
        'Team spirit.',
        'Out of your league.',
      ],
    },
    {
      workflow: 'tee-times',
      fires: [
        'button: Book Tee Time',
        'Reserve a court online.',
        'Book a lane for bowling.',
        'nav: Tee Times',
        'Simulator reservations by the hour.',
      ],
      silent: [
        'Your court date is set.',
        'A walk down memory lane.',
        'The food court is open.',
        'A bay window.',
        'The traffic lane is closed.',
      ],
    },
  ],
);

describeWordings(
  'vehicle businesses',
  [
    '# Auto repair and used cars',
    'Our mechanics in Milltown. Auto service and car dealer.',
    'Brake repair and oil change.',
  ],
  [
    {
      workflow: 'vehicle-financing',
      fires: [
        'nav: Financing',
        'Apply for financing online today.',
        'Bad credit? Buy here pay here.',
        'button: Get Pre-Approved',
        'Fill out our credit application.',
      ],
      silent: [
        'Credit cards are accepted.',
        'Give credit where it is due.',
        'A fine car.',
        'The finance of the town.',
        'Loaner cars are clean.',
      ],
    },
    {
      workflow: 'collision-repair',
      fires: [
        'nav: Collision Repair',
        'We repair dents and hail damage.',
        'Auto body and paint shop.',
        'Paintless dent repair.',
        'Our collision center works on any make.',
      ],
      silent: [
        'The student body met.',
        'A body of water.',
        'Make a dent in the work.',
        'Hail to the chief.',
        'Glass of water.',
      ],
    },
    {
      workflow: 'vehicle-detailing',
      fires: [
        'nav: Detailing',
        'Full interior and exterior detailing.',
        'Ceramic coating for your vehicle.',
        'Mobile auto detailing at your home.',
        'Hand car wash and wax packages.',
      ],
      silent: [
        'Attention to every detail.',
        'More details to come.',
        'Wash your hands.',
        'Dish washing.',
        'In detail.',
      ],
    },
    {
      workflow: 'tire-service',
      fires: [
        'nav: Tires',
        'We sell and mount new tires.',
        'Tire rotation and wheel alignment.',
        'Flat repair while you wait.',
        'Shop tires by size.',
      ],
      silent: [
        'A ferris wheel.',
        'Children love the tire swing.',
        'Never tired.',
        'Wheelchair ramps.',
        'Round and round.',
      ],
    },
  ],
);

describeWordings(
  'funeral homes',
  [
    '# Funeral home',
    'Funeral service and cremation by our funeral directors.',
    'Serving families since 1920.',
  ],
  [
    {
      workflow: 'funeral-preplanning',
      fires: [
        'nav: Pre-Planning',
        'Prearrange your funeral and spare your family.',
        'Prepaid funeral plans.',
        'button: Start Planning',
        'Advance planning of a cremation is simple: ask for our guide.',
      ],
      silent: [
        'Plan ahead for parking.',
        'Estate planning is for lawyers.',
        'Events of the week.',
        'A floor plan.',
        'Flowers for all.',
      ],
    },
    {
      workflow: 'obituary-publishing',
      fires: [
        'nav: Obituaries',
        'View recent obituaries.',
        'Share a memory or light a candle.',
        'We help you write the obituary.',
        'Leave condolences for the family.',
      ],
      silent: [
        'Notice of closing.',
        'Candles are lit each evening.',
        'A page of history.',
        'Share the road.',
        'Write to the town.',
      ],
    },
  ],
);

describeWordings(
  'event businesses',
  [
    '# Milltown parties',
    'A wedding venue, box office and event space.',
    'Bounce house and wedding band of rubber. Event space.',
  ],
  [
    {
      workflow: 'entertainment-bookings',
      fires: [
        'Hire our band for your wedding.',
        'nav: DJ Services',
        'Photo booth rental for any party.',
        'Book a magician for a birthday.',
        'Mobile DJ entertainment.',
      ],
      silent: [
        'A rubber band.',
        'The school band practice.',
        'Live music every Friday.',
        'A wrist band.',
        'Watch the show.',
      ],
    },
    {
      workflow: 'event-planning',
      fires: [
        'nav: Wedding Planning / Our planners coordinate every wedding.',
        'Full planning and day-of coordination. / # Event planning',
        'We plan and produce corporate events. / nav: Planning Services / Event coordination from start to end.',
        '# Day-of coordination / Your wedding coordinator keeps time.',
        'Our wedding planners plan the whole day. / nav: Event Production',
      ],
      silent: [
        'Estate planning.',
        'In the event of rain we move inside.',
        'Meal planning.',
        'Family planning.',
        'A plan of the house.',
      ],
    },
  ],
);
