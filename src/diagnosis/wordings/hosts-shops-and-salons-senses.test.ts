import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'guest houses',
  ['# Larkrise Guest House', 'A guest house with rooms. Book your stay at our bed and breakfast hotel.'],
  [
    {
      workflow: 'holiday-lets',
      fires: ['We have two holiday rentals by the sea.', 'Oceanfront rentals with a kitchen.'],
      silent: [
        'Ask for our weekly rate.',
        'Laundry for vacation rentals is picked up here.',
        'Every suite is fully equipped.',
      ],
    },
    {
      workflow: 'retreat-hosting',
      fires: ['Join our yoga retreat in May.', 'We host retreats for teams.'],
      silent: ['Book your own woodland retreat for a week.', 'A romantic retreat for guests.'],
    },
    {
      workflow: 'guest-activities',
      fires: ['Our guided walks leave at nine.', 'Wine tasting on the lawn every Saturday for guests.'],
      silent: ['We are close to nature trails.', 'Trail riding is an hour away.'],
    },
    {
      workflow: 'tee-times',
      fires: ['Book a tee time online.'],
      silent: ['Reserve a room with a view of the bay.'],
    },
  ],
);

describeWordings(
  'restaurants',
  ['# The Copper Pan', 'A restaurant. Our dinner menu changes daily, reserve a table in our dining room.'],
  [
    {
      workflow: 'private-events',
      fires: ['Our party room seats forty guests.', 'Kids party packages with pizza.'],
      silent: ['Kids pizza 6.50', 'We make birthday cake.'],
    },
    {
      workflow: 'catering',
      fires: ['We cater weddings.', 'Our truck can come to your offices.'],
      silent: [
        'We serve those who served.',
        'We cater for vegetarians.',
        'Support staff in offices like us.',
      ],
    },
    {
      workflow: 'food-truck-bookings',
      fires: ['Book our food truck for your party.'],
      silent: ['Your cart is available at the top of the page.', 'Find your cart.'],
    },
    {
      workflow: 'advance-orders',
      fires: ['We ask for 48 hours notice.', 'Kegs to order, deposit required.'],
      silent: ['In that case we order more.', 'Please cancel with 24 hours notice.'],
    },
  ],
);

describeWordings(
  'hair and beauty salons',
  ['# Marlowe Hair Salon', 'A hair salon. Our stylists do haircuts, colour and highlights.'],
  [
    {
      workflow: 'pet-grooming',
      fires: ['We groom your dog.'],
      silent: ['Wash and blow dry 40', 'Blow out, nails and more.', '# Grooming'],
    },
    {
      workflow: 'body-art',
      fires: ['Custom tattoos by appointment.'],
      silent: ['# Our artists', '# Aftercare', 'Laser tattoo removal'],
    },
    {
      workflow: 'class-operations',
      fires: ['Our classes for beginners meet weekly.'],
      silent: ['Schedule your session today.', 'Each session is private.'],
    },
    {
      workflow: 'injectable-treatments',
      fires: ['Botox treatments by a nurse.', 'We offer dermal fillers.'],
      silent: ['A gentle alternative to botox and fillers.', 'No botox and no fillers here.'],
    },
    {
      workflow: 'funeral-preplanning',
      fires: ['Prepaid funeral plans.'],
      silent: ['Pay now and save today.'],
    },
    {
      workflow: 'funeral-paperwork',
      fires: ['We register the death for the family.'],
      silent: ['We help you verify insurance for your claim.'],
    },
  ],
);

describeWordings(
  'shops',
  ['# Fern and Finch', 'A gift shop. Visit our store, we carry a wide selection of gifts.'],
  [
    {
      workflow: 'returns-handling',
      fires: ['Return items within 30 days.'],
      silent: ['Customers return every day.', 'We order replacement blades.', 'We repair broken lamps.'],
    },
    {
      workflow: 'buying-in',
      fires: ['We buy gold.', 'Trade in your old bike.'],
      silent: ['Store credit may be used in the shop.', 'We value trade customers.'],
    },
    {
      workflow: 'made-to-order',
      fires: ['Every bag is made to order.'],
      silent: ['Handcrafted goods by local makers.', 'Made in house.'],
    },
    {
      workflow: 'custom-orders',
      fires: ['We send a digital proof for your approval.'],
      silent: ['Personalised service for every item.'],
    },
    {
      workflow: 'subscription-orders',
      fires: ['Join our wine club.', 'Coffee subscription delivered monthly.'],
      silent: ['A member of the bowling club.', 'The book club meets on Monday.'],
    },
    {
      workflow: 'special-orders',
      fires: ['Not on the shelf? We can order it for you.', 'We take special orders.'],
      silent: ['Tell us of allergies and special orders.'],
    },
    {
      workflow: 'product-advice',
      fires: ['Our friendly staff will help you find the right size.'],
      silent: ['Our friendly staff answer the telephone.'],
    },
  ],
);

describeWordings(
  'animal rescues',
  ['# Milltown Animal Rescue', 'A registered charity and non-profit organization run by volunteers.'],
  [
    {
      workflow: 'shop-sales',
      fires: [
        'A wide selection of toys and books. / # Our products',
        'We stock products of three makers. / See full inventory',
      ],
      silent: ['# Featured products', 'We carry insurance.', 'Come in today to meet us.'],
    },
    {
      workflow: 'animal-treatment',
      fires: ['We provide cheap veterinary treatment.'],
      silent: ['We care for dogs until they find a home.', 'Every cat is vaccinated.'],
    },
  ],
);

describeWordings(
  'physical therapists',
  ['# Millbrook Chiropractic', 'A chiropractor. Our chiropractic adjustments treat back pain of patients.'],
  [
    {
      workflow: 'diagnostic-imaging',
      fires: ['Digital x-rays are taken here.'],
      silent: ['# Therapeutic Ultrasound', 'Ultrasound therapy warms the muscle.'],
    },
    {
      workflow: 'patient-intake',
      fires: ['Please complete the intake forms before your visit.'],
      silent: ['Fill in the form to request an appointment.'],
    },
    {
      workflow: 'home-visits',
      fires: ['We come to your home.', 'Home visits for seniors, we travel to you.'],
      silent: ['Home care tells you how to rest.', 'Keep pets in your home.'],
    },
  ],
);

describeWordings(
  'wedding venues',
  ['# Oldmill Hall', 'A wedding venue. Book our event venue, host your wedding reception and events here.'],
  [
    {
      workflow: 'entertainment-bookings',
      fires: ['Our wedding DJ plays until late.', 'Book our band.'],
      silent: ['button: Check availability', 'A local mobile DJ.', 'Photographers, florists and a DJ.'],
    },
    {
      workflow: 'event-planning',
      fires: ['We plan weddings from the first idea to the day.'],
      silent: ['A wedding planner is required.', 'Send us your seating chart.'],
    },
  ],
);
