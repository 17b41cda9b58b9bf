import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'mills and blends',
  [
    '# Farm supply',
    'Farm supply; our farm, crops and livestock. Farmers since 1950.',
    'Our farm grows crops; growers and farmers buy here.',
  ],
  [
    {
      workflow: 'feed-milling',
      fires: [
        'Our mill grinds and mixes custom rations.',
        'nav: Feed / Bulk feed delivered for cattle and horses.',
      ],
      silent: ['A news feed.'],
    },
    {
      workflow: 'agronomy-service',
      fires: [
        'Two agronomists pull soil samples and scout fields.',
        'nav: Agronomy / Soil sampling and crop scouting.',
      ],
      silent: ['The economy.'],
    },
    {
      workflow: 'grain-buying',
      fires: ['We buy corn and soybeans, dry them and store them.', 'nav: Grain / Check our cash bids.'],
      silent: ['A grain of truth.'],
    },
    {
      workflow: 'fuel-delivery',
      fires: [
        'Keep full route delivery for homes.',
        'nav: Propane / Propane delivery with tanks set and leased.',
      ],
      silent: ['A fuel surcharge applies.'],
    },
    {
      workflow: 'auction-sales',
      fires: [
        'Auctioneers with a monthly saleroom and online bids.',
        'nav: Auctions / Entries for the catalogue close on Wednesday.',
      ],
      silent: ['There are lots of products for sale.'],
    },
  ],
);

describeWordings(
  'ports',
  [
    '# Freight forwarder',
    'Freight forwarding and logistics by sea and air.',
    'Logistics and customs clearance for your cargo.',
  ],
  [
    {
      workflow: 'port-agency',
      fires: [
        'Every vessel gets berth, pilot and tugs from us.',
        'nav: Port agency / Ship agency at all ports.',
      ],
      silent: ['A travel agency.'],
    },
    {
      workflow: 'crew-husbandry',
      fires: [
        'Crew changes arranged around the clock.',
        'nav: Husbandry / Spares cleared and delivered on board.',
      ],
      silent: ['Animal husbandry.'],
    },
    {
      workflow: 'liner-agency',
      fires: ['We canvass cargo for two lines.', 'nav: Liner agency / Liner representation since 1983.'],
      silent: ['A bin liner.'],
    },
    {
      workflow: 'ship-brokerage',
      fires: ['Our chartering desk has tonnage for bulk.', 'nav: Chartering / Shipbroking for owners.'],
      silent: ['A bus charter.'],
    },
    {
      workflow: 'damage-claims',
      fires: [
        'File a claim for damage within nine months.',
        'nav: Damage claims / File your claim for loss within days.',
      ],
      silent: ['We claim to be good.'],
    },
  ],
);

describeWordings(
  'yards',
  [
    '# Builders and tree surgeons',
    'Contractors for roofing, trees and pools: repair and installation. Free estimates.',
    'Licensed contractor: repair, installation and maintenance for homes.',
  ],
  [
    {
      workflow: 'pool-building',
      fires: [
        'We shoot gunite, lay coping and tile and plaster.',
        'nav: New pools / We build pools of every shape.',
      ],
      silent: ['A motor pool.'],
    },
    {
      workflow: 'tree-surveys',
      fires: ['BS 5837 reports for planning.', 'nav: Tree surveys / Tree inspections for schools.'],
      silent: ['A customer survey.'],
    },
  ],
);

describeWordings(
  'helpers',
  [
    '# Youth charity',
    'We are a registered charity and non-profit for young people. Donate and volunteer.',
    'Our mission: our community programmes; donate today.',
  ],
  [
    {
      workflow: 'youth-club',
      fires: [
        'Our youth club meets on Mondays.',
        'nav: Youth clubs / Juniors come on Mondays and seniors on Thursdays.',
      ],
      silent: ['A golf club.'],
    },
    {
      workflow: 'casework-support',
      fires: [
        'Schools and social workers refer young people to us.',
        'nav: One to one support / Each key worker meets families every week.',
      ],
      silent: ['Customer support.'],
    },
    {
      workflow: 'employment-support',
      fires: [
        'Mock interviews and CV practice.',
        'nav: Employability / Work placements with local employers.',
      ],
      silent: ['Join our team.'],
    },
    {
      workflow: 'street-outreach',
      fires: [
        'Our workers are on the streets every night.',
        'nav: Street outreach / Our outreach team visits rough sleepers.',
      ],
      silent: ['A street address.'],
    },
  ],
);

describeWordings(
  'temples',
  [
    '# Hindu temple',
    'Our temple: daily puja and worship; priest and devotees.',
    'Temple and church services, prayer and worship.',
  ],
  [
    {
      workflow: 'festival-celebrations',
      fires: ['Navaratri and Diwali celebrations.', 'nav: Festivals / Diwali is celebrated with volunteers.'],
      silent: ['A film festival nearby.'],
    },
    {
      workflow: 'temple-kitchen',
      fires: ['Langar is served daily to everyone.', 'nav: Prasadam / Prasadam can be ordered by the tray.'],
      silent: ['A kitchen sink.'],
    },
  ],
);

describeWordings(
  'owners',
  [
    '# Homeowners association',
    'Our homeowners association and HOA management; property management for owners.',
    'HOA board and residents; association management.',
  ],
  [
    {
      workflow: 'rule-violations',
      fires: [
        'Courtesy notices come first, then a hearing and a fine.',
        'nav: Violations / Rules are enforced with a hearing and fines.',
      ],
      silent: ['A traffic violation.'],
    },
    {
      workflow: 'amenity-access',
      fires: [
        'Key fobs are issued to owners in good standing.',
        'nav: Pool passes / Pool passes are issued to residents.',
      ],
      silent: ['The key idea.'],
    },
  ],
);

describeWordings(
  'housing',
  [
    '# City housing authority',
    'Government housing authority: board of commissioners, public housing and residents.',
    'City government office; public housing and vouchers.',
  ],
  [
    {
      workflow: 'tenant-rents',
      fires: [
        'Rent is due on the first; report changes in income.',
        'nav: Recertification / Annual recertification of income.',
      ],
      silent: ['A rental car.'],
    },
    {
      workflow: 'landlord-participation',
      fires: [
        'List your unit and see payment standards.',
        'nav: Landlords / Landlords sign up for direct deposit.',
      ],
      silent: ['Landlord and tenant law.'],
    },
  ],
);

describeWordings(
  'chairs',
  [
    '# Barber shop',
    'Barbershop and hair salon: cuts, beauty and grooming.',
    'Salon and spa; barber and beauty treatments.',
  ],
  [
    {
      workflow: 'trade-academy',
      fires: [
        'Models needed for our barber course.',
        'nav: Academy / Twelve week barber course with certificate.',
      ],
      silent: ['Academic.'],
    },
  ],
);

describeWordings(
  'forecourts',
  [
    '# Car dealership',
    'Used cars and vans: car sales, service and repair. Family dealership.',
    'Auto dealer: vehicle sales, test drive and financing.',
  ],
  [
    {
      workflow: 'vehicle-buying',
      fires: ['Sell us your car today.', 'nav: Sell your car / Part exchange is welcome.'],
      silent: ['Buy a coffee.'],
    },
  ],
);

describeWordings(
  'land agents',
  [
    '# Estate agents',
    'Real estate agency: houses and land for sale, viewings and valuations.',
    'Estate agent: property for sale and listings.',
  ],
  [
    {
      workflow: 'rural-practice',
      fires: [
        'Grazing lets and rent reviews.',
        'nav: Land agency / Our land agents advise on compulsory purchase.',
      ],
      silent: ['Rural charm.'],
    },
  ],
);
