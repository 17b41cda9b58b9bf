import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const estateAgent = [
  '# Gull Realty',
  'A real estate agency where every realtor is a neighbour. Real estate agents and MLS since 1980.',
];
const manager = [
  '# Oak Row Property Management',
  'A property management company for apartment communities and rental property, with a homeowners association or two.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'title-escrow',
    trade: estateAgent,
    fires: [
      'Title insurance and escrow services for buyers and lenders.',
      '# Place an Order / Order title work online.',
      'We conduct title searches in three counties.',
      'Our escrow officers guide your closing.',
      'Settlement services for real estate agents.',
    ],
    silent: [
      'The title of the book is long.',
      'We do not offer title insurance.',
      'Title IX protects students.',
      'The car title is in the glove box.',
      'We settle near the river.',
    ],
  },
  {
    id: 'maintenance-requests',
    trade: manager,
    fires: [
      'Submit a maintenance request through the tenant portal.',
      '# Maintenance Requests / Call for emergency maintenance.',
      'Tenants report repairs online: repair requests are answered the same day.',
      '24-hour maintenance for every resident.',
      'Residents submit work orders by phone.',
    ],
    silent: [
      'Road maintenance on Monday.',
      'We do not offer maintenance requests.',
      'A request for silence.',
      'He repaired the clock.',
      'Orders of the day.',
    ],
  },
  {
    id: 'property-viewings',
    trade: estateAgent,
    fires: [
      'Schedule a showing of any listing.',
      '# Open Houses / Open house this Sunday from one to three.',
      'Book a tour of our apartments.',
      'Private viewings by appointment.',
      'Tour the model home today: call to schedule.',
    ],
    silent: [
      'The tour of the singer starts in May.',
      'We do not offer showings.',
      'Open to the public on Monday.',
      'A view over the bay.',
      'The house has a tour eiffel of matches.',
    ],
  },
  {
    id: 'tenant-screening',
    trade: manager,
    fires: [
      'Submit the rental application online; the application fee is forty dollars.',
      '# Rental Application / Credit checks and income verification of each applicant.',
      'Thorough tenant screening for owners.',
      'Apply for this apartment online today.',
      'Rental criteria: income three times the rent.',
    ],
    silent: [
      'Apply sunscreen.',
      'We do not offer tenant screening.',
      'A screen divides the room.',
      'Income of the town rose.',
      'Applications of physics.',
    ],
  },
  {
    id: 'commercial-leasing',
    trade: estateAgent,
    fires: [
      'Commercial leasing for owners: office space for lease.',
      '# Commercial / We represent tenants: tenant representation for shops.',
      'Retail space available, 2,000 sq ft.',
      'Warehouse space for rent by the rail.',
      'Site selection and lease negotiation for growing firms.',
    ],
    silent: [
      'A commercial on the radio.',
      'We do not offer commercial leasing.',
      'The office of the broker is upstairs.',
      'Space is dark.',
      'Industrial art hangs here.',
    ],
  },
  {
    id: 'appraisals',
    trade: estateAgent,
    fires: [
      'Residential appraisals for lenders and estates.',
      '# Order an Appraisal / Our certified appraisers visit within a week.',
      'Divorce appraisal and estate appraisal.',
      'Appraisal services across four counties for real estate.',
      'State certified appraiser of homes and land.',
    ],
    silent: [
      'Jewelry appraisal while you wait.',
      'We do not offer appraisals.',
      'Staff appraisal is in May.',
      'Values change.',
      'A praise from the mayor.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
