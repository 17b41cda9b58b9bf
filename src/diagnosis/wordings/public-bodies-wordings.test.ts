import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'public bodies',
  [
    '# Borough of Larch',
    'The borough office and borough council. Township and village news. The zoning officer sits on Monday. Municipal hall.',
  ],
  [
    {
      workflow: 'code-enforcement',
      fires: [
        'Our code enforcement officer sends a notice.',
        'nav: Code Enforcement / High grass may be reported to the codes officer.',
      ],
      silent: ['Use the discount code at the till.', 'The dress code is casual.', 'Enter your area code.'],
    },
    {
      workflow: 'municipal-budget',
      fires: [
        'The adopted budget and the annual audit are posted here.',
        'nav: Finance / A budget hearing is held in November. / nav: Budget',
      ],
      silent: ['Plan your wedding budget.', 'A hotel for every budget.', 'We stay within your budget.'],
    },
    {
      workflow: 'street-maintenance',
      fires: [
        'Our crew patches potholes and plows 80 miles of road.',
        'nav: Public Works / The road crew sweeps streets in May. / Street sweeping begins.',
      ],
      silent: ['Snow lies on the street.', 'Walk down the road.', 'Driveway paving by others.'],
    },
    {
      workflow: 'election-administration',
      fires: [
        'Request an absentee ballot or find your polling place.',
        'Register to vote at the hall. / We need poll workers.',
      ],
      silent: [
        'Vote for your favourite photo.',
        'The board elected a chair.',
        'Early voting with your feet.',
      ],
    },
    {
      workflow: 'property-assessment',
      fires: [
        'Grievance day is in May. / Homestead exemption forms are here.',
        'nav: Assessor / The assessor values each property.',
      ],
      silent: ['A free risk assessment.', 'Health assessment by a nurse.', 'Rate your fitness assessment.'],
    },
    {
      workflow: 'police-services',
      fires: [
        'Uniformed officers patrol the village and answer calls. / The patrol division works in shifts.',
        'Detectives investigate burglaries. / Join the neighborhood watch.',
      ],
      silent: [
        'Call the police if you see smoke.',
        'If you are arrested, call a lawyer.',
        'The bank officer answers.',
      ],
    },
    {
      workflow: 'public-health-services',
      fires: [
        'Restaurant inspections and septic permits are done by environmental health.',
        'nav: Public Health / An immunization clinic is held monthly.',
      ],
      silent: ['A healthy lunch.', 'Health insurance for staff.', 'The gym inspects its machines.'],
    },
    {
      workflow: 'housing-vouchers',
      fires: [
        'The Section 8 waiting list is open. / Housing choice voucher holders may apply.',
        'Public housing applicants join the waiting list.',
      ],
      silent: ['A gift voucher.', 'The waiting list for the dance class.', 'Housing prices rise.'],
    },
    {
      workflow: 'records-requests',
      fires: [
        'In order to request information from the borough, complete this form.',
        'nav: Right to Know / Requests go to the open records officer.',
      ],
      silent: ['A record crowd came.', 'Request a song.', 'Vinyl records.'],
    },
    {
      workflow: 'clerk-services',
      fires: [
        'Certified copies of birth certificates cost ten dollars.',
        'Deeds and liens are recorded at the window.',
      ],
      silent: ['A birthday.', 'The store clerk smiled.', 'Sign the visitors book.'],
    },
  ],
);

describeWordings(
  'libraries',
  [
    '# Larch Public Library',
    'A public library. Get a library card; our librarian and the museum curator help you borrow.',
  ],
  [
    {
      workflow: 'public-computers',
      fires: [
        'Ten public computers are free to use.',
        'Printing costs 10 cents per page at the library desk. / nav: Computers & Printing',
      ],
      silent: ['We repair computers.', 'Computer science degrees.', 'Copies of the novel.'],
    },
    {
      workflow: 'library-programmes',
      fires: ['Toddler time is on Tuesday. / Summer reading starts in June.'],
      silent: ['A timely read.', 'The clock shows the time.'],
    },
  ],
);
