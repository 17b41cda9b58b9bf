import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'lenders',
  ['# Capital', 'Business loans and lines of credit. Apply for a loan with our loan officers.'],
  [
    {
      workflow: 'credit-repair',
      fires: [
        'Credit repair for business owners.',
        'We dispute inaccurate items with the bureaus.',
        'We help repair your credit profile.',
        '## Credit Services',
        'Building business credit from scratch.',
      ],
      silent: [
        'Pay by credit card.',
        'A secured card helps you build credit on your account.',
        'Repair of cars.',
        'Credit where it is due.',
        'If you have bad credit, apply all the same.',
      ],
    },
    {
      workflow: 'account-services',
      fires: ['Open a checking account online in minutes.'],
      silent: [
        'Newly opened accounts can lower scores.',
        'Direct deposit information for each employee.',
        'ACH debits are taken daily.',
      ],
    },
    {
      workflow: 'partner-programme',
      fires: [],
      silent: [
        'We are fee only and never earn a commission.',
        'We have no agenda because we earn no commissions.',
      ],
    },
    {
      workflow: 'tax-filing',
      fires: [],
      silent: ['We ask for 2 years of business tax returns.', 'Send tax returns and bank statements.'],
    },
  ],
);

describeWordings(
  'testing laboratories',
  [
    '# Testing laboratory',
    'Civil engineers and structural engineers. Our architects and surveyors work all over the country.',
  ],
  [
    {
      workflow: 'materials-testing',
      fires: [
        'Compressive strength test of cement.',
        'Slump cone test and proctor density.',
        'We test concrete: material testing services for contractors.',
        '## Soil Testing',
        'Sieve analysis of aggregates.',
      ],
      silent: [
        'Our bricks are tested.',
        'Samples are sent to a laboratory for testing.',
        'A test of patience.',
        'Concrete plans.',
        'Test our software.',
      ],
    },
    {
      workflow: 'nondestructive-testing',
      fires: [
        'Condition assessment of existing structures, including application of non-destructive test.',
        'Rebound hammer readings on site.',
      ],
      silent: ['A test of patience.', 'Assessment of your needs.'],
    },
  ],
);

describeWordings(
  'technology companies',
  ['# IT services', 'An IT services provider. Managed IT, network support and custom software development.'],
  [
    {
      workflow: 'ai-development',
      fires: [
        'We build custom AI systems for hospitals.',
        'Custom AI development from idea to use.',
        'We train machine learning models on your records.',
        '## AI Development',
        'Machine learning engineering team.',
      ],
      silent: [
        'Learn AI in a course.',
        'We do not use your data to train AI models.',
        'The future of AI.',
        'Powered by AI.',
        'Training for staff.',
      ],
    },
    {
      workflow: 'infrastructure-projects',
      fires: [
        'Data centre design and construction.',
        'IT infrastructure deployment for banks.',
        '## Data Centre Services',
        'We design and deploy network infrastructure for our clients.',
        'Data center consolidation.',
      ],
      silent: [
        'Hosted in a data centre nearby.',
        'Our servers stand in Oslo.',
        'Roads and public infrastructure.',
        'Protecting data centers and infrastructure.',
        'Infrastructure as code.',
      ],
    },
    {
      workflow: 'software-testing',
      fires: [
        'Software testing services for banks.',
        'Test automation frameworks that last.',
        'Quality assurance services for every project.',
        '## Independent Validation',
        'Our testers test applications on real phones.',
      ],
      silent: [
        'Penetration testing.',
        'Blood testing.',
        'A/B testing of pages.',
        'Our product is tested daily.',
        'Test prep.',
      ],
    },
    {
      workflow: 'it-compliance',
      fires: ['We provide guidance on GDPR compliance.'],
      silent: ['We comply with the law.'],
    },
  ],
);
