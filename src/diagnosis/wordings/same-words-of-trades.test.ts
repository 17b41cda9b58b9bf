import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'providers of IT',
  ['# Milltown IT', 'Managed IT services, IT support and cyber security for your network and servers.'],
  [
    {
      workflow: 'demo-requests',
      fires: ['Start a free trial.'],
      silent: ['# Get started today'],
    },
    {
      workflow: 'job-scheduling',
      fires: [],
      silent: ['Our 24/7 monitoring and incident response keep systems safe.'],
    },
  ],
);

describeWordings(
  'litigators',
  ['# Milltown Litigation', 'A law firm. Our attorneys represent landlords and owners in title disputes.'],
  [
    {
      workflow: 'business-litigation',
      fires: ['Commercial litigation for a breach of contract.'],
      silent: ['A practice in civil litigation.'],
    },
    {
      workflow: 'property-closings',
      fires: [],
      silent: ['Quiet title and fraudulent conveyance issues.'],
    },
  ],
);

describeWordings(
  'places to eat',
  ['# Milltown Barbecue', 'Our restaurant serves lunch and dinner. Book a table or dine in.'],
  [
    {
      workflow: 'daily-baking',
      fires: ['Our bread is baked in house every morning.', 'Fresh baked bread every day.'],
      silent: ['Pulled pork on a fresh baked artisan roll.'],
    },
    {
      workflow: 'finishing-work',
      fires: [],
      silent: ['# Our services / # River City Plate / Served with two sides.'],
    },
  ],
);

describeWordings(
  'tutors',
  ['# Milltown Tutoring', 'Private tutoring for students in grades four to twelve. Our tutors teach maths.'],
  [
    {
      workflow: 'donations',
      fires: [],
      silent: ['We offer online tutoring for every course.'],
    },
    {
      workflow: 'training-delivery',
      fires: [],
      silent: ['# Our services / - Safety-trained'],
    },
  ],
);

describeWordings(
  'chauffeurs',
  [
    '# Milltown Black Cars',
    'Chauffeured car service and limousine rides. Our chauffeurs drive you to the airport.',
  ],
  [
    {
      workflow: 'fleet-maintenance',
      fires: ['Our full-time mechanics keep every car on the road.'],
      silent: ['A well-maintained vehicle for every occasion.'],
    },
    {
      workflow: 'event-organisation',
      fires: ['We host an open house every spring. / Join our annual festival.'],
      silent: ['Limousines for weddings, prom and special events.'],
    },
  ],
);

describeWordings(
  'builders who say what they leave to others',
  ['# Milltown Clearing', 'Tree removal, stump grinding and land clearing. Free estimates by our crew.'],
  [
    {
      workflow: 'pool-service',
      fires: ['Pool cleaning and pool maintenance every week.'],
      silent: ['We do not clean pools, renovate pools, or offer pool maintenance — we dig.'],
    },
    {
      workflow: 'roof-work',
      fires: ['We do roof repair and roof replacement.'],
      silent: ['We clear storm debris, not roof repair or roof replacement.'],
    },
    {
      workflow: 'bidding',
      fires: ['nav: Estimating & bidding / Submit an invitation to bid on your project.'],
      silent: ['# Receive estimate / nav: Free estimate'],
    },
  ],
);

describeWordings(
  'bookkeepers who explain what others do',
  ['# Milltown Bookkeeping', 'Our bookkeepers keep your books. Bookkeeping and payroll for small companies.'],
  [
    {
      workflow: 'tax-planning',
      fires: ['We offer tax planning all year round.'],
      silent: [
        'A CPA is trained in tax strategy and auditing.',
        'For tax strategy, a CPA is the right credential.',
      ],
    },
    {
      workflow: 'company-formation',
      fires: ['We form your LLC and register the company.'],
      silent: [
        'You just formed your LLC and want books from day one.',
        'Milltown Bookkeeping is a registered Nevada corporation.',
        'Keep articles of incorporation for good.',
      ],
    },
    {
      workflow: 'customer-invoicing',
      fires: [
        'Pay your invoice online by credit card.',
        'We match payments to our invoices and send reminders.',
      ],
      silent: ['We record every bill and match payments to invoices.'],
    },
  ],
);

describeWordings(
  'testers of water pipes',
  ['# Milltown Backflow', 'Plumbing repair and backflow testing by licensed plumbers. Free estimates.'],
  [
    {
      workflow: 'landscape-installation',
      fires: ['We install irrigation systems and build patios. / # Landscape design'],
      silent: ['Irrigation systems, tested and documented. / We test every irrigation system.'],
    },
    {
      workflow: 'exterior-washing',
      fires: ['House washing and pressure washing of driveways.'],
      silent: ['Cleaner air with filters and duct cleaning.'],
    },
  ],
);

describeWordings(
  'caterers',
  ['# Milltown Catering', 'Full service catering for weddings. Our catering menu feeds every event.'],
  [
    {
      workflow: 'dining-service',
      fires: [],
      silent: ['Our catering menu has boxed or buffet style meals. / # Taco bar'],
    },
  ],
);
