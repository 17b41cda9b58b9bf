import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'charities',
  [
    '# Community charity',
    'We are a registered charity and non-profit. Donate, volunteer and help families in need.',
    'Our mission: our community programmes; donate today.',
  ],
  [
    {
      workflow: 'food-distribution',
      fires: [
        'Three day food parcels for families in crisis.',
        'nav: Food pantry / The food pantry is open on Tuesdays.',
        'Hot meals are served free to anyone.',
      ],
      silent: ['Donate to the food bank in town.', 'Food for thought.'],
    },
    {
      workflow: 'skills-courses',
      fires: [
        'Free six week courses in our kitchen: cooking and budgeting.',
        'English classes for refugees.',
        'nav: Vocational training / Sewing training for women.',
      ],
      silent: ['A golf course.', 'Of course.'],
    },
    {
      workflow: 'charity-shops',
      fires: [
        'Our charity shops want your books.',
        'nav: Charity shops / The thrift store is open daily.',
        'Our thrift stores sell donated clothes.',
      ],
      silent: ['Shop online.', 'We shop around.'],
    },
    {
      workflow: 'legacy-giving',
      fires: [
        'Leave us a gift in your will.',
        'nav: Legacies / Leave a legacy in your will.',
        'Planned giving and bequests.',
      ],
      silent: ['A legacy system.', 'Will you come?'],
    },
    {
      workflow: 'mentoring',
      fires: [
        'Each scholar is matched with a mentor.',
        'nav: Mentoring / Mentors meet their young person every week.',
        'Our mentoring scheme pairs students and adults.',
      ],
      silent: ['She was mentored by a friend.', 'Mental health.'],
    },
    {
      workflow: 'named-funds',
      fires: [
        'Establish a named fund.',
        'You can start a memorial scholarship fund.',
        'nav: Start a fund / Create an endowed fund with us.',
      ],
      silent: ['We fund research.', 'Funds are short.'],
    },
    {
      workflow: 'sponsorship-programme',
      fires: [
        'Sponsor a child for £20 a month.',
        'nav: Sponsor a child / Child sponsorship changes a life.',
        'Sponsor a dog that will never leave us.',
      ],
      silent: ['Our sponsors are local firms.', 'Title sponsor wanted.'],
    },
  ],
);

describeWordings(
  'parishes',
  [
    '# Parish church',
    'Our church: Sunday worship, parish and ministries. Holy Mass daily.',
    'Sunday service and prayer; our pastor and parish.',
  ],
  [
    {
      workflow: 'faith-instruction',
      fires: [
        'RCIA meets on Tuesdays for those becoming Catholic.',
        'nav: New Muslims / A weekly circle for new Muslims.',
        'The Alpha course begins in autumn; newcomers to faith are welcome.',
      ],
      silent: ['A crash course.', 'Inquire within.'],
    },
    {
      workflow: 'parish-groups',
      fires: [
        'Altar servers are trained in May.',
        'The choir rehearses on Thursdays and new members are welcome.',
        'nav: Parish groups / The flower guild meets monthly.',
      ],
      silent: ['A group of tourists.', 'Choir stalls were restored.'],
    },
  ],
);

describeWordings(
  'public',
  [
    '# Public district',
    'Town government: board of directors, district office, public library and fire district. Residents.',
    'City council and public library; our government office; permits and ordinances.',
  ],
  [
    {
      workflow: 'library-cards',
      fires: [
        'nav: Get a library card / A library card is free with proof of address.',
        'Library cards can be renewed at the desk with an address.',
        'Lost cards are replaced for a dollar; your library card is free to apply for.',
      ],
      silent: ['Credit card.', 'A card game.'],
    },
    {
      workflow: 'homebound-library',
      fires: [
        'Homebound readers get a bag of books, home delivery included.',
        'nav: Bookmobile / The bookmobile stops in five villages.',
        'Homebound delivery by volunteers: books to your door.',
      ],
      silent: ['Home page.', 'Bookkeeping.'],
    },
    {
      workflow: 'wildfire-mitigation',
      fires: [
        'Wildfire home assessments are free.',
        'nav: Wildfire mitigation / We assess your property for wildfire.',
        'The chipper crew comes by free of charge.',
      ],
      silent: ['Spread like wildfire.', 'A chip card.'],
    },
    {
      workflow: 'utility-mains',
      fires: [
        'Four miles of main are being replaced.',
        'Hydrant flushing takes place in April.',
        'nav: Main replacement / Water mains repaired and replaced by our crew.',
      ],
      silent: ['The main street.', 'Remain calm.'],
    },
  ],
);
