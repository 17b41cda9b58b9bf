import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'makers who are visited',
  ['# Milltown Machines', 'A manufacturer of machines. Our factory makes presses and lathes for workshops.'],
  [
    {
      workflow: 'showroom-visits',
      fires: [
        'Visit our showroom and try the machines.',
        'Request a factory visit to see the lathes run.',
        '# Factory Visits',
        'Come and see our factory by appointment.',
        'A showroom tour takes an hour.',
      ],
      silent: [
        'Hold the button for a factory reset.',
        'Walk through our virtual showroom tour.',
        'Factory direct prices.',
        'Our factory makes presses.',
        'Factory trained technicians.',
      ],
    },
    {
      workflow: 'technical-documents',
      fires: [
        '# Data Sheets',
        'Download the technical data sheet of each press.',
        'Safety data sheets are available on request.',
        'User manuals can be downloaded as PDF.',
        'button: Download Catalogue',
      ],
      silent: [
        'Patient data sheet and medical history.',
        'Download our white paper on growth.',
        'We do not sell your data.',
        'Manual presses are slower.',
        'A sheet of steel, 2 mm thick.',
      ],
    },
    {
      workflow: 'finishing-work',
      fires: ['# Arc Flame Spray', 'We restore worn shafts by thermal spray coating.', '# Metal Spraying'],
      silent: ['Spray the plants twice a week.', 'The flame burns blue.', 'Plasma screens for sale.'],
    },
  ],
);

describeWordings(
  'storers of goods',
  ['# Milltown Logistics', 'A logistics company with warehousing, distribution and freight forwarding.'],
  [
    {
      workflow: 'client-fulfilment',
      fires: [
        '# Order Fulfillment',
        'Order fulfilment for online shops.',
        'We pick and pack from our own stores.',
        'We fulfil your orders the same day.',
        'Our fulfillment centre ships worldwide.',
      ],
      silent: [
        'A job brings personal fulfilment.',
        'Our software platform for fulfilment teams.',
        'Pick a time that suits.',
        'Order forms are at the desk.',
        'We carry freight by road.',
      ],
    },
    {
      workflow: 'stock-control',
      fires: [
        '# Inventory Management',
        'We manage your inventory and report each week.',
        'Inventory control with cycle counts.',
        'Stock control and reporting for clients.',
        'Real-time inventory on our portal.',
      ],
      silent: [
        'Our trucks carry livestock.',
        'An ERP module for inventory control.',
        'We are listed on the stock market.',
        'Storage by the pallet.',
        'Goods are stored dry.',
      ],
    },
    {
      workflow: 'packing-crating',
      fires: [
        '# Export Packing',
        'Custom crates for large machines.',
        'Professional export packing services.',
        'Palletising and shrink wrapping of cargo.',
        'We pack fragile goods in crates.',
      ],
      silent: [
        'A packing list for your holiday.',
        'Packing tips for students.',
        'Meat packing plants are our clients.',
        'The car park is packed.',
        'A pack of wolves.',
      ],
    },
  ],
);

describeWordings(
  'venues',
  ['# Milltown Barn', 'A wedding and event venue. Our event space seats 200 guests. Weddings and parties.'],
  [
    {
      workflow: 'venue-tours',
      fires: [
        'Schedule a tour of our barn.',
        'Arrange a viewing of the venue with Anna.',
        'Book a site visit to see the rooms.',
        'button: Schedule a Tour',
        'Come and see the venue in person.',
      ],
      silent: [
        'Book a tour of the brewery.',
        'Our concert tour dates.',
        'A virtual tour of the barn.',
        'Book a day tour of the monuments.',
        'The barn seats 200 guests.',
      ],
    },
  ],
);

describeWordings(
  'keepers of dogs',
  ['# Milltown Kennels', 'Dog boarding and daycare. Pet care for dogs and cats.'],
  [
    {
      workflow: 'trial-days',
      fires: [
        '# Meet & Greet',
        'We begin with a free meet and greet session.',
        'Each dog comes for a trial day first.',
        'A temperament test is done before daycare.',
        'Book an assessment day for your dog.',
      ],
      silent: [
        'Meet and greet our adoption dogs on Sunday.',
        'A court trial took a day.',
        'We greet each dog by name.',
        'Open every day of the week.',
        'Meet our team.',
      ],
    },
  ],
);
