import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'language services',
  ['# Management consultants', 'A management consulting firm. Our consultants advise clients.'],
  [
    {
      workflow: 'translation-service',
      fires: [
        'We translate contracts and manuals into thirty languages.',
        'Certified translations of birth certificates.',
        'Simultaneous interpreting at your conference.',
        'Every text is revised by a second linguist.',
        'Ask for a translation quote.',
      ],
      silent: [
        'Translate page',
        'That translates into savings for you.',
        'Nothing was lost in translation.',
        'We interpret the rules with care.',
        'The results translate to growth.',
      ],
    },
  ],
);

describeWordings(
  'marinas',
  ['# On the lake', 'Boat dealer and boat sales on the lake. New and used vehicles, our mechanic.'],
  [
    {
      workflow: 'marina-operations',
      fires: [
        'Seasonal and transient slips are available.',
        'Reserve a slip at the dock office.',
        'nav: Slips & Dockage / The dock office is open daily.',
        'Winter boat storage, indoors or outdoors.',
        'The dockmaster assigns your berth.',
      ],
      silent: [
        'A pink slip.',
        'Slip resistant shoes are worn on deck.',
        'Pull up to the loading dock.',
        'Slip and fall.',
        'We store your data.',
      ],
    },
  ],
);

describeWordings(
  'shared offices',
  [
    '# Property management',
    'Our property management company. Property managers for tenants and owners. Available rentals.',
  ],
  [
    {
      workflow: 'coworking-operations',
      fires: [
        'A hot desk costs 179 a month.',
        'Virtual offices with a business address.',
        'Reserve a meeting room by the hour.',
        'Rent a dedicated desk.',
        'Mail handling and call answering.',
      ],
      silent: [
        'The front desk is staffed all day.',
        'Our office is on the second floor.',
        'Meet us in person.',
        'Office hours are nine to five.',
        'The box office opens at six.',
      ],
    },
  ],
);

describeWordings(
  'surveyors and architects',
  [
    '# Construction company',
    'Commercial construction, excavation and general contractor. Our construction project managers.',
  ],
  [
    {
      workflow: 'land-surveying',
      fires: [
        'Boundary surveys with a stamped plat.',
        'We stake out the building corners.',
        'A licensed land surveyor signs every plan.',
        'Elevation certificates within ten days.',
        'nav: Topographic Surveys',
      ],
      silent: [
        'Please take our customer survey.',
        'Survey results are in.',
        'Most people surveyed like it.',
        'A satisfaction survey follows.',
        'He surveys the scene.',
      ],
    },
    {
      workflow: 'architectural-design',
      fires: [
        'We design houses and schools in the valley.',
        'Schematic design follows the first talk.',
        'Our architects draw the permit set.',
        'nav: Construction Administration',
        'Architectural drawings for your addition.',
      ],
      silent: [
        'A software architect joined.',
        'The house was built by a noted architect.',
        'Architectural shingles last longer.',
        'Our network architecture is safe.',
        'Attributed to a famous architect.',
      ],
    },
  ],
);

describeWordings(
  'software vendors',
  [
    '# Software platform',
    'Our software platform for teams. Request a demo of the app. SaaS with an API and integrations. Sign up free.',
  ],
  [
    {
      workflow: 'subscription-signup',
      fires: [
        'Start your free trial. / Billed annually, cancel anytime.',
        'A 14 day free trial. / Upgrade your plan whenever you like.',
        'Plans are billed monthly, per user. / Start a free trial.',
        'nav: Pricing / Try the free plan, cancel any time.',
        'Change your plan at any time. / Start free trial.',
      ],
      silent: ['A trial in court.', 'Plan your day.', 'Free of bugs.', 'A monthly meeting.', 'Sign in.'],
    },
    {
      workflow: 'community-management',
      fires: [
        'Open an issue on GitHub.',
        'Join us on Discord.',
        'nav: Community / Join our forum.',
        'Send a pull request.',
        'Read the contributing guide.',
      ],
      silent: [
        'A gated community.',
        'We pull together.',
        'An issue of the magazine.',
        'Our local community.',
        'Contributions are tax deductible.',
      ],
    },
  ],
);

describeWordings(
  'hearing clinics',
  ['# Medical clinic', 'Our medical practice. Our doctors see patients in the health clinic.'],
  [
    {
      workflow: 'hearing-care',
      fires: [
        'We fit and program hearing aids.',
        'Our audiologist tests your hearing.',
        'nav: Hearing Aids / We repair hearing aids.',
        'Tinnitus treatment.',
        'Earwax removal while you wait.',
      ],
      silent: [
        'A public hearing is held in May.',
        'We look forward to hearing from you.',
        'The court hearing.',
        'Hard of reach.',
        'A zoning hearing.',
      ],
    },
  ],
);
