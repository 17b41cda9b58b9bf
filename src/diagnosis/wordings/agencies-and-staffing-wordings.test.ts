import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'agencies',
  ['# Studio', 'A digital marketing agency. Our agency runs campaigns for clients.'],
  [
    {
      workflow: 'search-optimisation',
      fires: [
        'Our SEO services bring buyers.',
        'Technical SEO and site audits.',
        '## Search Engine Optimisation',
        'We manage your Google Business Profile.',
        'Improve your search rankings with us.',
      ],
      silent: [
        'What is SEO?',
        'Learn SEO in a course.',
        'A search of the building.',
        'An SEO friendly theme.',
        'Search this site.',
      ],
    },
    {
      workflow: 'web-projects',
      fires: [
        'We design and build websites for small firms.',
        'Web design services for clinics.',
        'Custom websites built around your brand.',
        '## Website Design & Development',
        'Our developers build online stores.',
      ],
      silent: [
        'Website designed by Ash & Elm.',
        'Visit our website.',
        'Web design courses for beginners.',
        'The website uses cookies.',
        'A web of paths.',
      ],
    },
    {
      workflow: 'content-writing',
      fires: [
        'Our writers craft blog posts and guides.',
        'Content writing services for busy owners.',
        'We write product descriptions for shops.',
        '## Copywriting Services',
        'Hire experienced copywriters.',
      ],
      silent: [
        'Read our blog.',
        'All content is protected.',
        'A course on writing.',
        'Write to us.',
        'Resume writing is no trade of ours.',
      ],
    },
    {
      workflow: 'client-social-media',
      fires: [
        'We manage your social channels.',
        'Social media management for restaurants, a service for busy owners.',
        '## Social Media Marketing',
        'We run your Facebook and Instagram pages.',
        'Posts are scheduled and published on your pages.',
      ],
      silent: [
        'Follow us on social media.',
        'Find us on Instagram.',
        'Our Facebook page has news.',
        'A workshop on social media.',
        'Sizes of images.',
      ],
    },
    {
      workflow: 'lead-generation',
      fires: [
        'B2B lead generation that fills calendars.',
        'We build prospect lists from scratch.',
        'Appointment setting services for sales teams.',
        '## LinkedIn Prospecting',
        'Cold outreach campaigns for clients.',
      ],
      silent: [
        'Lead paint is old.',
        'Leads free water pipes.',
        'She leads the team.',
        'A leading agency.',
        'Lead us not astray.',
      ],
    },
    {
      workflow: 'brand-activations',
      fires: [
        'Brand activations in malls.',
        'Experiential marketing that people share.',
        'Exhibition stall design and fabrication.',
        'Roadshows for brands across the country.',
        '## BTL Marketing',
      ],
      silent: [
        'Account activation takes a minute.',
        'Activate your card.',
        'The permanent exhibition.',
        'An experience to remember.',
        'Stalls in the stable.',
      ],
    },
    {
      workflow: 'executive-assistance',
      fires: [
        'We triage your email and run your calendar.',
        'Inbox management every day.',
        'Virtual assistant services for founders.',
        '## Executive Support',
        'Diary management and travel.',
      ],
      silent: [
        'Email support is available.',
        'See the event calendar.',
        'An AI assistant answers.',
        'Choose a slot in the calendar.',
        'Sign up with your email.',
      ],
    },
    {
      workflow: 'outsourced-support',
      fires: [
        'Call answering services in your name.',
        'Outsourced customer care around the clock.',
        'Your customers get quick, thoughtful answers.',
        '## Call Centre Services',
        'Customer service outsourcing for shops.',
      ],
      silent: [
        'Our call centre is open from nine.',
        'No call centers.',
        'Call our contact centre.',
        'Ideal for call centers.',
        'Customer service is our passion.',
      ],
    },
  ],
);

describeWordings(
  'staffing agencies',
  ['# Staffing', 'A staffing agency. Our recruiters place candidates with employers.'],
  [
    {
      workflow: 'background-screening',
      fires: [
        'We conduct background checks.',
        'Drug screening for new employees.',
        '## Background Checks',
        'Pre-employment screening for every hire.',
        'Employee vetting in two days.',
      ],
      silent: [
        'All our staff are background checked.',
        'Candidates must pass a background check.',
        'A check of the car.',
        'Background music.',
        'A drug store.',
      ],
    },
    {
      workflow: 'overseas-recruitment',
      fires: [
        'We recruit H-2A workers for farms.',
        'Overseas recruitment from ten countries.',
        'Manpower supply for the Gulf.',
        '## Seasonal Workers',
        'Recruiting skilled migrant workers.',
      ],
      silent: [
        'Seasonal flowers.',
        'Foreign exchange.',
        'Our overseas offices.',
        'Workers of the world.',
        'A worker told us.',
      ],
    },
    {
      workflow: 'temporary-staffing',
      fires: ['Talent on a contract, contract-to-hire and direct hire basis.'],
      silent: ['A contract between us.'],
    },
    {
      workflow: 'engineering-design',
      fires: [
        'We provide engineering support including design engineering and drafting services.',
        'Finite element analysis of parts.',
      ],
      silent: ['Search engine marketing.'],
    },
  ],
);
