import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'manufacturers',
  [
    '# Contract manufacturing',
    'Our plant is a metal manufacturing facility and machine shop.',
    'Precision fabrication since 1960.',
  ],
  [
    {
      workflow: 'assembly-work',
      fires: [
        'nav: Welding & Assembly',
        'We offer value-added services such as kitting and packaging.',
        'MIG and TIG welding is done in house.',
        'Our team assembles and tests finished products for customers.',
        '# Secondary operations',
      ],
      silent: [
        'Some assembly required.',
        'The general assembly passed a law.',
        'Freedom of assembly is a right.',
        'A welding school is next door.',
        'We turn parts on lathes.',
      ],
    },
    {
      workflow: 'finishing-work',
      fires: [
        '# Powder coating / We powder coat steel parts in any color.',
        'nav: Metal Finishing / Sandblasting and polishing are done in our finishing department.',
        'Our anodizing line serves customers across the state. / nav: Anodizing',
        'Industrial coatings protect parts for decades. / # Coating services',
        'We offer sandblasting and powder coating of wheels and frames.',
      ],
      silent: [
        'Nail polish is sold elsewhere.',
        'Parts have a superior surface finish.',
        'Wire drawn from galvanized stock.',
        'The finish line is near.',
        'Roof coatings last for years.',
      ],
    },
    {
      workflow: 'product-development',
      fires: [
        'nav: Prototyping',
        'Rapid prototypes in days.',
        'Our engineers offer product development from concept to prototype.',
        'We take your idea to production.',
        '# Reverse engineering',
      ],
      silent: [
        'Our web development is done by a friend.',
        'Staff development is dear to us.',
        'We run high volumes.',
        'A software prototype helps nobody here.',
        'The concept of quality.',
      ],
    },
    {
      workflow: 'equipment-service',
      fires: [
        '# Pump repair / We rebuild pumps and motors in our shop.',
        'nav: Field Service / Our field service technicians repair machinery on site.',
        'Gearbox rebuilds and cylinder repair. / nav: Equipment Repair',
        'We repair compressors and hydraulic cylinders. / # Service department',
        'Motor rewinding and spindle repair. / nav: Repair Services / We overhaul gearboxes.',
      ],
      silent: [
        'A 65 HP precision calibrated motor.',
        'Our machines are calibrated every week.',
        'The washing machine in the hall is broken.',
        'Machining services for aerospace.',
        'Our equipment list is long.',
      ],
    },
    {
      workflow: 'sample-requests',
      fires: [
        'button: Request a Sample',
        'Free samples are sent on request.',
        'Order a sample kit before you decide.',
        'nav: Order Samples',
        'Request free swatches of our fabric.',
      ],
      silent: [
        'A water sample is tested weekly.',
        'See a sample report.',
        'The blood sample goes to a lab.',
        'Sample sizes vary.',
        'Parts ship in boxes.',
      ],
    },
    {
      workflow: 'tooling',
      fires: [
        'nav: Tool & Die',
        'We design and build progressive dies.',
        'Our tool room maintains every mold.',
        'In-house tooling shortens lead times.',
        '# Mold making',
      ],
      silent: [
        'Lathes with live tooling.',
        'Black mold grows in damp cellars.',
        'Marketing tools for dealers.',
        'Light fixtures for the home.',
        'A tool kit is included.',
      ],
    },
    {
      workflow: 'material-purchasing',
      fires: [
        'We purchase steel from approved suppliers.',
        'nav: Supply Chain Management',
        'Just-in-time delivery and vendor managed inventory.',
        'Global sourcing keeps prices low.',
        'Our raw material purchasing is done by three buyers.',
      ],
      silent: [
        'Steel is a fine material.',
        'The source code is ours.',
        'A chain of shops buys from us.',
        'Material safety matters.',
        'Buy two and save.',
      ],
    },
  ],
);

describeWordings(
  'printers',
  [
    '# Milltown since 1950',
    'We are the print shop of Milltown.',
    'Fast turnaround, good vinyl and careful artwork from our print shop.',
  ],
  [
    {
      workflow: 'print-production',
      fires: [
        'Upload your file and we print it the same day.',
        'nav: Business Cards',
        'We email a proof for approval before printing.',
        'Large format printing and booklets.',
        'button: Upload Artwork',
      ],
      silent: [
        'Read the fine print.',
        'A printable map of the town.',
        'Fine art prints framed for sale.',
        'We sharpen knives.',
        'Open Monday to Friday.',
      ],
    },
    {
      workflow: 'apparel-decoration',
      fires: [
        'Custom t-shirts for teams and schools.',
        'nav: Embroidery',
        'We embroider hats and polos with your logo.',
        'Promotional products for every budget, and embroidery for your team.',
        'Open an online team store.',
      ],
      silent: [
        'Women wear hats.',
        'Shirts and ties.',
        'A uniform price.',
        'The team plays on Sunday.',
        'Logo design.',
      ],
    },
    {
      workflow: 'sign-making',
      fires: [
        'Vehicle wraps and lettering for your fleet.',
        'nav: Sign Installation',
        'We design, build and install storefront signs.',
        'Channel letters and monument signs.',
        'Our sign company handles the permit.',
      ],
      silent: [
        'Sign up for news.',
        'Sign in to your account.',
        'A good sign for the town.',
        'Stop signs ahead.',
        'Wrap it as a gift.',
      ],
    },
  ],
);
