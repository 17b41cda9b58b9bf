import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'motorcoach companies',
  ['# Charter bus company', 'A motorcoach company. Our charter bus fleet carries your group anywhere.'],
  [
    {
      workflow: 'tour-operations',
      fires: ['Book a wine tour with our guide.'],
      silent: [
        'Have your charter quote ready so that we can find your trip.',
        'A second driver takes over and completes the trip within the hours of service.',
        'Two weeks before the trip departure date the balance is due.',
      ],
    },
  ],
);

describeWordings(
  'environmental consultants',
  ['# Environmental consulting', 'Environmental consulting firm. Our consultants advise landlords.'],
  [
    {
      workflow: 'inspection-testing',
      fires: ['We do radon testing and mold inspections in buildings.'],
      silent: ['nav: Certifications', 'nav: Our certification'],
    },
  ],
);

describeWordings(
  'companies of any trade',
  ['# Milltown Partners', 'A company in Milltown.'],
  [
    {
      workflow: 'feedback-collection',
      fires: ['We value your feedback.', 'nav: Feedback / Take our short survey.'],
      silent: ['Feedback makes us better! / A review helps the next visitor decide.'],
    },
    {
      workflow: 'newsletter-publishing',
      fires: ['Sign up for our monthly email updates.', 'Subscribe to our newsletter.'],
      silent: [
        'You get email updates about your order until it ships.',
        'We send email alerts while we work on your repair: sign up for updates on your repair.',
      ],
    },
    {
      workflow: 'press-relations',
      fires: ['Journalists may download our press kit.', 'Media inquiries: press@milltown.example'],
      silent: [
        'Creators: send us the link to your media kit.',
        'If you have a media kit or rate card, add it.',
      ],
    },
    {
      workflow: 'recruitment',
      fires: ['Join our team: send us your resume.'],
      silent: ['Katrin joined our team in 2019.', 'Tom Ashe joined our team two years ago and paints.'],
    },
    {
      workflow: 'supplier-administration',
      fires: ['Become a supplier: fill out the vendor registration.', 'New vendors send us their tax form.'],
      silent: [
        'Invoices are fetched for you out of vendor portals, month by month.',
        'Each utility has a supplier portal, out of which we collect the bills.',
      ],
    },
    {
      workflow: 'inquiry-handling',
      fires: ['Contact us today with any question.'],
      silent: ['Contacting us through this site means that you agree to how we treat your data.'],
    },
    {
      workflow: 'review-collection',
      fires: ['Refer a friend and tell us how we did.', 'Please leave us a review.'],
      silent: ['There are points to be had for referring neighbours.'],
    },
  ],
);

describeWordings(
  'schools',
  ['# Milltown Elementary School', 'A private school for grades one to eight. Our students and teachers.'],
  [
    {
      workflow: 'parent-communication',
      fires: ['We keep parents informed.', 'Please report absences before nine. / # Family handbook'],
      silent: ['Families are notified in spring whether their child has a place.'],
    },
    {
      workflow: 'clubs-and-sports',
      fires: ['Our after school clubs meet on Monday.', 'The athletics program has six teams.'],
      silent: [
        'Snacks for extracurricular activities are to be agreed with the office.',
        'Please choose modest attire at extracurricular activities too.',
      ],
    },
  ],
);

describeWordings(
  'accountants',
  ['# Hallam Tax & Accounting', 'Our accountants do tax preparation and bookkeeping.'],
  [
    {
      workflow: 'investment-advice',
      fires: [],
      silent: [
        'Our neighbour and partner is Silverbirch Financial Group. / Wealth management is provided by Silverbirch Financial Group. / Wealth management and financial planning',
      ],
    },
    {
      workflow: 'ongoing-advisory',
      fires: ['You get year-round advisory for one monthly retainer.'],
      silent: ['Without the support that neighbours keep giving us we would not have grown.'],
    },
  ],
);

describeWordings(
  'dental practices',
  ['# Milltown Dental', 'Our dentist and team of dental hygienists. A dental practice.'],
  [
    {
      workflow: 'dental-treatment',
      fires: ['We place dental implants and crowns.', 'Fillings and crowns. / We offer cosmetic dentistry.'],
      silent: ['Have the form about your health filled in when you come.'],
    },
  ],
);

describeWordings(
  'churches',
  [
    '# Milltown Baptist Church',
    'Our church and its pastor. A congregation of believers with worship every Sunday.',
  ],
  [
    {
      workflow: 'visitor-welcome',
      fires: ['Plan your visit to our Sunday service.', 'Fill out a connection card so we can greet you.'],
      silent: ['Four evenings of a membership class lead to joining.'],
    },
  ],
);

describeWordings(
  'inns',
  ['# Seaside Inn', 'Our hotel has twelve guest rooms by the sea. Check in after three.'],
  [
    {
      workflow: 'table-reservations',
      fires: [],
      silent: ['nav: Make a Reservation / Reserve your room online or call us for a reservation.'],
    },
  ],
);

describeWordings(
  'consultants',
  ['# Hallam Consulting', 'A management consulting firm. Our consultants serve companies and their leaders.'],
  [
    {
      workflow: 'strategic-planning',
      fires: ['We facilitate board retreats. / # Strategic planning'],
      silent: [
        'Before she came to us our partner had charge of strategic planning at a toy factory.',
        'Until last year he facilitated board retreats inside a brewery, prior to joining our firm.',
      ],
    },
  ],
);

describeWordings(
  'IT providers',
  [
    '# Managed IT services',
    'A managed service provider: network monitoring, data backup and servers for firms.',
  ],
  [
    {
      workflow: 'customer-support',
      fires: [
        'Open a support ticket at any hour.',
        'Our support engineers answer within a day. / Email support for every owner.',
      ],
      silent: [
        'Send us your requirements and our team will respond within 24 hours.',
        'Read our full guide to pressure. / We help your team learn the fundamentals of service.',
      ],
    },
  ],
);
