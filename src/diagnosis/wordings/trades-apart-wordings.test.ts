import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'hauliers',
  ['# Milltown Haulage', 'A trucking company. Our fleet and our drivers carry freight.'],
  [
    {
      workflow: 'cargo-emergency-response',
      fires: [
        'Our rescue team is sent to every accident.',
        'We transfer the cargo of an overturned tanker.',
        '# Accident rescue',
      ],
      silent: [
        'Hurt in a truck accident? Call a lawyer.',
        'We have had no accident in ten years.',
        'Accidents happen.',
      ],
    },
    {
      workflow: 'tanker-transport',
      fires: [
        'We carry milk, fuel and acid in our tankers.',
        '# Tanker cleaning',
        'Bulk liquid transport by road.',
      ],
      silent: ['Water tank installation for your house.', 'Tank tops on sale.', 'Drink plenty of liquids.'],
    },
    {
      workflow: 'staff-training',
      fires: [
        'Our drivers are trained every quarter.',
        'All drivers attend courses on dangerous goods each year.',
      ],
      silent: ['Drivers wanted.', '# Driver training for everybody', 'Training wheels for children.'],
    },
    {
      workflow: 'container-handling',
      fires: [
        'Comprehensive de-vanning and re-packing services.',
        '# Container packing',
        'We unload containers at our warehouse.',
      ],
      silent: ['Full container load.', 'Flowers in containers.', 'Docker containers.'],
    },
  ],
);

describeWordings(
  'undertakers',
  ['# Milltown Funeral Home', 'Funeral home and funeral director. Cremation services.'],
  [
    {
      workflow: 'funeral-paperwork',
      fires: [
        'We register the death on your behalf.',
        'We order death certificates for the family.',
        'We verify funeral policies and file the claim.',
      ],
      silent: [
        'A wrongful death claim needs an attorney.',
        'Register for our newsletter.',
        'Our privacy policy.',
      ],
    },
  ],
);

describeWordings(
  'medical spas',
  ['# Milltown Aesthetics', 'Medical spa and beauty salon. Our esthetician gives facials.'],
  [
    {
      workflow: 'injectable-treatments',
      fires: [
        'Botox and dermal fillers by nurse injectors.',
        '# Injectables',
        'Wrinkle relaxers from 12 a unit.',
      ],
      silent: ['We use wood filler.', 'Filler words help nobody.', 'Join us at the spa.'],
    },
    {
      workflow: 'laser-treatments',
      fires: ['Laser hair removal in six sessions.', '# Tattoo removal', 'IPL treatments for sun spots.'],
      silent: ['We offer laser engraving.', 'Laser tag parties.', 'Lasik laser treatment is done by others.'],
    },
  ],
);

describeWordings(
  'family doctors',
  ['# Milltown Family Medicine', 'Family medicine and primary care. Our physicians see new patients.'],
  [
    {
      workflow: 'preventive-visits',
      fires: ['Annual physicals for adults.', '# Preventive care', 'Sports physicals for pupils.'],
      silent: ['Physical therapy is next door.', 'An eye exam each year.', 'A wellness exam for your dog.'],
    },
  ],
);

describeWordings(
  'job shops',
  ['# Milltown Machine', 'Machine shop. CNC machining, milling and turning of metal parts.'],
  [
    {
      workflow: 'reverse-engineering',
      fires: [
        'We reverse engineer worn parts.',
        '# Reverse engineering',
        'We copy a broken part and draw a new one.',
      ],
      silent: ['You may not reverse engineer the software.', 'Send us a sample.', 'Put the gear in reverse.'],
    },
  ],
);

describeWordings(
  'second-hand shops',
  ['# Milltown Closet', 'Consignment shop. Our store has clothing for all.'],
  [
    {
      workflow: 'consignor-payouts',
      fires: [
        'You will receive 45% of the selling price.',
        'Consignors are paid by check each month.',
        'Unsold items are donated to charity.',
      ],
      silent: ['You receive a receipt.', 'Items are on sale.', 'Pay by check or card.'],
    },
  ],
);
