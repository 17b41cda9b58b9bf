import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'restaurants',
  [
    '# Restaurant and bar',
    'Our restaurant in Milltown. View our menu for dinner and brunch.',
    'Dine in with our chef. Restaurant since 1980.',
  ],
  [
    {
      workflow: 'private-events',
      fires: [
        'nav: Private Events',
        'Host your rehearsal dinner in our party room.',
        'Book a private party with space for forty guests.',
        'Birthday party packages.',
        'Our banquet room seats eighty.',
      ],
      silent: [
        'A political party met.',
        'Party trays to take home.',
        'A private road.',
        'Special sauce.',
        'The third party.',
      ],
    },
    {
      workflow: 'catering',
      fires: [
        'nav: Catering Menu',
        'We cater weddings and office lunches.',
        'Full service catering for any size.',
        'Ask about catering.',
        'Boxed lunches for your meeting.',
      ],
      silent: [
        'A private dining room for twelve.',
        'We host parties in the back.',
        'A category of its own.',
        'Lunch is served at noon.',
        'Boxes of salt.',
      ],
    },
    {
      workflow: 'advance-orders',
      fires: [
        'Pre-order your Thanksgiving pies.',
        'nav: Holiday Orders',
        'Whole pies are available to order with 48 hour notice.',
        'Order ahead for party trays.',
        'Christmas cakes: call to reserve.',
      ],
      silent: [
        'Notice of cancellation.',
        'In order to serve you.',
        'An advance copy.',
        'Pie by the slice.',
        'A tall order.',
      ],
    },
    {
      workflow: 'food-truck-bookings',
      fires: [
        'nav: Food Truck',
        'Book our food truck for your wedding.',
        'Find our truck: see the schedule.',
        'Food truck catering for events.',
        'The food truck calendar is posted weekly.',
      ],
      silent: [
        'A tow truck came.',
        'Freight trucks stop here.',
        'Trucks may park behind.',
        'Cart of apples.',
        'A moving truck.',
      ],
    },
  ],
);

describeWordings(
  'breweries with a taproom',
  ['# Tidewater Brewing', 'A brewery. Our beer is brewed in our own brewery and canned here.'],
  [
    {
      workflow: 'dining-service',
      fires: [
        'Dine in or take out. / Happy hour from four to six.',
        '# Happy hour / Craft beer on tap.',
        'We serve breakfast and lunch daily. / Outdoor seating on the patio.',
        'Our taproom is open daily. / Full bar and lunch specials.',
      ],
      silent: [
        'Raise the bar.',
        'A bar of soap.',
        'On the patio stands a tree.',
        'Tap water is clean.',
        'Lunch break for staff.',
      ],
    },
  ],
);

describeWordings(
  'inns and campgrounds',
  [
    '# Lakeside inn',
    'Hotel and campground with our rooms and cabins. Check in at three.',
    'Our cottages on the lake, per night.',
  ],
  [
    {
      workflow: 'wedding-hosting',
      fires: [
        'Host your wedding at our lodge.',
        'nav: Weddings & Events',
        'Our barn is a wedding venue for two hundred guests.',
        'Book our venue for retreats and reunions.',
        'Meeting rooms for up to forty people.',
      ],
      silent: [
        'Minutes from the wedding venue.',
        'A cake for a wedding.',
        'We met at a ceremony.',
        'The reception desk.',
        'Golden wedding.',
      ],
    },
    {
      workflow: 'campsite-operations',
      fires: [
        'Full hookup RV sites with 50 amp.',
        'nav: Campsites',
        'Our campground has a bath house and dump station.',
        'Tent sites by the river.',
        'Seasonal sites and a camp store.',
      ],
      silent: [
        'Summer camp for kids.',
        'Boot camp at six.',
        'RV repair in town.',
        'A campus map.',
        'On site parking.',
      ],
    },
    {
      workflow: 'room-reservations',
      fires: [
        'button: Check Availability',
        'Reserve a cabin by phone.',
        'A deposit holds the night of your stay.',
        'Two night minimum stay.',
        'Book your room online.',
      ],
      silent: [
        'Room to grow.',
        'A table for two.',
        'Night falls early.',
        'A good book.',
        'No reserve of water.',
      ],
    },
  ],
);

describeWordings(
  'travel planners',
  [
    '# Tour desk',
    'Tour operator with guided tours of the valley.',
    'Each excursion starts here, with a fishing charter each spring.',
  ],
  [
    {
      workflow: 'trip-planning',
      fires: [
        'Our travel advisors design custom itineraries. / nav: Trip Planning',
        'We plan your honeymoon. / nav: Honeymoons',
        'nav: Cruises / Let us book your dream vacation.',
        '# Travel planning / Request a vacation quote.',
        'Our agents plan group travel and destination weddings. / nav: Group Travel',
      ],
      silent: [
        'Plan your visit to our office.',
        'A travel mug.',
        'Retirement planning.',
        'Road trip songs.',
        'Time travel.',
      ],
    },
  ],
);
