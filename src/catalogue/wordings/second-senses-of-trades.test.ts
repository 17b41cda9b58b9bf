import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const builder = ['# Alderholt Construction', 'A construction company and general contractor in the valley.'];
const heater = ['# Brackley Heating', 'Heating, cooling and HVAC contractor, licensed and insured.'];
const gardener = ['# Thornfield Landscaping', 'A landscaping company for gardens and lawns.'];
const plant = [
  '# Marbrook Castings',
  'A contract manufacturer: precision machining, metal fabrication and castings from our foundry.',
];
const carrier = ['# Pellow Freight', 'A logistics and freight company with its own trucks.'];
const agent = ['# Wexcombe Realty', 'A real estate agency. Our realtor lists homes on the MLS.'];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'scaffolding-work',
    trade: builder,
    fires: [
      'We erect and dismantle scaffolding for builders. / # Scaffold Hire',
      '# Scaffolding Services / Residential and commercial scaffolding.',
    ],
    silent: [
      'We use scaffolding on tall houses. / No scaffolding needed.',
      'Lessons with scaffolding for pupils.',
    ],
  },
  {
    id: 'demolition-work',
    trade: builder,
    fires: [
      'We handle interior demolition and sort the debris. / # Demolition Services',
      '# Demolition / Our crew tears down barns and garages.',
    ],
    silent: [
      'The mill was saved from demolition in 1970.',
      'A demolition permit takes a month. / Demolition derby.',
    ],
  },
  {
    id: 'remodelling-work',
    trade: heater,
    fires: ['We remodel kitchens and bathrooms. / # Bathroom Remodeling'],
    silent: [
      'HVAC for new homes and renovation projects. / Ductless units are ideal for additions.',
      'A leak can flood a finished basement. / Slow kitchen and bathroom drains.',
      'Transform your outdoor space. / Ready to transform your space?',
    ],
  },
  {
    id: 'plumbing-work',
    trade: heater,
    fires: ['We clear blocked drains and repair toilets. / # Drain Cleaning'],
    silent: ['Furnace repairs and boiler service. / We clear the condensate drain line.'],
  },
  {
    id: 'electrical-work',
    trade: heater,
    fires: [
      'We rewire old houses. / # Panel Upgrades',
      'Lighting installation and outlet repair. / # Electrical',
    ],
    silent: [
      'Igniter and pilot light repairs. / We install and wire your thermostat.',
      'Outdoor lighting installation. / We install garden lights.',
    ],
  },
  {
    id: 'excavation-work',
    trade: gardener,
    fires: ['We dig trenches and grade sites. / # Excavation'],
    silent: ['The same level of care for your yard. / A crew of a high grade for your home.'],
  },
  {
    id: 'septic-service',
    trade: builder,
    fires: ['We pump septic tanks. / # Septic Pumping', 'Septic tank installation. / # Septic Services'],
    silent: ['Houses west of the city have septic systems. / # Grease trap outlet'],
  },
  {
    id: 'design-review',
    trade: plant,
    fires: ['We check every design for manufacturability.', 'DFM review of your drawings.'],
    silent: ['Design & manufacturing of countertops.', 'We lead in the design and manufacture of planters.'],
  },
  {
    id: 'assembly-work',
    trade: plant,
    fires: ['We weld and assemble components for customers. / # Assembly'],
    silent: ['Machined and ready-to-assemble castings.'],
  },
  {
    id: 'finishing-work',
    trade: plant,
    fires: ['Zinc plating and black oxide in our own line. / # Plating'],
    silent: ['Cheaper than tin plate steel. / Clutch plates and brackets.'],
  },
  {
    id: 'carrier-onboarding',
    trade: carrier,
    fires: ['Drive for us: owner operators wanted.', '# Carriers / Download our carrier packet.'],
    silent: ['# What drives us to deliver', 'Quality drives us.'],
  },
  {
    id: 'tanker-transport',
    trade: carrier,
    fires: ['Our tankers carry milk and oils. / # Bulk Liquids'],
    silent: ['Bulk cargo transport by flatbed.'],
  },
  {
    id: 'title-escrow',
    trade: agent,
    fires: ['Our title company opens escrow for you.'],
    silent: [
      'Wire the funds to the title company. / # At Closing',
      'Lenders and title companies need a week.',
    ],
  },
  {
    id: 'appraisals',
    trade: agent,
    fires: ['Residential appraisals by a certified appraiser.'],
    silent: [
      'The lender orders an appraisal of the home.',
      '# The Appraisal / Appraisal ordered in the first week.',
    ],
  },
  {
    id: 'maintenance-requests',
    trade: agent,
    fires: ['Tenants submit a maintenance request online.'],
    silent: [
      'Buyers may request repairs or credits.',
      'Negotiate repairs with the seller after inspection requests.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
