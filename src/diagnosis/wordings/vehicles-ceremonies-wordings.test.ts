import { describeWordings } from '#tests/support/wordings.ts';

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
