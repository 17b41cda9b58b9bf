import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'makers',
  [
    '# Precision manufacturing',
    'A machine shop and contract manufacturer. CNC machining of metal parts. Our factory.',
  ],
  [
    {
      workflow: 'quality-inspection',
      fires: [
        'First-off and in-process checks on every order.',
        'Inspection planning around incoming materials.',
        'Every part is inspected before it leaves.',
        'Our quality control team tests each batch.',
        'Final inspection against agreed criteria.',
      ],
      silent: [
        'Quality is our passion.',
        'Inspect your bill.',
        'A final word.',
        'The check is in the mail.',
        'Visual identity.',
      ],
    },
    {
      workflow: 'warranty-service',
      fires: [
        'Request an RMA number before sending the unit.',
        'Warranty claims are settled in a week.',
        'nav: Warranty RMA / Send the unit back with its RMA form.',
        'Fill in the warranty registration.',
        'Remakes are free for seven years.',
      ],
      silent: [
        'Rome.',
        'No warrant was issued.',
        'Guaranteed to please.',
        'A year of work.',
        'Claim your seat.',
      ],
    },
  ],
);

describeWordings(
  'shops',
  ['# Music store', 'Our store. Add to cart in our online shop. Free shipping and gift cards.'],
  [
    {
      workflow: 'workshop-repairs',
      fires: [
        'Instrument restring, fifteen dollars.',
        'Guitar setups as low as twenty-five dollars.',
        'Basic tune, pro tune and overhaul.',
        'Drop off your bike any day.',
        'We restring and repair guitars while you wait.',
      ],
      silent: [
        'No setup fees or minimums.',
        'A tune you know.',
        'Bring a friend.',
        'String theory.',
        'Drop us a line.',
      ],
    },
    {
      workflow: 'layaway',
      fires: [
        'Layaway plans for up to six months.',
        'We offer layaway with twenty percent down.',
        'Rent to own any instrument.',
        'Lay-by is available.',
        'Buy now pay later at the counter.',
      ],
      silent: ['Lay the floor.', 'A layer away.', 'Pay at the counter.', 'Plan ahead.', 'Down the road.'],
    },
    {
      workflow: 'lesson-delivery',
      fires: [
        'Our guitar instructors teach all ages.',
        'Piano lessons for beginners of all ages.',
        'We offer a variety of music instruction.',
        'Private lessons with experienced teachers.',
        'One-on-one instruction for beginners.',
      ],
      silent: [
        'Lesson learned.',
        'Follow the instructions on the box.',
        'A class of its own.',
        'Teach yourself at home.',
        'The music plays all day.',
      ],
    },
  ],
);

describeWordings(
  'landlords',
  [
    '# Riverside',
    'A property management company. Our property managers. Resident portal. Community association.',
  ],
  [
    {
      workflow: 'residential-rentals',
      fires: [
        'Now leasing one and two bedroom homes.',
        'See our floor plans and available apartments.',
        'Two bedroom apartments for lease.',
        'Submit a rental application.',
        'nav: Floor Plans / Available homes are listed here.',
      ],
      silent: [
        'Rent a car.',
        'The bedroom has a view.',
        'The floor is oak.',
        'A plan for the day.',
        'Home is where the heart is.',
      ],
    },
  ],
);
