import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'advertising agencies',
  ['# Milltown Advertising', 'A full service advertising agency for brands. Our work for clients.'],
  [
    {
      workflow: 'media-buying',
      fires: [
        'Our media buyers negotiate rates with stations and publishers.',
        'We buy television, radio and outdoor space.',
        '# Media planning',
        'We book radio spots and billboard space for your launch.',
      ],
      silent: [
        'We post on social media every day.',
        'Buy our book on design.',
        'As seen on television.',
        'The radio plays in our kitchen.',
      ],
    },
  ],
);

describeWordings(
  'providers of IT',
  ['# Milltown IT', 'Managed IT services, IT support and cyber security for your network and servers.'],
  [
    {
      workflow: 'user-lifecycle',
      fires: [
        'User onboarding and offboarding.',
        'We create accounts for new hires and close them when people leave.',
        '# User management',
      ],
      silent: [
        'Customer onboarding takes a week.',
        'Create an account to read on.',
        'Our new employees get a warm welcome.',
      ],
    },
    {
      workflow: 'penetration-testing',
      fires: [
        'We perform penetration tests of web applications.',
        'Penetration testing for your network.',
        '# Vulnerability assessment',
      ],
      silent: [
        'An independent firm performs a penetration test of our platform once a year.',
        'We install fire alarms and cameras.',
        'A test of patience.',
      ],
    },
    {
      workflow: 'security-operations',
      fires: [
        'Analysts watch your logs 24 hours a day.',
        '# Managed detection and response',
        'Breached? Call our incident response team.',
      ],
      silent: [
        'Our alarm monitoring watches your home.',
        'Our own systems are monitored by a security operations team.',
        'We monitor prices.',
      ],
    },
    {
      workflow: 'pos-setup',
      fires: [
        'We supply, program and fit tills.',
        '# POS systems',
        'We load your menu, set prices and connect the printers.',
      ],
      silent: ['Cash is accepted at the point of sale.', 'Open till late.', 'Set the table.'],
    },
  ],
);

describeWordings(
  'payment companies',
  ['# Milltown Bank', 'Savings account, checking account and home loan. Member FDIC.'],
  [
    {
      workflow: 'merchant-accounts',
      fires: [
        'Merchant accounts: apply in ten minutes, approved in a day.',
        'We answer chargebacks and disputes with the papers.',
        '# Card terminals',
      ],
      silent: ['We accept credit cards.', 'Loan processing takes a week.', 'Mail a card to a friend.'],
    },
  ],
);

describeWordings(
  'lawyers for companies',
  ['# Milltown Law', 'A law firm. Our attorneys advise companies.'],
  [
    {
      workflow: 'mergers-acquisitions',
      fires: [
        'We represent clients in the purchase of a business.',
        '# Mergers and acquisitions',
        'We represent buyers and sellers of companies.',
      ],
      silent: ['The firm merged with another in 1990.', 'A seller of flowers.', 'We acquire no cookies.'],
    },
    {
      workflow: 'notarisation',
      fires: ['Mobile notary services at your home.', '# Notary public', 'We notarize deeds and affidavits.'],
      silent: [
        'The letter must be signed before a notary public.',
        'Bring a notarized letter from your parents.',
        'John Smith, a notary public, called the meeting to order.',
      ],
    },
  ],
);

describeWordings(
  'consultants for land and safety',
  ['# Milltown Consulting', 'Environmental consulting firm and safety consultants. We advise clients.'],
  [
    {
      workflow: 'environmental-assessments',
      fires: [
        'Phase I environmental site assessments.',
        '# Wetland delineation',
        'Our biologists survey the habitat.',
      ],
      silent: [
        'Garden soil for your plants.',
        'Phase one of the project begins.',
        'A survey of our readers.',
      ],
    },
    {
      workflow: 'site-remediation',
      fires: ['We dig out contaminated soil.', '# Soil remediation', 'Spill response within hours.'],
      silent: ['Reading remediation for pupils.', 'We clean up after lunch.', 'Spill the beans.'],
    },
    {
      workflow: 'workplace-safety',
      fires: [
        'Mock OSHA inspections of your shop.',
        '# Accident investigation',
        'Our hygienist measures dust and noise.',
      ],
      silent: ['Food safety comes first.', 'A competent team.', 'Your safety matters to us.'],
    },
  ],
);

describeWordings(
  'engineers',
  ['# Milltown Engineers', 'Structural engineers and civil engineers. Land survey and construction staking.'],
  [
    {
      workflow: 'engineering-design',
      fires: [
        'We calculate beams, foundations and frames.',
        '# Structural engineering',
        'Our engineers prepare construction documents for systems of every kind.',
      ],
      silent: [
        'She studied civil engineering design in Bern.',
        'Electrical repair by our contractor.',
        'Engineering is fun.',
      ],
    },
  ],
);

describeWordings(
  'consultants with people to lend',
  ['# Milltown Consulting', 'Management consulting firm. Our consultants advise clients.'],
  [
    {
      workflow: 'temporary-staffing',
      fires: ['# Staff augmentation', 'Team augmentation with engineers for your project.'],
      silent: ['Augmented reality.', 'Our staff is here for you.'],
    },
  ],
);

describeWordings(
  'house agents',
  ['# Milltown Realty', 'Real estate agency. Homes for sale, our agents and your realtor.'],
  [
    {
      workflow: 'rental-management',
      fires: ['# Property management', 'We look after 900 flats and collect the rent.'],
      silent: ["# Let's talk", 'Rent a moving van.', 'A rental car is waiting.'],
    },
  ],
);
