import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'small makers',
  [
    '# A small works',
    'We manufacture to order in our own factory and workshop.',
    'Our factory: production, machining and assembly since 1950.',
  ],
  [
    {
      workflow: 'timber-milling',
      fires: [
        'We saw your logs to the sizes you need.',
        'nav: Custom sawing / Rough cut lumber is sold at the mill.',
        'We saw pine and oak beams to order.',
      ],
      silent: ['CNC milling of aluminium.', 'Lumber prices rose last year.'],
    },
    {
      workflow: 'timber-drying',
      fires: [
        'Two kilns dry 4,000 board feet down to 7 percent.',
        'nav: Kiln drying / We dry your timber.',
        'Kiln drying of oak boards.',
      ],
      silent: ['Our kiln fires stoneware glaze.', 'A dry summer.'],
    },
    {
      workflow: 'timber-buying',
      fires: [
        'We pay weekly for delivered sawlogs.',
        'Standing timber is cruised free of charge.',
        'nav: We buy logs / We buy logs from owners nearby.',
      ],
      silent: ['Buy online.', 'The log of the machine.'],
    },
    {
      workflow: 'pattern-making',
      fires: [
        'Our pattern makers build and alter the equipment.',
        'nav: Patterns / Patterns are racked and insured in the store.',
        'Core boxes and match plates are made here.',
      ],
      silent: ['A sewing pattern.', 'The weather pattern changed.'],
    },
    {
      workflow: 'dyeing-finishing',
      fires: [
        'Hank dyeing to your shade card, with lab dips in five days.',
        'Cloth is scoured, milled and pressed.',
        'nav: Dyeing / We dye yarn in small lots.',
      ],
      silent: ['Hair dye.', 'Dye penetrant inspection of welds.'],
    },
    {
      workflow: 'boat-building',
      fires: [
        'Clinker dinghies are built in our yard in larch on oak.',
        'Our shipwrights see every boat from keel to launch.',
        'nav: New builds / Yachts designed and built to order.',
      ],
      silent: ['A boat lift.', 'Do not rock the boat.'],
    },
    {
      workflow: 'packaging-making',
      fires: [
        'Two rotary die cutters and three folder gluers run day and night.',
        'We convert corrugated boxes for food.',
        'nav: Die cutting / Folding cartons designed and printed in house.',
      ],
      silent: ['Recyclable packaging protects your parcel.', 'We think outside the box.'],
    },
    {
      workflow: 'stock-holding',
      fires: [
        'Call off deliveries whenever you need them.',
        'Vendor managed inventory for regular parts.',
        'nav: Stockholding / We hold your boxes in our warehouse.',
      ],
      silent: ['We called off the show.', 'Stock photos.'],
    },
    {
      workflow: 'pottery-making',
      fires: [
        'Stoneware and porcelain thrown and glazed by hand.',
        'We throw bowls and mugs from local clay.',
        'Tiles are slip cast and fired here.',
      ],
      silent: ['In our class beginners throw pots.', 'He threw the bowl away.'],
    },
    {
      workflow: 'kiln-firing',
      fires: [
        'Biscuit firings are charged by the shelf.',
        'nav: Kiln hire / We fire your pots.',
        'Firing service for other potters: bring your ware dry.',
      ],
      silent: ['Firing an employee.', 'A gun was fired.'],
    },
  ],
);

describeWordings(
  'shops',
  [
    '# The village shop',
    'Our shop sells flowers, books, bicycles and gifts. Visit our store.',
    'Our store: shop online, gift cards, florist and bookshop.',
  ],
  [
    {
      workflow: 'cycle-schemes',
      fires: [
        'nav: Cycle to Work / Choose your bike and we redeem the cycle to work voucher.',
        'We accept Cyclescheme vouchers from every provider.',
        'Cycle to work scheme orders are quoted the same day.',
      ],
      silent: ['I cycle to the office.', 'A full cycle.'],
    },
    {
      workflow: 'school-supply',
      fires: [
        'We run book fairs for schools.',
        'Supplying schools and libraries on account.',
        'nav: Schools / Author visits and book fairs for local schools.',
      ],
      silent: ['School supplies: pens and paper.', 'A dance school.'],
    },
    {
      workflow: 'sympathy-flowers',
      fires: [
        'Funeral flowers are taken straight to the chapel.',
        'Sprays and natural wreaths for a funeral.',
        'nav: Sympathy / Funeral tributes made with care.',
      ],
      silent: ['We offer our sympathy.', 'A spray of water.'],
    },
    {
      workflow: 'occasion-flowers',
      fires: [
        'Bridal bouquets, buttonholes and flowers for the arch.',
        'Wedding flowers from one buttonhole to a marquee full of peonies.',
        'Wedding floristry for any venue.',
      ],
      silent: ['A wedding dress.', 'Wallflowers.'],
    },
    {
      workflow: 'contract-flowers',
      fires: [
        'Contract flowers for your reception desk.',
        'Hotels have their vases refreshed every week.',
        'nav: Contract flowers / Weekly flowers for offices.',
      ],
      silent: ['A contract of sale.', 'Reception is open at nine.'],
    },
    {
      workflow: 'small-engine-repair',
      fires: [
        'Mowers, trimmers and generators serviced and repaired.',
        'nav: Small engine repair / Our small engine shop is open all year.',
        'Chainsaws sharpened and serviced.',
      ],
      silent: ['A search engine.', 'The engine of growth.'],
    },
    {
      workflow: 'house-clearance',
      fires: [
        'House clearance done quietly and properly.',
        'We conduct estate sales for families.',
        'nav: House clearance / Probate clearance with a written account.',
      ],
      silent: ['Clearance sale.', 'The road was cleared.'],
    },
    {
      workflow: 'fair-exhibiting',
      fires: [
        'See us at the spring fair, hall two.',
        'We exhibit at the toy fair every January.',
        'nav: Fairs / Visit us at the show in March.',
      ],
      silent: ['A fair price.', 'Fair hair.'],
    },
  ],
);

describeWordings(
  'carriers',
  [
    '# Freight and logistics',
    'Freight forwarding, customs clearance and warehousing; our trucks and warehouses.',
    'Logistics company: customs broker, shipping and storage.',
  ],
  [
    {
      workflow: 'trade-licences-refunds',
      fires: [
        'Duty drawback claims are followed until credit.',
        'nav: DGFT work / Advance authorisation and EPCG licences.',
        'We apply for import licences and duty refunds.',
      ],
      silent: ['A driving licence.', 'No refunds.'],
    },
    {
      workflow: 'cold-storage',
      fires: [
        'Cold storage for frozen food at minus 25.',
        'nav: Cold storage / Blast freezing overnight.',
        'Frozen storage with chambers monitored for temperature.',
      ],
      silent: ['Cold calls.', 'Frozen accounts.'],
    },
  ],
);

describeWordings(
  'trades',
  [
    '# Builders and tradesmen',
    'Roofing, plumbing, electrical repair and installation contractors. Free estimates.',
    'Licensed contractor: repair, installation and maintenance for homes.',
  ],
  [
    {
      workflow: 'gutter-work',
      fires: [
        'Gutters cleared and downpipes renewed.',
        'nav: Gutters / Seamless gutters installed in a day.',
        'Gutter cleaning twice a year.',
      ],
      silent: ['In the gutter press.', 'Guttural.'],
    },
    {
      workflow: 'lift-work',
      fires: [
        'Our lift engineers service passenger lifts of any make.',
        'nav: Lift maintenance / Elevator repairs day and night.',
        'Lifts modernised and maintained.',
      ],
      silent: ['A face lift.', 'Fork lift hire.'],
    },
    {
      workflow: 'portable-toilets',
      fires: [
        'Portable toilets for weddings and job sites.',
        'nav: Portable toilets / Serviced weekly.',
        'Restroom trailers delivered and picked up.',
      ],
      silent: ['A portable radio.', 'Toilet paper.'],
    },
  ],
);
