import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'lodgings',
  ['# Larch Inn', 'Our rooms and suites; book your stay at our hotel. Bed and breakfast, cottages.'],
  [
    {
      workflow: 'guest-activities',
      fires: [
        'Horseback rides for guests, two hours along the ridge.',
        'A wine tasting is held on Saturday on the lawn. / nav: Experiences',
      ],
      silent: ['Attractions nearby.', 'Wine tasting at wineries in the surrounding area.', '# Things to do'],
    },
    {
      workflow: 'retreat-hosting',
      fires: ['Yoga retreats are held each spring. / nav: Retreats', 'Host your leadership retreat here.'],
      silent: ['Our rural retreat is an idyllic place.', 'Retreat from the heat.', 'The glacier retreats.'],
    },
    {
      workflow: 'hotel-dining',
      fires: [
        'Supper is served in the dining room Wednesday to Sunday.',
        'Our restaurant opens for dinner daily.',
      ],
      silent: ['Restaurants nearby.', 'A kitchen with dining table.', 'Walking distance to bars.'],
    },
  ],
);

describeWordings(
  'places to play',
  [
    '# Larch Escape',
    'Escape room and laser tag venue. Birthday party packages. Events, tickets and shows. Buy tickets.',
  ],
  [
    {
      workflow: 'attraction-sessions',
      fires: ['Escape rooms for two to eight players.', 'Our game master debriefs you. / nav: Escape Rooms'],
      silent: ['Video games for sale.', 'Game of chance.', 'Rooms that sleep two.'],
    },
  ],
);

describeWordings(
  'studios and gyms',
  ['# Iron Crane Karate and fitness', 'Our gym and martial arts school. Dojo, yoga studio and youth league.'],
  [
    {
      workflow: 'belt-tests',
      fires: [
        'Gradings are held every ten weeks.',
        'nav: Belt Testing / Students test when their stripes are complete.',
      ],
      silent: ['A conveyor belt.', 'Fasten your seat belt.', 'A test of time.'],
    },
    {
      workflow: 'certification-courses',
      fires: [
        'Our 200 hour teacher training runs over eight weekends.',
        'Lifeguard certification in three days.',
      ],
      silent: ['A certified gym.', 'A course of water.'],
    },
    {
      workflow: 'nutrition-coaching',
      fires: ['Our dietitian meets you and writes a meal plan. / Nutrition coaching.'],
      silent: ['Nutrition facts on the label.', 'Dog nutrition.', 'Fuel for the car.'],
    },
    {
      workflow: 'game-scheduling',
      fires: [
        'Schedules and standings are posted; rainouts by four.',
        'Umpires are assigned each week. / nav: Schedules',
      ],
      silent: ['nav: Schedule', 'My work schedule.', 'nav: Results'],
    },
  ],
);

describeWordings(
  'funeral homes and groomers',
  ['# Dunmore funeral home', 'Our funeral home and funeral directors. Salon, stylist and day spa.'],
  [
    {
      workflow: 'memorial-markers',
      fires: [
        'Granite and bronze markers, drawn by us.',
        'nav: Headstones / Headstones are designed with the family.',
      ],
      silent: ['A national monument.', 'A felt marker.'],
    },
    {
      workflow: 'grief-aftercare',
      fires: [
        'Grief support group: we meet each month.',
        'nav: Grief Support / The grief library is free for families.',
      ],
      silent: ['nav: Aftercare', 'Tattoo aftercare.', 'Good grief!'],
    },
  ],
);

describeWordings(
  'film makers',
  [
    '# Two Herons, photographers',
    'Wedding photographer and videographer. Photo studio, headshots and portraits.',
  ],
  [
    {
      workflow: 'video-production',
      fires: [
        'Corporate video production from script to final cut.',
        'nav: Films / A wedding film of the whole ceremony.',
      ],
      silent: ['Window film keeps heat out.', 'Watch our video.', 'A video call.'],
    },
    {
      workflow: 'aerial-filming',
      fires: ['Licensed drone pilots film roofs and farms. / Drone footage.'],
      silent: ['The drone of bees.'],
    },
    {
      workflow: 'photo-products',
      fires: [
        'Order linen albums and framed prints from your gallery.',
        'nav: Albums & Prints / Choose prints in the online gallery.',
      ],
      silent: ['An album by a band.', 'Fine print.'],
    },
  ],
);

describeWordings(
  'homes for elders',
  [
    '# Heron Pond Senior Living',
    'Assisted living and memory care; our caregivers. Senior care and nursing home.',
  ],
  [
    {
      workflow: 'resident-life',
      fires: ['The activity calendar has choir, bingo and trips. / Residents enjoy outings.'],
      silent: ['The stock market is active.', 'A chef knife.'],
    },
    {
      workflow: 'resident-move-in',
      fires: ['We help you pack on moving day. / Schedule a tour and lunch.'],
      silent: ['Move the cursor.', 'A tour of France.'],
    },
  ],
);
