import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'a restaurant, whose headings share a stem with a trade',
  ['# Larch Kitchen', 'Our restaurant serves lunch and dinner. Our chef writes a new menu.'],
  [
    {
      workflow: 'window-door-work',
      fires: [],
      silent: ['# Sides', '# Sides / ## Side dishes / nav: Sides'],
    },
    { workflow: 'attraction-sessions', fires: [], silent: ['# Bowls / nav: Bowls'] },
  ],
);

describeWordings(
  'a place for weddings',
  ['# Larch Barn', 'Our venue hosts guests in the barn. A wedding venue with a lawn.'],
  [
    {
      workflow: 'wedding-hosting',
      fires: ['# Weddings / We host your wedding reception here.'],
      silent: [],
    },
  ],
);

describeWordings(
  'a software vendor',
  ['# Larchware', 'Our platform is software for shops. Start a free trial of our app. Pricing per user.'],
  [
    {
      workflow: 'software-release',
      fires: ['Read the release notes of version 4.', 'Version 4.2 is now available with a new feature.'],
      silent: [
        'Credits are a built-in feature of the ledger.',
        'We enforce software update policies.',
        'A well-built network improves stability.',
        '# Updates',
      ],
    },
    {
      workflow: 'pos-setup',
      fires: [],
      silent: ['We connect with POS systems to pull sales data.', 'Works with any POS system.'],
    },
    { workflow: 'wedding-hosting', fires: [], silent: ['# Meet Larchie'] },
  ],
);

describeWordings(
  'an IT provider',
  ['# Larch IT', 'Managed IT services and cybersecurity. Our IT support and helpdesk for businesses.'],
  [
    {
      workflow: 'pos-setup',
      fires: ['We install POS systems in shops.', '# Point of sale systems / POS installation and support.'],
      silent: [],
    },
    {
      workflow: 'newsletter-publishing',
      fires: ['Our news comes straight to your inbox.'],
      silent: ['Voicemail messages are delivered directly to inboxes.'],
    },
    {
      workflow: 'appointment-scheduling',
      fires: ['Book an appointment with us online.'],
      silent: ['Direct calls by department, schedule or user.'],
    },
  ],
);

describeWordings(
  'a warehouse and its carriers',
  ['# Larch Logistics', 'Our warehouse and trucks. Freight, fulfillment and logistics for shippers.'],
  [
    {
      workflow: 'self-storage',
      fires: [],
      silent: ['We provide secure storage and order fulfillment.', 'They scale storage space and labor.'],
    },
    {
      workflow: 'carrier-onboarding',
      fires: ['New carriers fill in the carrier packet.'],
      silent: ['A multi-carrier network with the best rates.'],
    },
  ],
);

describeWordings(
  'an estate agent, who tells of the market',
  ['# Larch Realty', 'Our realtors sell homes. Real estate listings and homes for sale with our agents.'],
  [
    {
      workflow: 'residential-rentals',
      fires: ['We find and screen tenants for landlords.'],
      silent: ['Larch has a strong rental market.'],
    },
    {
      workflow: 'title-escrow',
      fires: ['Our escrow officers hold earnest money.'],
      silent: ['Surprises found during escrow kill deals.', 'Deals fall out of escrow.'],
    },
    {
      workflow: 'listing-administration',
      fires: ['We add your listing and update each listing.'],
      silent: ['Search every active listing in Larch.'],
    },
  ],
);

describeWordings(
  'a chapel',
  ['# Larch Chapel', 'Our church and our congregation. The pastor greets all. Bible and gospel.'],
  [
    {
      workflow: 'membership-administration',
      fires: ['Become a member: fill in the membership form.'],
      silent: [
        'By baptism children become members of the church.',
        '# Members',
        'It was declined for want of male members to form a Consistory.',
      ],
    },
    {
      workflow: 'pastoral-care',
      fires: ['The priest will visit you at home.'],
      silent: ['O Lord almighty, the God of our fathers, we pray Thee.', 'The spiritual counsels of saints.'],
    },
    {
      workflow: 'review-collection',
      fires: ['Leave us a review.'],
      silent: [
        'Amendments are proposed in writing to be reviewed by the council.',
        'We do not leave one another alone.',
      ],
    },
  ],
);

describeWordings(
  'a county',
  ['# Larch County', 'The county commission and its departments. County government, clerk and assessor.'],
  [
    {
      workflow: 'quote-preparation',
      fires: [],
      silent: ['Formal invitations to bid and requests for proposals are advertised as public notices.'],
    },
    {
      workflow: 'client-portal-administration',
      fires: [],
      silent: ['Role-based, authenticated access for the board/admin portal.'],
    },
  ],
);

describeWordings(
  'a school',
  ['# Larch Academy', 'Our school and its students. Our teachers teach each grade. Curriculum and tuition.'],
  [
    {
      workflow: 'tuition-payment',
      fires: ['Tuition is due each month and paid online.'],
      silent: ['# Tuition Classes'],
    },
    {
      workflow: 'course-registration',
      fires: ['Register for a course online today.'],
      silent: ['The registration fee of the race is paid that day.'],
    },
  ],
);

describeWordings(
  'a clinic',
  [
    '# Larch Clinic',
    'Our physiotherapists see patients. The clinic treats pain; physiotherapy for patients.',
  ],
  [
    {
      workflow: 'manual-therapy',
      fires: ['Our physiotherapist will examine your back and treat your pain.'],
      silent: [],
    },
    { workflow: 'eye-examinations', fires: [], silent: ['# Contact Info / nav: Contacts'] },
    {
      workflow: 'medical-billing',
      fires: ['We verify your insurance benefits and file the insurance claim.'],
      silent: ['All gifts are tax-deductible.'],
    },
  ],
);

describeWordings(
  'a shop',
  ['# Larch Records', 'Our store sells records. Add to cart. Shop our products online. Checkout.'],
  [
    {
      workflow: 'buying-in',
      fires: ['We buy records: bring them to us. / # Sell to us'],
      silent: ['We answer questions for days about our records.'],
    },
  ],
);

describeWordings(
  'a builder',
  ['# Larch Builders', 'Our contractors build and remodel. General contractor, construction and carpentry.'],
  [
    {
      workflow: 'maintenance-plans',
      fires: [],
      silent: ['A personal care plan.', 'They do not pause for annual planning cycles.'],
    },
  ],
);
