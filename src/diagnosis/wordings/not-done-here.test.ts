import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'bodies of any kind',
  ['# Milltown Partners', 'A company in Milltown.'],
  [
    {
      workflow: 'inquiry-handling',
      fires: ['For more information call us at 555-0100.', 'Fill out the form and we will get back to you.'],
      silent: [
        'To learn more about us, click one of the links on the right.',
        'Please feel free to contact Heron Disposal Company at 555-0100 with any question.',
        'There was an error, please call or email us directly.',
        'For more information please visit www.heronwaste.com',
        'Complete the form below to request your booking.',
      ],
    },
    {
      workflow: 'appointment-scheduling',
      fires: ['Call us to schedule an appointment.'],
      silent: ['Each job runs from the first call through scheduling and dispatch to the bill.'],
    },
  ],
);

describeWordings(
  'lodgings',
  ['# Larkrise Guest House', 'A guest house with rooms. Book your stay at our bed and breakfast hotel.'],
  [
    {
      workflow: 'catering',
      fires: ['We cater weddings and parties in the garden.'],
      silent: [
        'Our self-catering cottage has a kitchen of its own.',
        '# Things to do nearby / The Lobster Shack caters for parties.',
      ],
    },
    {
      workflow: 'guest-wellness',
      fires: ['Relax in our heated swimming pool after the walk.'],
      silent: ['Relax by the river: we do not have a swimming pool.', 'Swim at the town pool next door.'],
    },
    {
      workflow: 'venue-hire',
      fires: ['Hire our hall for your party by the hour.'],
      silent: ['Book Room 1 on Airbnb', 'Book your room by telephone.'],
    },
  ],
);

describeWordings(
  'a charity with a hall',
  ['# Milltown Mission', 'A registered charity and non-profit organization run by volunteers.'],
  [
    {
      workflow: 'fundraising-events',
      fires: ['Our annual charity auction pays for the meals.'],
      silent: ['Use our hall to fundraise for your events. / # Fundraising'],
    },
    {
      workflow: 'shelter-operations',
      fires: ['Our emergency shelter has forty beds.'],
      silent: ['Apply for our summer housing program, in which work groups mend porches. / nav: Housing'],
    },
    {
      workflow: 'addiction-treatment',
      fires: [],
      silent: ['Common types of opioids include methadone and morphine.'],
    },
  ],
);

describeWordings(
  'spas',
  ['# Tide Day Spa', 'A beauty salon and day spa with facials, massage and manicures.'],
  [
    {
      workflow: 'class-operations',
      fires: ['Our group classes for beginners meet every Monday.'],
      silent: ['We recommend two sessions per week over six weeks.', 'Each treatment session lasts an hour.'],
    },
  ],
);

describeWordings(
  'a village with a past',
  ['# Borough of Millbrook', 'The borough council, the mayor and the ordinances of our borough.'],
  [
    {
      workflow: 'clerk-services',
      fires: ['The borough clerk issues dog licenses: the form is at the office.'],
      silent: [
        '# History of Millbrook / In 1906 Ada Lott was made notary public. / In 1914 she sold dog licenses.',
      ],
    },
  ],
);
