import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from '../identify.ts';
import { announcesCustomers, customerSpans } from './customers-trade.ts';

const customersIn = (sentence: string) =>
  customerSpans(sentence).map(({ start, end }) => sentence.slice(start, end).trim());

describe('customerSpans', () => {
  it.each([
    ['Job software for builders and roofers. Free for a month.', 'builders and roofers'],
    ['We train waiters, cooks and porters.', 'waiters, cooks and porters'],
    ['Insurance for bars and caterers that pays within days', 'bars and caterers'],
    ['Larch trains front desk teams', 'front desk teams'],
    ['The platform that home builders and plumbers use to plan', 'home builders and plumbers'],
    ['A dental marketing agency in Milltown', 'dental'],
    ['We sell ovens and fryers to bakeries.', 'bakeries'],
    ['Cleaning for clinics, schools and gyms at night', 'clinics, schools and gyms at night'],
    ['Designed for florists.', 'florists'],
    ['We come to your hotel, resort or airbnb every day.', 'hotel, resort or airbnb'],
    [
      'Tanks cleaned in industries including cement, lime and food processing.',
      'cement, lime and food processing',
    ],
    ['Fresh linen and laundry for vacation rentals', 'vacation rentals'],
  ])('finds the customers in "%s"', (sentence, customers) => {
    expect(customersIn(sentence)).toContain(customers);
  });

  it.each([
    'We build custom homes for families in Milltown.',
    'Our hotel has 24 rooms.',
    'We train our own apprentices.',
    'Call for a quote.',
    'Bookkeeping and payroll',
    'Please wait for the bell.',
    'Welcome to your hotel in the old town.',
  ])('finds no customers in "%s"', (sentence) => {
    expect(customersIn(sentence).filter((span) => /\p{L}{4}/u.test(span))).toEqual([]);
  });
});

describe('announcesCustomers', () => {
  it.each([
    'Who we serve',
    'Industries we serve',
    'Who uses Larch',
    'Built for every trade',
    'Built for people who live and work on the water',
    'Shop by kitchen',
  ])('recognizes "%s"', (heading) => expect(announcesCustomers(heading)).toBe(true));
  it.each(['What we do', 'Our services', 'Who we are', 'We serve breakfast', 'Industrial cleaning'])(
    'rejects "%s"',
    (heading) => expect(announcesCustomers(heading)).toBe(false),
  );
});

const diagnose = (title: string, lines: readonly string[], more: readonly string[] = []) =>
  identify([pageOf('/', [...lines, plainFiller], { title }), pageOf('/more', more)], 'unknown', {
    workflows,
    industries,
  });

describe('an organization that works for a trade', () => {
  it.each([
    [
      'Software vendor',
      'SiteLog | Job software for builders',
      [
        '# Job software for builders',
        'The platform that home builders and roofing contractors use.',
        'button: Book a demo',
      ],
      [
        '# Who uses SiteLog',
        '## Residential construction',
        'Plan custom homes.',
        '## Plumbers',
        'Dispatch emergency calls.',
      ],
      ['construction-projects', 'job-delivery', 'job-scheduling', 'remodelling-work'],
    ],
    [
      'Training provider',
      'Serve School | Training for hotels and restaurants',
      [
        '# We train hotel and restaurant teams',
        'Our trainers run workshops for front desk, housekeeping and kitchen staff.',
      ],
      [
        '# Training courses',
        '## Housekeeping training',
        'How to clean guest rooms.',
        '## Front office',
        'Check in guests, handle room reservations.',
      ],
      ['guest-stay', 'room-reservations', 'catering', 'private-events'],
    ],
    [
      'Marketing, design, or web agency',
      'Bright Molar | Dental marketing agency',
      [
        '# Marketing for dentists',
        'We build websites for dentists and run their ads.',
        '- Dental implants',
        '- Teeth whitening',
      ],
      ['# Services', '## SEO for dentists', 'We bring you patients.'],
      ['dental-treatment', 'orthodontic-treatment', 'emergency-dentistry'],
    ],
    [
      'Insurance agency',
      'Plateguard | Insurance for restaurants',
      [
        '# Insurance for restaurants and caterers',
        'We are an independent insurance agency that insures food trucks and bars.',
        '- General liability insurance',
      ],
      [
        '# Who we insure',
        '## Restaurants',
        'Dine-in, takeout and delivery.',
        '## Hotels',
        'Guest rooms and banquet halls.',
      ],
      ['takeout-orders', 'food-truck-bookings', 'private-events', 'catering'],
    ],
    [
      'Payment services provider',
      'Coinstead | Payments for businesses',
      [
        '# Take card payments anywhere',
        'Card machines, a payment gateway and pay by link for merchants.',
        '# Sectors we serve',
        '## Restaurants and cafés',
        '## Shops and online stores',
        '## Hair salons',
      ],
      ['# Hosted checkout', 'Accept online payments without code.'],
      ['online-orders', 'takeout-orders', 'order-fulfilment'],
    ],
    [
      'Real estate agency',
      'Kittiwake Homes abroad',
      [
        '# Built for people who earn their living with code',
        '## SaaS founders',
        '## App studios',
        '## Custom software development',
        '## Machine learning development',
        '# Properties for sale',
        'Our estate agents find you a home and help you buy it.',
      ],
      ['# Homes for sale', 'See our listings.'],
      ['software-development', 'demo-requests', 'campaign-management'],
    ],
  ] as const)('is identified as a %s, without its customers’ work', (kind, title, home, more, theirs) => {
    const { industry, workflows: found } = diagnose(title, home, more);
    expect(industry.detail).toBe(kind);
    const own = found
      .filter(({ performedBy }) => performedBy === 'own')
      .map(({ definition }) => definition.id);
    expect(own.filter((id) => (theirs as readonly string[]).includes(id))).toEqual([]);
  });

  it.each([
    [
      'Real estate agency',
      'Hillside Realty | Services for buyers and sellers',
      [
        '# Real estate marketing',
        'Our realtors list and sell homes and help buyers find theirs.',
        '# Home search',
        'Search our listings of homes for sale.',
      ],
    ],
    [
      'Dental practice',
      'Elm Street Dental',
      [
        '# Dental insurance',
        'Our dentist and hygienists care for patients.',
        '# Dental cleaning',
        'A dental cleaning twice a year.',
        '# Dental implants',
      ],
    ],
    [
      'Construction or engineering',
      'Stoneworks | Construction services for homes',
      [
        '# Construction solutions for residential buildings',
        'We build houses as a general contractor.',
        '# Construction management',
        'We manage subcontractors and permits.',
      ],
    ],
  ] as const)('is distinguished from a %s that names its own trade', (kind, title, home) => {
    expect(diagnose(title, home).industry.detail).toBe(kind);
  });
});
