import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'pawn shops',
  ['# A family pawn shop', 'Our store is open Tuesday to Saturday. Jewelry, tools and guitars in stock.'],
  [
    {
      workflow: 'pawn-loans',
      fires: [
        'We pawn gold, watches and musical instruments.',
        'The pawn ticket shows your loan and its due date.',
        'Pay the loan and reclaim your item within ninety days.',
        'Redeem your pledged item any time before the redemption date.',
        'Jewellery is held as collateral: a collateral loan needs no credit check.',
      ],
      silent: [
        'A pawn moves one square forward.',
        'Redeem your gift card in store.',
        'We offer home loans through our bank partner.',
        'Collect your order at the counter.',
        'Earn points and redeem them for gifts.',
      ],
    },
    {
      workflow: 'firearm-transfers',
      fires: [
        'We accept FFL transfers from online sellers.',
        'Our firearm transfer fee is thirty dollars.',
        'nav: FFL Transfers / We do the gun transfer while you wait.',
        'We handle gun transfers between two residents.',
        'The transfer fee covers the background check.',
      ],
      silent: [
        'Transfer of your data to a new phone.',
        'A bank transfer is accepted.',
        'The firearm laws changed this year.',
        'Gun safes in stock.',
        'Transfers from the airport.',
      ],
    },
    {
      workflow: 'buying-in',
      fires: [
        'The store buys power tools and laptops.',
        'Bring your ring: we make you an offer on the spot.',
      ],
      silent: ['We test every bike.', 'We buy our coffee from small farms.'],
    },
  ],
);

describeWordings(
  'hotels',
  [
    '# A hotel by the lake',
    'Our hotel has forty guest rooms and suites. Book your room for a comfortable stay.',
  ],
  [
    {
      workflow: 'meeting-hosting',
      fires: [
        'Our meeting rooms are equipped with screen and sound.',
        'Hold your next conference at our hotel.',
        'The conference hall seats eighty in theatre style.',
        'Day delegate rate from forty pounds.',
        'nav: Meetings & Conferences / Conference rooms with projector.',
      ],
      silent: [
        'The convention center is ten minutes away.',
        'Our staff meetings are on Monday.',
        'Meet our team.',
        'Rooms with a view.',
        'A nearby conference center.',
      ],
    },
    {
      workflow: 'hotel-dining',
      fires: [
        'Our facilities include a gourmet restaurant.',
        'A multi-cuisine restaurant serves our guests.',
      ],
      silent: ['A gourmet restaurant lies nearby.', 'Restaurants within walking distance.'],
    },
    {
      workflow: 'wedding-hosting',
      fires: [
        'Let us create your dream wedding.',
        'Host your private celebration at our resort.',
        'Celebrate your love at our lakeside venue.',
      ],
      silent: ['We deliver cakes for your dream wedding.', 'Plan your stay with us.'],
    },
    {
      workflow: 'guest-activities',
      fires: ['We help you choose excursions for the day.', 'We offer kayaking and snorkelling.'],
      silent: ['Walks nearby are offered by the park.', 'Our hotel has a gym.'],
    },
  ],
);
