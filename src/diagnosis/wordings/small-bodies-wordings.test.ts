import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'public offices',
  [
    '# State licensing department',
    'The department is a government agency. The board meets monthly. Public records.',
  ],
  [
    {
      workflow: 'licence-renewals',
      fires: [
        'Renew your licence online with the renewal form.',
        'The division processes renewals of licenses.',
        'License renewal applications are due in March.',
        'nav: License Renewals / Send us the license renewal form.',
        'Begin the process of renewing your business license.',
      ],
      silent: [
        "Renew your driver's license at the county office.",
        'Library books may be renewed once.',
        'Urban renewal of the old port.',
        'Renew your passport abroad.',
        'Licences of this software.',
      ],
    },
    {
      workflow: 'licensee-inspections',
      fires: [
        'Our inspectors conduct routine restaurant inspections.',
        'The audit unit reviews the sales records of licensees.',
        'We inspect licensed establishments every year.',
        'Officers investigate all complaints received about a licensee.',
        'nav: Food Inspections / Health inspections are unannounced.',
      ],
      silent: [
        'A building inspection before the concrete is poured.',
        'Home inspections for buyers.',
        'The town accounts are audited.',
        'Vehicle inspection stickers.',
        'Inspect your own smoke alarm.',
      ],
    },
    {
      workflow: 'violation-cases',
      fires: [
        'The board imposes penalties for violations.',
        'A consent agreement may be offered to the licensee.',
        'The compliance unit determines what action is taken.',
        'Disciplinary action against a licensee is published.',
        'The commission may suspend the license after a hearing.',
      ],
      silent: [
        'A parking violation is paid at the window.',
        'Your account may be suspended.',
        'The officer fixes the date.',
        'Grass violations are mown by the town.',
        'Compliance with accessibility rules.',
      ],
    },
    {
      workflow: 'statutory-disclosure',
      fires: [
        'This page gives the information the Transparency Code requires us to publish.',
        'Notice of public rights and the annual governance statement.',
        'nav: Disclosures / Accounting statements and external auditor report.',
        'Our publication scheme lists what we publish.',
        'Conclusion of audit notice for last year.',
      ],
      silent: [
        'Conflict of interest disclosure.',
        'Disclosure of personal information to others.',
        'A transparent window.',
        "Seller's disclosure form.",
        'Public rights of way.',
      ],
    },
    {
      workflow: 'allotment-letting',
      fires: [
        'The allotments are managed by the council.',
        'Allotment plots: ask the clerk for the waiting list.',
        'Community garden plots are available to rent.',
        'nav: Allotments / Allotment plots are let by the clerk.',
        'Rent of an allotment is due in October.',
      ],
      silent: [
        'Burial plots are sold by the sexton.',
        'A plot of land for building.',
        'The state allotment of water.',
        'The garden club meets monthly.',
        'The plot of the play.',
      ],
    },
    {
      workflow: 'land-use-review',
      fires: [
        'Planning matters are considered at the council meeting.',
        'The council comments on planning applications.',
      ],
      silent: ['Planning a visit?', 'We plan the summer fair.'],
    },
  ],
);

describeWordings(
  'schools and coaching',
  [
    '# A residential school and academy',
    'Our school teaches pupils of all grades. Our teachers prepare students. Admissions are open.',
  ],
  [
    {
      workflow: 'boarding-care',
      fires: [
        'Separate boarding houses for boys and girls, each with a warden.',
        'We provide hostel facilities with good food.',
        'nav: Hostel / The hostel mess serves four meals.',
        'Hostel fees include laundry.',
        'Boarding facilities are available from grade five.',
      ],
      silent: [
        'Stay at a youth hostel nearby.',
        'Dog boarding near the school.',
        'The board meets monthly.',
        'Snow boarding trips.',
        'On-boarding of teachers.',
      ],
    },
    {
      workflow: 'mock-tests',
      fires: [
        'Every Sunday there is a mock test with solutions.',
        'Full-length mock tests with analysis.',
        'nav: Test Series / Weekly practice tests.',
        'Students learn OMR filling.',
        'Regular practice papers in a real exam environment.',
      ],
      silent: [
        'Drug tests for staff.',
        'A mock trial club.',
        'Eye tests in spring.',
        'Practice rooms for music.',
        'The admission test is in May.',
      ],
    },
    {
      workflow: 'pupil-transport',
      fires: ['Buses with GPS and a lady attendant.', 'Transport facilities are available for students.'],
      silent: ['Take the bus from the city.', 'GPS watches are forbidden.'],
    },
    {
      workflow: 'tuition-payment',
      fires: ['Fees are payable annually or in three instalments.', 'School fees are payable quarterly.'],
      silent: ['A private tuition class.', 'Free lunch for all.'],
    },
    {
      workflow: 'staff-training',
      fires: [
        'Teacher enrichment programmes to update and train teachers.',
        'Faculty development workshops upskill our teachers.',
      ],
      silent: ['We train students for the stage.', 'Enrichment programmes for students.'],
    },
  ],
);

describeWordings(
  'parishes',
  [
    '# A parish church',
    'Our parish church welcomes you. The priest and the congregation gather every Sunday.',
  ],
  [
    {
      workflow: 'sacrament-preparation',
      fires: [
        'We help families in preparation for First Communion.',
        'The First Holy Communion team meets in the hall.',
        'Confirmation candidates and their parents meet in May.',
        'nav: First Communion / First Communion enrolment opens in September.',
        'Preparing for Confirmation takes a year.',
      ],
      silent: [
        'You will receive a booking confirmation.',
        'First Communion dresses for sale.',
        'Preparation of the hall.',
        'Holy Communion at ten.',
        'The communion of saints.',
      ],
    },
    {
      workflow: 'worship-services',
      fires: [
        '9:15 am: Holy Qurbana.',
        'Vespers are sung on Saturday.',
        'The Divine Liturgy is celebrated weekly.',
      ],
      silent: ['The office opens at nine.', 'Social services of the county.'],
    },
    {
      workflow: 'donations',
      fires: [
        'Donations are accepted through Interac e-transfer.',
        'Set up a standing order for your offerings.',
      ],
      silent: ['Transfer at the next bus stop.', 'Blood donation day.'],
    },
    {
      workflow: 'life-ceremonies',
      fires: [
        'To make arrangements contact the baptismal team.',
        'Marriages: please contact the parish office in good time.',
      ],
      silent: ['Flower arrangements for the altar.', 'Contact the cleaning team.'],
    },
  ],
);
