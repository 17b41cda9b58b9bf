import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const town = [
  '# Village of Larch',
  'The village council and town clerk sit in the village hall; municipal office, public notice board and tax collector are below.',
];
const library = [
  '# Larch Public Library',
  'A public library in the old school. Our collection fills three floors, and the museum room is above.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'emergency-response',
    trade: town,
    fires: [
      'Our fire department responds to four hundred calls a year.',
      '# Apparatus / The fire district serves three towns with volunteer firefighters.',
      'Emergency medical services are provided day and night.',
      'The ambulance service responds within nine minutes.',
      'Search and rescue team: we respond to emergencies on the river.',
    ],
    silent: [
      'A sprinkler system protects the hall.',
      'We do not offer emergency repair.',
      'The fire in the stove is warm.',
      'Stations of the railway line.',
      'Call the clerk on Monday.',
    ],
  },
  {
    id: 'fire-prevention',
    trade: town,
    fires: [
      'We fit a smoke alarm for every resident of the village.',
      '# Fire Prevention / We install smoke alarms: smoke alarm program for seniors.',
      'CPR classes and fire safety education each month.',
      'Fire safety education for schools.',
      'Fire prevention week brings the engine to the village school.',
    ],
    silent: [
      'The club has a first aid class.',
      'The fire brick is hot.',
      'We do not offer CPR classes.',
      'A candle burns in the window.',
      'Safety pins are in the drawer.',
      'Permits for parking cost five.',
    ],
  },
  {
    id: 'library-lending',
    trade: library,
    fires: [
      'Get a library card at the desk of the public library.',
      '# Catalog / Renew books online at our library.',
      'Interlibrary loan from forty libraries.',
      'Borrow e-books with your library card.',
      'Place holds on items in the library catalog.',
    ],
    silent: [
      'Our product catalog lists pumps.',
      'We do not offer interlibrary loans.',
      'A card from the mayor.',
      'The book of the dead.',
      'Return by the path.',
    ],
  },
  {
    id: 'library-programmes',
    trade: library,
    fires: [
      'Story time for ages two to five every week.',
      '# Summer Reading / The summer reading program starts in June at our library.',
      'Book club meets monthly at the library.',
      'Family storytime: join us at 10 am.',
      '# Storytime / Toddler story time at the library with songs for ages one to three.',
    ],
    silent: [
      'The story of the house.',
      'We do not offer book discussions.',
      'A club for golf.',
      'Summer is short.',
      'Time flies.',
    ],
  },
  {
    id: 'cemetery-care',
    trade: town,
    fires: [
      'The cemetery is owned by the town and operated by a commission. / # Cemetery',
      'Residents may purchase burial plots at the office. / # Cemeteries',
      '# Burial records / Grave locations are listed by name.',
      'Cemetery lots are sold by the sexton, and interment fees are due first. / nav: Cemetery',
      'Cemetery rules and plot maps are kept by the clerk. / # Cemetery records',
    ],
    silent: [
      'He was buried in the cemetery beside the church.',
      'A walk goes past the old cemetery.',
      'The plot of the play is simple.',
      'The office keeps records of each meeting.',
      'We do not sell cemetery plots.',
    ],
  },
  {
    id: 'waste-collection',
    trade: town,
    fires: [
      'Trash collection is on Tuesday throughout the village.',
      '# Recycling / Yard waste pickup from April.',
      'The transfer station is open to residents on Saturday.',
      'Bulk pickup once a month.',
      'Hazardous waste collection day in May.',
    ],
    silent: [
      'Do not waste water.',
      'We do not offer trash pickup.',
      'A pickup truck is for sale.',
      'Recycled paper is used here.',
      'The collection of the museum grows.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
