import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'guests',
  [
    '# Country hotel and restaurant',
    'Our hotel: rooms, restaurant, tours and holiday cottages. Book a room or a table.',
    'Our rooms and our restaurant menu; check availability per night.',
  ],
  [
    {
      workflow: 'holiday-home-management',
      fires: [
        'We look after your holiday home while you are away.',
        'Holiday let management for owners.',
        'nav: Owners / Let your cottage with us.',
      ],
      silent: ['Dog owners are welcome.', 'Boat owners moor here.'],
    },
    {
      workflow: 'guest-extras',
      fires: [
        'A hamper can be delivered before you arrive.',
        'Have the fridge stocked before arrival.',
        'nav: Little extras / High chairs and cots on request.',
      ],
      silent: ['An extra charge.', 'Car insurance extras.'],
    },
    {
      workflow: 'group-bookings',
      fires: [
        'School groups and choirs get half board.',
        'One leader stays free; ask for our group rates.',
        'nav: Group bookings / Coach parties are welcome by arrangement.',
      ],
      silent: ['A support group meets here.', 'A group of friends.'],
    },
    {
      workflow: 'marina-operations',
      fires: [
        'Boats are craned out in October and chocked under cover.',
        'nav: Moorings / Berths are available for members.',
        'Winter storage: boats lifted and covered.',
      ],
      silent: ['File storage.', 'A boat trip.'],
    },
  ],
);

describeWordings(
  'flats',
  [
    '# Property management',
    'We are managing agents: block management for leaseholders and freeholders.',
    'Property management for tenants, landlords and residents associations.',
  ],
  [
    {
      workflow: 'service-charges',
      fires: [
        'Service charges are collected half yearly.',
        'nav: Service charges / Budgets are agreed with the directors of the block.',
        'A reserve fund for each block is held in its own client account.',
      ],
      silent: ['A discretionary service charge is added.', 'Free of charge.'],
    },
    {
      workflow: 'association-secretary',
      fires: [
        'We act as company secretary.',
        'nav: Company secretarial / We file the confirmation statement and keep the register of members.',
        'Company secretarial services for residents.',
      ],
      silent: ['The secretary of state.', 'A secret garden.'],
    },
    {
      workflow: 'sales-packs',
      fires: [
        'Solicitors order the LPE1 pack from us.',
        'nav: Sales packs / Resale certificates within ten days.',
        'Estoppel letters are issued by our office.',
      ],
      silent: ['A six pack.', 'Sales are up.'],
    },
  ],
);

describeWordings(
  'persons',
  [
    '# Personal services',
    'Beauty, dressmaker, barber and funeral director: our salon, our funeral home.',
    'Salon, spa, funeral director and dry cleaner.',
  ],
  [
    {
      workflow: 'bespoke-tailoring',
      fires: [
        'Bespoke suits cut by hand in three fittings.',
        'nav: Bespoke / A pattern drafted from your measurements.',
        'Made to measure suits from £750.',
      ],
      silent: ['Bespoke software.', 'A tailored service.'],
    },
    {
      workflow: 'deceased-preparation',
      fires: [
        'Visits to the chapel of rest at any time.',
        'nav: Chapel of rest / Our embalmer dresses and prepares with care.',
        'Embalming and viewing at our premises.',
      ],
      silent: ['A house viewing.', 'Viewing figures.'],
    },
  ],
);

describeWordings(
  'stage',
  [
    '# Theatre and museum',
    'Theatre, gallery and museum: performances, exhibitions, tickets and shows.',
    'Our theatre presents plays and concerts; box office and tickets.',
  ],
  [
    {
      workflow: 'youth-theatre',
      fires: [
        'Our youth theatre meets on Saturdays.',
        'nav: Youth theatre / Young people make a show with directors.',
        'Drama groups for young actors after school.',
      ],
      silent: ['A youthful look.', 'Theatre of war.'],
    },
    {
      workflow: 'talks-workshops',
      fires: [
        'We give talks to clubs and societies.',
        'nav: Workshops / Wreath workshops in December.',
        'Pottery classes for beginners on Saturdays.',
      ],
      silent: ['Our workshop repairs bikes.', 'Talk to your doctor.'],
    },
  ],
);

describeWordings(
  'clubs',
  [
    '# Rowing club',
    'Our sports club: training, coaches, members and classes. Join the club.',
    'Rowing and swimming club with coaches and members.',
  ],
  [
    {
      workflow: 'squad-training',
      fires: [
        'Squads train on Tuesday and Thursday with qualified coaches.',
        'nav: Juniors / Juniors train twice a week.',
        'Squad training for masters and youth.',
      ],
      silent: ['A police squad.', 'Squad goals.'],
    },
    {
      workflow: 'competition-hosting',
      fires: [
        'The regatta is held every June.',
        'nav: Regatta / Entries close ten days before race day.',
        'Our tournament is hosted every May.',
      ],
      silent: ['The prize draw.', 'She won the championship.'],
    },
  ],
);

describeWordings(
  'tables',
  [
    '# Restaurant and pub',
    'Our pub and restaurant: lunch menu, dinner menu and catering.',
    'Our restaurant: book a table, view our menu.',
  ],
  [
    {
      workflow: 'inn-rooms',
      fires: [
        'Four rooms above the bar, each with a bath.',
        'Bedrooms with breakfast from £95 a night.',
        'Our letting rooms have a view and breakfast is included in the room rates.',
      ],
      silent: ['A private dining room.', 'Living room.'],
    },
    {
      workflow: 'kitchen-rental',
      fires: [
        'Food trucks and bakers share our licensed kitchen.',
        'nav: Kitchen rental / Commissary kitchen by the hour.',
        'Our commercial kitchen is available for rent.',
      ],
      silent: ['A kitchen sink.', 'Kitchen stories.'],
    },
    {
      workflow: 'meal-prep',
      fires: [
        'Meal prep delivered every Sunday.',
        'nav: Meal prep / Prepared meals ordered weekly.',
        'Frozen meals left in your fridge each week.',
      ],
      silent: ['Meals on wheels.', 'Prepare for rain.'],
    },
  ],
);

describeWordings(
  'travellers',
  [
    '# Travel agency',
    'Travel agency and tour operator: guided tours and itineraries.',
    'Our tours: book a tour with our travel agents.',
  ],
  [
    {
      workflow: 'travel-ticketing',
      fires: [
        'Air ticketing for domestic and international routes.',
        'As an IATA agent we issue tickets.',
        'nav: Air ticketing / We issue airline tickets.',
      ],
      silent: ['Concert tickets.', 'Parking tickets.'],
    },
    {
      workflow: 'visa-assistance',
      fires: [
        'We help you with visas for every destination.',
        'Visa assistance and documentation.',
        'nav: Visas / Tourist visas processed in a week.',
      ],
      silent: ['Visa card accepted.', 'Vista.'],
    },
  ],
);
