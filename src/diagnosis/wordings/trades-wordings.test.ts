import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'trades',
  [
    '# Milltown contractors',
    'Home improvement contractor with careful workmanship in our service area.',
    'Each technician is a contractor of long standing, residential and commercial.',
  ],
  [
    {
      workflow: 'tree-work',
      fires: [
        'nav: Tree Removal / We trim limbs and grind stumps. / Tree pruning.',
        '# Stump grinding / Our certified arborists remove hazard trees. / Tree trimming.',
        'Emergency tree service. / We remove storm damaged trees. / nav: Tree Care',
        'We prune trees and remove branches. / nav: Tree Services / Stump removal.',
        'Tree cutting and cabling. / # Tree trimming / Our arborist looks at each tree.',
      ],
      silent: [
        'A family tree.',
        'A decision tree.',
        'Christmas trees in December.',
        'A tree house.',
        'Branch offices.',
      ],
    },
    {
      workflow: 'land-clearing',
      fires: [
        'nav: Land Clearing / We mulch brush and clear lots.',
        '# Forestry mulching / We clear acreage and pasture. / Brush hogging.',
        'Lot clearing for builders. / nav: Forestry Mulching / Overgrown land is opened again.',
        'We reclaim overgrown pasture. / # Brush clearing / Underbrush removal.',
        'Fence line clearing and bush hogging. / nav: Lot Clearing / We clear brush.',
      ],
      silent: [
        'Clear the air.',
        'Mulch is sold by the bag.',
        'Customs are cleared.',
        'Clear instructions.',
        'Land ahoy.',
      ],
    },
    {
      workflow: 'excavation-work',
      fires: [
        'nav: Excavation / We dig foundations and ponds. / Driveway grading.',
        '# Site preparation / Trenching for utility lines. / We grade lots.',
        'French drain installation. / nav: Grading & Drainage / We excavate basements.',
        'House pads and gravel driveways. / # Excavation services / Septic installation and trenching.',
        'Our dirt work crew levels yards. / nav: Site Prep / Culvert installation. / We dig footings.',
      ],
      silent: [
        'Grades are sent to parents.',
        'An archaeological dig.',
        'Dig deeper.',
        'A level head.',
        'Grade school.',
      ],
    },
    {
      workflow: 'landscape-installation',
      fires: [
        'nav: Hardscaping / We build patios and retaining walls. / Landscape design.',
        '# Landscape design / Paver walkways and fire pits. / We install irrigation.',
        'Outdoor living and outdoor kitchens. / nav: Landscaping / We plant shrubs and flower beds.',
        'Sod installation and garden design. / # Landscaping / Our designers build patios.',
        'We design and install landscapes. / nav: Landscape Design / Landscape lighting.',
      ],
      silent: [
        'The competitive landscape.',
        'A landscape painting.',
        'Fire sprinkler inspection.',
        'The changing landscape of business.',
        'A patio set.',
      ],
    },
    {
      workflow: 'grounds-maintenance',
      fires: [
        'nav: Lawn Care / We mow lawns every week. / Weed control.',
        '# Snow removal / We plow driveways and parking lots. / Ice management.',
        'Weekly mowing and leaf removal. / nav: Lawn Maintenance / Lawn fertilization.',
        'Spring cleanup and hedge trimming. / # Lawn mowing / We aerate lawns.',
        'Grounds maintenance for offices. / nav: Snow Plowing / Yard care all season.',
      ],
      silent: ['A yard sale.', 'Lawn chairs.', 'Weeds grow.', 'Snow fell.', 'The grass is greener.'],
    },
    {
      workflow: 'cleaning-visits',
      fires: [
        'nav: House Cleaning / Our maid service cleans kitchens and bathrooms.',
        '# Office cleaning / Janitorial services for schools. / We vacuum and mop floors.',
        'Move out cleaning and deep cleaning. / nav: Residential Cleaning / Weekly cleaning.',
        'Our cleaning crew disinfects offices. / # Commercial cleaning / Floor waxing.',
        'Carpet cleaning and upholstery cleaning. / nav: Carpet Cleaning / We clean carpets.',
      ],
      silent: ['Teeth cleaning.', 'Clean energy.', 'A clean record.', 'Drain cleaning.', 'Clean humor.'],
    },
    {
      workflow: 'pest-treatment',
      fires: [
        'nav: Pest Control / We treat termites and ants. / Rodent control.',
        '# Termite inspection / Bed bug treatment by our exterminators.',
        'Mosquito control all summer. / nav: Mosquito Control / Get rid of roaches.',
        'Wildlife removal and rodent exclusion. / # Pest control / Quarterly pest service.',
        'We eliminate bed bugs. / nav: Bed Bugs / Ant treatment.',
      ],
      silent: ['Bug fixes weekly.', 'Ants at a picnic.', 'A bee line.', 'Mouse pads.', 'Rats!'],
    },
    {
      workflow: 'pool-service',
      fires: [
        'nav: Pool Cleaning / Weekly pool service and pool repair. / We open pools.',
        '# Pool openings / We winterize pools. / Hot tub repair.',
        'Pool liner replacement. / nav: Pool Service / Pool pump repair.',
        'We resurface pools. / # Pool renovation / Pool construction.',
        'Swimming pool maintenance. / nav: Pool Maintenance / Green pool cleanup.',
      ],
      silent: [
        'Guests enjoy our outdoor pool.',
        'A pool table.',
        'A talent pool.',
        'Swim lessons.',
        'Pooled money.',
      ],
    },
    {
      workflow: 'fence-deck-building',
      fires: [
        'nav: Fence Installation / We build wood and vinyl fences.',
        '# Deck building / Composite decks and pergolas. / We repair decks.',
        'Privacy fencing and gates. / nav: Fencing / Fence repair.',
        'We build pole barns and carports. / # Decks / Porch construction.',
        'Chain link fences. / nav: Vinyl Fence / Fence contractor for farms.',
      ],
      silent: [
        'On the fence.',
        'A pitch deck.',
        'A deck of cards.',
        'Hit the deck.',
        'No fences between neighbours.',
      ],
    },
    {
      workflow: 'concrete-masonry',
      fires: [
        'nav: Concrete / We pour driveways and patios. / Stamped concrete.',
        '# Masonry / Chimney repair and tuckpointing. / We lay brick.',
        'Asphalt paving and sealcoating. / nav: Paving / We pave parking lots.',
        'Foundation repair and waterproofing. / # Foundation repair / Concrete leveling.',
        'Concrete contractor: slabs and sidewalks. / nav: Stamped Concrete / We pour foundations.',
      ],
      silent: [
        'A concrete plan.',
        'A charitable foundation.',
        'Concrete results.',
        'Stone soup.',
        'Brick by brick.',
      ],
    },
    {
      workflow: 'exterior-washing',
      fires: [
        'nav: Pressure Washing / We wash siding and driveways.',
        '# Window cleaning / Roof cleaning and soft washing.',
        'House washing. / nav: Power Washing / We pressure wash decks.',
        'Window washing inside and out. / # Window cleaning',
        'We wash windows and roofs. / nav: Roof Cleaning / Window washing.',
      ],
      silent: [
        'Wash your hands.',
        'A washing machine.',
        'Hand wash only.',
        'Car wash next door.',
        'High pressure sales.',
      ],
    },
    {
      workflow: 'waste-hauling',
      fires: [
        'nav: Junk Removal / We haul junk and furniture. / Estate cleanouts.',
        '# Dumpster rental / Roll off dumpsters delivered. / Dumpster sizes.',
        'Garage cleanouts. / nav: Dumpster Rentals / Mattress removal.',
        'Appliance removal and junk hauling. / # Junk removal / We take unwanted things.',
        'Trash pickup each week. / nav: Trash Removal / Yard waste collection.',
      ],
      silent: ['Junk mail.', 'One man’s trash.', 'Debris fell.', 'Hauled before court.', 'Waste not.'],
    },
    {
      workflow: 'own-insurance-proof',
      fires: [
        'We send our certificate of insurance before the job.',
        'Proof of insurance available upon request.',
        'nav: Certificate of Insurance',
        'Ask us for a certificate of insurance naming your HOA.',
        'Certificates of insurance are provided to property managers.',
      ],
      silent: [
        'Bring your proof of insurance.',
        'We help with insurance claims.',
        'Your insurance certificate is at home.',
        'Life insurance.',
        'Health plans.',
      ],
    },
  ],
);
