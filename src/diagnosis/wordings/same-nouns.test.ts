import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const computers = ['# Ashdown IT', 'An IT services company: managed IT support for small businesses.'];
const adviser = ['# Hallam Consulting', 'A management consulting firm for owners and boards.'];
const salon = ['# Wexcombe Salon', 'A beauty salon for hair, nails and skin.'];
const shop = ['# Tarn Textiles', 'An online shop. Add to cart, free returns, our store ships each day.'];
const charity = ['# Ottery Relief', 'A charity and non-profit organisation. Donate to our mission.'];
const church = ['# Marbrook Chapel', 'A church. Sunday worship services with our pastor.'];
const school = ['# Pellow School', 'A private school for grades one to twelve with its own teachers.'];
const agent = ['# Thornfield Realty', 'A real estate agency. Our realtor lists homes on the MLS.'];
const carrier = ['# Brackley Freight', 'A logistics and freight company with its own warehouse and trucks.'];
const dentist = ['# Alder Dental', 'A dental practice. Our dentist treats teeth and gums.'];
const plant = [
  '# Combe Castings',
  'A contract manufacturer: machining and metal fabrication in our factory.',
];
const table = ['# The Heron', 'A restaurant with a chef and a dining room.'];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'domain-registration',
    trade: computers,
    fires: ['We register and renew your domain name.'],
    silent: ['Professionals across all domains, from testing to search.'],
  },
  {
    id: 'managed-it',
    trade: adviser,
    fires: [],
    silent: ['We maintain a network of vetted professionals for your business.'],
  },
  {
    id: 'security-operations',
    trade: computers,
    fires: ['Our incident response team answers around the clock.'],
    silent: ['Our audits examine incident response plans.'],
  },
  {
    id: 'readiness-assessments',
    trade: adviser,
    fires: ['Psychometric testing for your managers. / # Psychometric Assessment'],
    silent: ['She did another self-assessment and changed her career.'],
  },
  {
    id: 'process-documentation',
    trade: adviser,
    fires: ['We document every procedure of your company.'],
    silent: ['Our complaints procedure allows clients to write to us.'],
  },
  {
    id: 'pet-grooming',
    trade: salon,
    fires: [],
    silent: ['Hand treatments include nail trimming and cuticle care.'],
  },
  {
    id: 'buying-in',
    trade: shop,
    fires: ['We buy used books and records from you.'],
    silent: ['# How we buy', 'We buy finished antique cloth from weavers.'],
  },
  {
    id: 'interior-design-service',
    trade: shop,
    fires: ['Interior design consultation for homes and offices.'],
    silent: ['Interior designers buying for clients get trade prices.'],
  },
  {
    id: 'shelter-operations',
    trade: charity,
    fires: ['Our emergency shelter is open every night.'],
    silent: ['Emergency shelter kits for families after the flood.'],
  },
  {
    id: 'food-sourcing',
    trade: charity,
    fires: ['We rescue surplus food. / # Food Rescue'],
    silent: [
      'A loan lets a business owner purchase supplies. / Sustainable food sources for fifty families.',
    ],
  },
  {
    id: 'recruitment',
    trade: charity,
    fires: ['We are hiring a programme manager.'],
    silent: [
      'Participants gain access to job opportunities.',
      'Our programmes create employment opportunities for youth.',
    ],
  },
  {
    id: 'visitor-welcome',
    trade: church,
    fires: ['Plan your visit and sit with us.'],
    silent: ['Are you planning to visit Korea? Learn the language.'],
  },
  {
    id: 'course-registration',
    trade: school,
    fires: ['Register online for the summer course.'],
    silent: [
      'Complete our enrollment form and pay the registration fee.',
      'Registration fee for all grades.',
    ],
  },
  {
    id: 'school-meals',
    trade: school,
    fires: ['School lunch is cooked in our kitchen. / # Lunch Menu'],
    silent: ['# Food Technology', '# Food Engineering'],
  },
  {
    id: 'appraisals',
    trade: agent,
    fires: ['Residential appraisals by a certified appraiser.'],
    silent: ['Order the appraisal through your lender.', 'Manage the appraisal process.'],
  },
  {
    id: 'quote-preparation',
    trade: agent,
    fires: ['Request a quote for the management of your flat.'],
    silent: ['Get an instant online estimate. / # Free Valuation'],
  },
  {
    id: 'self-storage',
    trade: carrier,
    fires: ['Climate controlled storage units for rent. / # Storage Units'],
    silent: ['Portable storage units.'],
  },
  {
    id: 'transloading',
    trade: carrier,
    fires: ['Cross-docking and transloading at our dock.'],
    silent: ['Some warehouses offer cross-docking and transloading services.'],
  },
  {
    id: 'childrens-dentistry',
    trade: dentist,
    fires: ['Gentle dental care for children.'],
    silent: ['Fluoride is especially beneficial for children whose teeth are still developing.'],
  },
  {
    id: 'event-organisation',
    trade: dentist,
    fires: ['Join us for our annual gala dinner.'],
    silent: ['Whitening is perfect for special events. / Everyone is aware of upcoming events.'],
  },
  {
    id: 'private-label',
    trade: plant,
    fires: ['We offer OEM services under your own brand.'],
    silent: ['We source straight from the OEM production line.'],
  },
  {
    id: 'equipment-service',
    trade: plant,
    fires: ['We repair pumps and rebuild motors. / # Repair Services'],
    silent: ['# Sheet Metal Part Services / # CAD Design & Drafting Services'],
  },
  {
    id: 'menu-planning',
    trade: table,
    fires: ['Our seasonal menu changes each week.'],
    silent: ['Fresh coffee and farm-to-table dining await in town.'],
  },
  {
    id: 'inquiry-handling',
    trade: table,
    fires: ['Call us with any questions.'],
    silent: ['Give us a call in advance and we will have your food ready.'],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
