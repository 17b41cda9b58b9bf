import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const itProvider = [
  '# Redfern IT',
  'A managed service provider and IT consulting house. Every server room, firewall and endpoint differs.',
];
const consultants = ['# Elmbrook Consulting', 'A management consulting firm. Our consultants guide clients.'];
const trainer = [
  '# Hollis Training Academy',
  'We train adults: courses, workshops and seminars for professionals.',
];
const school = ['# Quillbury school', 'Our school teaches pupils from the first grade to the eighth grade.'];
const boothHire = [
  '# Snapfield events',
  'An event company for weddings and parties: event rentals, event production and party games for corporate events.',
];
const studio = [
  '# Fennimore web studio',
  'A web design agency: web design, branding and SEO for small firms.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'demo-requests',
    trade: itProvider,
    fires: ['Start your free trial today.', 'Book a demo of the service desk.'],
    silent: ['Start with a free IT check-up.', 'We start with a free review of your licences.'],
  },
  {
    id: 'hardware-procurement',
    trade: itProvider,
    fires: [
      'Hardware bought, set up and looked after.',
      '# IT Procurement / We procure hardware for clients.',
    ],
    silent: [
      '# Hardware Upgrades / Faster disks for old machines.',
      '# Procurement Teams / Who reads along.',
    ],
  },
  {
    id: 'job-scheduling',
    trade: itProvider,
    fires: ['Schedule a service visit of our technician.'],
    silent: [
      '# 24/7 Service Desk / Tickets at any hour.',
      'A worn disk found early costs less than an emergency repair.',
    ],
  },
  {
    id: 'technology-implementation',
    trade: consultants,
    fires: [
      'We automate the workflows that eat your day.',
      'From workflow automation to AI agents, we build it with you.',
    ],
    silent: ['Requests arrive with automated workflow approval.', 'Their plant automates business tasks.'],
  },
  {
    id: 'client-data-analytics',
    trade: consultants,
    fires: ['Our analysts build models of your sales.', 'We build dashboards for your managers.'],
    silent: ['# Analytics Dashboard: / Shown on the booth.', 'One dashboard shows every client ticket.'],
  },
  {
    id: 'readiness-assessments',
    trade: consultants,
    fires: [
      'The AI readiness audit has a fixed price.',
      'A digital readiness assessment opens the engagement.',
    ],
    silent: ['Readiness is half of the journey.', 'Audit season starts in spring.'],
  },
  {
    id: 'admissions',
    trade: school,
    fires: ['Send the application form. The application process takes two weeks for admission.'],
    silent: [
      'Enrollment fee: 250 dollars a course.',
      'You will hear when registration opens.',
      'The capacity to apply a talent management program.',
    ],
  },
  {
    id: 'progress-reports',
    trade: school,
    fires: ['# Grading Policy / A report card tells how a pupil does.'],
    silent: ['# Assessment Method: / Multiple choice.', 'Assessment areas are listed below.'],
  },
  {
    id: 'course-registration',
    trade: trainer,
    fires: ['Register for the evening course by phone or sign up for a class.'],
    silent: ['Examination registration fees are paid to the national board.'],
  },
  {
    id: 'entertainment-bookings',
    trade: boothHire,
    fires: [
      'Premium photobooth experiences across the county.',
      'Our face painters paint at parties, fairs and festivals.',
    ],
    silent: ['The booth of the ticket seller is green.', 'A photo hangs in the hall.'],
  },
  {
    id: 'wedding-hosting',
    trade: boothHire,
    fires: ['Our wedding venue seats two hundred guests in the barn.'],
    silent: [
      'We have brought our booths to the finest wedding venues of the county.',
      'We come to you, at any conference venue.',
    ],
  },
  {
    id: 'team-building',
    trade: boothHire,
    fires: [
      'We deliver corporate team building experiences across the county.',
      'Our facilitators run team building days for offices.',
      'We design team building sessions for your staff.',
      '# Team building / Bespoke team building programmes with a talk at the end.',
      'We offer team building activities indoors and outdoors.',
    ],
    silent: [
      'Our booths suit launches, conferences and team building days.',
      'The old mill is perfect for team building days.',
      'Team building at the castle, awards nights at the hall.',
      'Building the tent takes a team of four.',
      'Our staff team building day is in June.',
    ],
  },
  {
    id: 'catering',
    trade: boothHire,
    fires: ['We cater weddings and office lunches.'],
    silent: ['We cater for groups from ten to five hundred.', '# We come to you / Anywhere in the county.'],
  },
  {
    id: 'website-care',
    trade: studio,
    fires: ['We also manage the edits for you each month.', 'Unlimited edits are part of the plan.'],
    silent: ['Edits of the film take a week.', 'We host a party each spring.'],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
