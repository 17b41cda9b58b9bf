import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'restaurants',
  ['# Restaurant', 'Our restaurant serves lunch and dinner. See the menu and book a table.'],
  [
    {
      workflow: 'bar-service',
      fires: [
        'Our wine list features bottles from small Italian growers.',
        'Our sommelier recommends a glass with every dish.',
        'Maria curates the wine list.',
        'Craft cocktails are shaken at the bar.',
        'Our bartenders mix signature drinks.',
      ],
      silent: [
        'A salad bar with twelve dressings.',
        'Bars within walking distance.',
        'A wine tasting in the cellar.',
        'The bar association meets here.',
        'White wine sauce.',
      ],
    },
  ],
);

describeWordings(
  'lodges by the sea',
  ['# A hotel by the sea', 'Our hotel has guest rooms and suites. Book your room for a comfortable stay.'],
  [
    {
      workflow: 'dive-trips',
      fires: [
        'We offer scuba diving for beginners.',
        'PADI courses with our instructors.',
        'Dive trips to the reef with boat and equipment.',
        'nav: Diving / Open water dive courses for beginners.',
        'Our dive centre runs daily boat dives with certified instructors.',
      ],
      silent: [
        'A dumpster diving video.',
        'The pool has a diving board.',
        'A deep dive into history.',
        'Skydiving nearby.',
        'Dine by the sea.',
      ],
    },
  ],
);

describeWordings(
  'plant builders',
  [
    '# Manufacturer of power plants',
    'We manufacture boilers and build power plants. Our factory makes turbines.',
  ],
  [
    {
      workflow: 'plant-operation',
      fires: [
        'Operation and maintenance contracts for power plants.',
        'O&M services with our own team.',
        'We operate treatment plants on behalf of clients.',
        'nav: O&M / Our operation and maintenance agreements run for ten years.',
        'Solar operations and maintenance services.',
      ],
      silent: [
        'See the operation and maintenance manual of the owner manual.',
        'House plants.',
        'Office hours of operation.',
        'We plant trees.',
        'Maintenance of this website.',
      ],
    },
    {
      workflow: 'finishing-work',
      fires: ['The pickling line cleans the surface of the strip.', 'Stainless parts are passivated.'],
      silent: ['Pickling cucumbers.', 'A passive house.'],
    },
  ],
);

describeWordings(
  'forwarders',
  [
    '# Freight forwarding company',
    'A freight and logistics company. Ocean and air freight. Request a freight quote.',
  ],
  [
    {
      workflow: 'trade-consultancy',
      fires: [
        'We offer supply chain consulting.',
        'International trade consultancy helps companies to find new routes.',
        'Our logistics consultants help to reduce costs: logistics consulting services.',
        'nav: Consultancy / We provide customs advisory.',
        'Foreign trade consulting for better margins.',
      ],
      silent: [
        'Book a free consultation.',
        'Trade shows we visit.',
        'Consult our tracking page.',
        'Our consultants are on holiday.',
        'Trade references.',
      ],
    },
  ],
);

describeWordings(
  'law offices',
  [
    '# Attorneys at law',
    'Our law firm represents clients. Our attorneys practice law. Free consultation with a lawyer.',
  ],
  [
    {
      workflow: 'legal-education',
      fires: [
        'Free legal clinics at the library every month.',
        'We host estate planning seminars.',
        'nav: Legal Workshops / Public legal education for seniors.',
        'Know your rights workshops for tenants.',
        'A wills clinic is held in spring for the community.',
      ],
      silent: [
        'Continuing legal education for attorneys.',
        'A law school education.',
        'A medical clinic.',
        'Your rights under the contract.',
        'Educated at Yale.',
      ],
    },
  ],
);
