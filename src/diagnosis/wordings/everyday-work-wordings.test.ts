import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'firms that answer complaints',
  ['# Financial advisers in Larch', 'We are licensed mortgage advisers and arrange loans for families.'],
  [
    {
      workflow: 'complaint-handling',
      fires: [
        'We acknowledge your complaint within two working days.',
        'Our complaints procedure has three steps.',
        'You must first try to resolve your complaint with us.',
        'Formal complaints can be made under our complaints policy.',
        'nav: Complaints procedure / How to complain: write to our manager.',
        'If you are dissatisfied with our service, make a complaint in writing to us.',
      ],
      silent: [
        'You may lodge a complaint with the data protection authority.',
        'Back pain is the most common complaint.',
        'File a noise complaint with the county.',
        'We file the complaint with the court.',
        'No complaints so far, said a client.',
      ],
    },
  ],
);

describeWordings(
  'IT providers who advise',
  ['# Managed IT services in Larch', 'We are a managed service provider with a help desk for offices.'],
  [
    {
      workflow: 'it-consulting',
      fires: [
        'Each client has a vCIO of their own.',
        'nav: IT Consulting / We look at your systems.',
        'We build a technology roadmap for the next three years.',
        'Our IT consultants help you choose.',
        'Strategic technology advice for owners.',
        'A virtual CIO plans your spending.',
      ],
      silent: [
        'Make a plan, it works.',
        'We mend printers and laptops.',
        'Our IT consultants are placed by a staffing desk.',
        'A roadmap of the town is at the desk.',
        'We answer tickets in ten minutes.',
      ],
    },
  ],
);

describeWordings(
  'clinics that examine and pass records on',
  ['# Chiropractor in Larch', 'Our chiropractor gives spinal adjustments and treats back pain of patients.'],
  [
    {
      workflow: 'treatment-planning',
      fires: [
        'A chiropractic examination determines the cause.',
        'We evaluate your spine and your gait.',
        'You get a report of findings on the second day.',
        'Consultation, then a physical exam to find the cause.',
      ],
      silent: ['The exam room is on the left.', 'We evaluate suppliers.', 'Read our report on the year.'],
    },
    {
      workflow: 'medical-records',
      fires: ['Outgoing Medical Release Form', 'View your medical records on the portal.'],
      silent: ['Press release', 'The record of the town.'],
    },
    {
      workflow: 'appointment-scheduling',
      fires: ['Scheduling and cancellations: 555 0100', 'nav: Appointments & Cancellations / Call the desk.'],
      silent: ['Set an expiry date and time for the link.', 'Invoices sent by text get paid in minutes.'],
    },
  ],
);

describeWordings(
  'accountants',
  ['# Accountants in Larch', 'Our accountants keep books and prepare tax returns for small firms.'],
  [
    {
      workflow: 'tax-resolution',
      fires: [
        'CRA audit support and advice.',
        'We represent you in an HMRC enquiry or tax audit.',
        'A notice of objection is filed in time.',
        'Tax appeals and disputes: tax dispute representation.',
      ],
      silent: ['The audit of a charity.', 'We support local football.', 'Your tax is due in April.'],
    },
    {
      workflow: 'payroll-service',
      fires: ['Payroll setup and management', 'Payroll management for ten people.'],
      silent: ['Keep payroll reports for six years.', 'We set up shop in 1990.'],
    },
  ],
);

describeWordings(
  'nurseries and schools',
  ['# Preschool and school in Larch', 'Our teachers teach pupils in small classes. Preschool and childcare.'],
  [
    {
      workflow: 'pupil-transport',
      fires: ['Transport facility available', 'School collection', 'We collect children from local schools.'],
      silent: ['Is bus service available?', 'Take the city bus to us.', 'We collect stamps.'],
    },
    {
      workflow: 'admissions',
      fires: ['Now enrolling for the new term.', 'Registration is now open for the school year.'],
      silent: ['The new term begins on Monday.', 'The hall is now open.'],
    },
    {
      workflow: 'tuition-payment',
      fires: ['Fees are due in full in advance.', 'Childcare subsidy schemes available.'],
      silent: ['There are no fees.', 'A full day in the woods.'],
    },
  ],
);

describeWordings(
  'charities and fire services',
  [
    '# Larch Foundation, a nonprofit',
    'Our charity runs on donations. Become a donor. Our board meets in May.',
  ],
  [
    {
      workflow: 'programme-delivery',
      fires: [
        'The foundation works to provide girls with schooling. We are dedicated to supporting women.',
        'We are committed to helping refugees. Our organisation exists to support children.',
      ],
      silent: ['We are dedicated to quality.', 'The foundation was laid in 1902.'],
    },
    {
      workflow: 'volunteer-coordination',
      fires: [
        'Become a volunteer firefighter.',
        'We are hiring volunteers.',
        'We are searching for new members to join our department.',
      ],
      silent: ['The volunteer attorney was thanked.', 'New members of the board.'],
    },
  ],
);

describeWordings(
  'lenders',
  ['# Loan brokers in Larch', 'We are loan brokers and compare lenders for car loans and personal loans.'],
  [
    {
      workflow: 'online-calculators',
      fires: [
        'nav: Loan Calculator / See your rate.',
        '## Repayment calculator',
        'nav: Calculators / nav: Mortgage calculator',
        'Try our calculator to estimate your repayments.',
        '## Borrowing calculators',
      ],
      silent: [
        'Bring a calculator to the exam.',
        'Use the government calculator to see your tax.',
        'We calculate your rate for you.',
        'A calculated risk.',
        'The bank has a loan calculator.',
      ],
    },
  ],
);

describeWordings(
  'software vendors before their start',
  [
    '# Property software',
    'Our software is a SaaS platform for landlords. Pricing per unit. Log in to the app.',
  ],
  [
    {
      workflow: 'demo-requests',
      fires: ['nav: Join the waitlist', 'Get early access to the app.'],
      silent: ['The list waits for no one.', 'Tenants access the app early in the day.'],
    },
  ],
);

describeWordings(
  'councils',
  [
    '# Larch Parish Council',
    'The parish council meets monthly. The clerk keeps the minutes. Councillors are elected.',
  ],
  [
    {
      workflow: 'land-use-review',
      fires: [
        'The council gives its views on planning applications.',
        'We are consulted on planning applications.',
      ],
      silent: ['Planning a picnic.', 'Views of the valley.'],
    },
    {
      workflow: 'resolutions',
      fires: ['The council crafts ordinances and adopts resolutions.', '320 ordinances enacted'],
      silent: ['A high resolution map.', 'A complaint resolution.'],
    },
    {
      workflow: 'service-requests',
      fires: ['Councillors report local problems to the county and to highways.'],
      silent: ['The annual report of the county.'],
    },
  ],
);
