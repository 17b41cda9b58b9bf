import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'builders',
  [
    '# Milltown Remodeling',
    'A licensed and insured contractor for kitchens, decks and roofs. Free estimates.',
  ],
  [
    {
      workflow: 'permit-handling',
      fires: [
        'We pull all permits for you.',
        'Our team handles the permits and meets the inspector.',
        'Permit and inspection coordination included.',
        'We schedule the city inspection when the work is done.',
        'Obtaining building permits is part of the job.',
      ],
      silent: [
        'Parking permits are sold at the town hall.',
        'Weather permitting, we start on Monday.',
        'The homeowner is responsible for the permit.',
        'We inspect your roof for free.',
        'Hunting permits end in May.',
      ],
    },
  ],
);

describeWordings(
  'property managers',
  [
    '# Milltown Property Management',
    'Property management for landlords and tenants. Resident portal. Available rentals.',
  ],
  [
    {
      workflow: 'lease-administration',
      fires: [
        'We draft the lease and have it signed.',
        '# Lease Renewals / We negotiate lease renewals for you.',
        'Lease preparation and enforcement.',
        'Tenancy agreements are prepared by our team.',
        'Our managers renew and enforce every lease.',
      ],
      silent: [
        'Car leases from $200.',
        'Month-to-month, no lease needed.',
        'Please release the water slowly.',
        'A lease option to buy.',
        'Solar leases explained.',
      ],
    },
  ],
);

describeWordings(
  'makers for brands',
  [
    '# Milltown Garments',
    'A garment manufacturer and exporter. Our factory makes shirts and trousers in bulk.',
  ],
  [
    {
      workflow: 'private-label',
      fires: [
        'We offer OEM and ODM services.',
        '# Private Label',
        'OEM orders are welcome.',
        'Products made under your own brand.',
        'Private label packaging with your logo.',
      ],
      silent: [
        'Genuine OEM parts in stock.',
        'We supply leading OEMs.',
        'A software sold as white label platform.',
        'Our own brand is sold in shops.',
        'Filters equivalent to OEM.',
      ],
    },
    {
      workflow: 'sample-making',
      fires: [
        'Sample development takes ten days.',
        'You approve the pre-production sample before bulk.',
        '# Sampling / We review the tech pack and make a sample.',
        'Sample approval comes before production.',
        'We submit a physical sample for approval.',
      ],
      silent: [
        'Water samples are analysed in our laboratory.',
        'Order free samples of cloth.',
        'A sample menu for guests.',
        'Blood samples are collected.',
        'Send us your drawing.',
      ],
    },
  ],
);

describeWordings(
  'forwarders',
  ['# Milltown Freight', 'A freight forwarder for air and sea freight, customs clearance and warehousing.'],
  [
    {
      workflow: 'dangerous-goods',
      fires: [
        '# DG Cargo Handling',
        'We handle dangerous goods by road, sea and air.',
        'Hazardous materials transport with trained drivers.',
        'Hazmat certified drivers.',
        'Shipping hazardous cargo to the islands.',
      ],
      silent: [
        'Dangerous goods are prohibited.',
        'We cannot carry hazardous materials.',
        'A dangerous bend in the road.',
        'We handle fragile goods.',
        'Goods are insured.',
      ],
    },
  ],
);
