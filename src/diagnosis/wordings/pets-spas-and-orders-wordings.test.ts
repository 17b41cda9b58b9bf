import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'dog walkers and pet sitters',
  ['# Milltown Pet Care', 'Pet care for dogs and cats. Dog daycare, grooming and boarding.'],
  [
    {
      workflow: 'dog-walking',
      fires: [
        '# Dog Walking',
        'Our dog walkers come every weekday.',
        'We walk your dog while you are at work.',
        'Group dog walks for friendly dogs of all ages.',
        'Puppy walks, 30 minutes, at your home.',
      ],
      silent: [
        'Walking is good for you.',
        'Volunteers walk the shelter dogs on Sundays.',
        'Walk in without an appointment.',
        'We sell leashes for walking your dog.',
        'A short walk from the station.',
      ],
    },
    {
      workflow: 'pet-sitting',
      fires: [
        '# Pet Sitting',
        'Our cat sitters look in twice a day.',
        'Drop-in visits for cats and small animals.',
        'We feed your cat while you are away.',
        'Our pet sitters stay with cats and rabbits.',
      ],
      silent: [
        'The vet makes home visits.',
        'Teach your dog to sit.',
        'Cats sit wherever they like.',
        'Volunteer as a pet sitter for our rescue.',
        'Visit us on Main Street.',
      ],
    },
  ],
);

describeWordings(
  'salons and spas',
  ['# Milltown Day Spa', 'A day spa with massage, waxing and nails. Book your treatment.'],
  [
    {
      workflow: 'facials',
      fires: [
        '# Facials',
        'Signature facial with a warm towel.',
        'Anti-aging facial, 60 minutes, $95.',
        'A deep cleansing facial for tired skin.',
        '- Express facial',
      ],
      silent: [
        'We treat facial nerve pain.',
        'Facial recognition at the door.',
        'Facial waxing for lips and chin.',
        'A facial oil to take home.',
        'A course for facial machines.',
      ],
    },
    {
      workflow: 'body-treatments',
      fires: [
        '# Body Wraps',
        'Our salt scrub bath leaves the skin soft.',
        'A body scrub with coffee and oil.',
        'Relax in a traditional hammam.',
        'Seaweed wrap with a head massage.',
      ],
      silent: [
        'Gift wrap at no charge.',
        'Two bedrooms and a bath.',
        'A chicken wrap with salad.',
        'Nurses in blue scrubs.',
        'Vehicle wraps for your van.',
      ],
    },
    {
      workflow: 'booking-changes',
      fires: [
        '# Cancellation Policy / Please give us 24 hours notice of a cancellation.',
        'No-shows are charged the full price.',
        'A late cancellation fee of $30 applies.',
        'Call us to reschedule your appointment.',
        'You can change your booking up to two days before.',
      ],
      silent: [
        'Cancel your membership at any time.',
        'The insurance was cancelled.',
        'Headphones with noise cancellation.',
        'We reserve the right to cancel classes.',
        'Book your appointment online.',
      ],
    },
    {
      workflow: 'special-offers',
      fires: [
        '# Monthly Specials',
        'Save 20% off your first treatment.',
        'Our seasonal offers are back.',
        'Print this coupon and bring it along.',
        'nav: Special Offers',
      ],
      silent: [
        'Subscribe to receive news and special offers.',
        '# Special Events',
        'Special orders are welcome.',
        'We offer massage and waxing.',
        'Our staff has a special interest in skin.',
      ],
    },
  ],
);

describeWordings(
  'shops that send goods',
  ['# Milltown Toys', 'Shop our store for toys and games. Add to cart. Free shipping on all orders.'],
  [
    {
      workflow: 'order-tracking',
      fires: [
        'nav: Track My Order',
        'Track your parcel with the number we send.',
        'You will receive a tracking number by email.',
        '# Order Tracking',
        'Live shipment tracking from door to door.',
      ],
      silent: [
        'A train set with twelve pieces of track.',
        'Our software offers purchase order tracking.',
        'Time tracking for staff.',
        'We keep track of what children like.',
        'Conversion tracking cookies are used.',
      ],
    },
    {
      workflow: 'gift-sets',
      fires: [
        '# Gift Baskets',
        'Curated gift boxes, wrapped by hand.',
        'We put together a gift basket to your budget.',
        '# Christmas Hampers',
        'nav: Gift Sets',
      ],
      silent: [
        'Gift cards are sold at the till.',
        'A first aid kit hangs by the door.',
        'Donate a gift basket for our raffle.',
        'A tool set for young builders.',
        'Test kits are sold out.',
      ],
    },
  ],
);

describeWordings(
  'guesthouses',
  ['# Milltown Lodge', 'A guest house with cabins and rooms. Check in from 3 pm. Book your stay.'],
  [
    {
      workflow: 'area-guides',
      fires: [
        'Our local guide lists restaurants and walks.',
        'Ask for our guide to the area and its beaches.',
        'Things to do nearby with children.',
        'Our recommendations for dining and attractions.',
        'Where to eat in the local area.',
      ],
      silent: [
        'We have three things to do today.',
        'The lodge stands near the lake.',
        'A meeting area for twelve.',
        'Our guided walks leave at nine.',
        'Breakfast is served until ten.',
      ],
    },
  ],
);
