import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'travel agencies',
  ['# Larch Travel', 'Travel agency and tour operator; tours, holidays and travel.'],
  [
    {
      workflow: 'travel-bookings',
      fires: ['We book hotel rooms and trains.', '# Hotel Booking'],
      silent: ['A booking clerk in a novel.'],
    },
    {
      workflow: 'nature-tours',
      fires: ['Guided hikes in small groups.', '# Trekking'],
      silent: ['Hike in prices.'],
    },
    {
      workflow: 'wildlife-tours',
      fires: ['Birdwatching tours with a guide.', '# Game Drives'],
      silent: ['Wildlife lives nearby.'],
    },
    {
      workflow: 'heritage-tours',
      fires: ['City tours of the old town.', '# Cultural Tours'],
      silent: ['Our company culture.'],
    },
    {
      workflow: 'boat-excursions',
      fires: ['Sailing trips along the coast.', '# Island Hopping'],
      silent: ['In the same boat.'],
    },
    {
      workflow: 'group-holidays',
      fires: ['Honeymoon packages from May.', '# Group Tours'],
      silent: ['A health package.'],
    },
    {
      workflow: 'tour-reservations',
      fires: ['Book your trip with us.', 'Book this tour online.'],
      silent: ['Without reservation.'],
    },
    {
      workflow: 'guest-transfers',
      fires: ['Airport transfers for guests.', '# Transfers'],
      silent: ['A bank transfer.'],
    },
  ],
);

describeWordings(
  'hotels of many services',
  ['# Larch Inn', 'Hotel with rooms and suites; book your stay at our hotel.'],
  [
    {
      workflow: 'guest-wellness',
      fires: ['Relax in our heated pool and sauna.', '# Spa & Wellness'],
      silent: ['A car pool.'],
    },
  ],
);

describeWordings(
  'restaurants of many services',
  ['# Larch Kitchen', 'Restaurant and bar; menu, dinner and lunch at our restaurant. Catering.'],
  [
    {
      workflow: 'catering-delivery',
      fires: ['Delivery and setup at your event.', '# Delivery & Setup'],
      silent: ['Labour and delivery.'],
    },
    {
      workflow: 'menu-planning',
      fires: ['Our seasonal menu changes weekly.', 'We source ingredients from local farms.'],
      silent: ['The main menu of the site.'],
    },
    {
      workflow: 'cooking-classes',
      fires: ['Cooking classes every month.', '# Baking Classes'],
      silent: ['A class of its own.'],
    },
  ],
);
