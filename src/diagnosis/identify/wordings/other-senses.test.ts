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
  'companies of any trade',
  ['# Milltown Partners', 'A company in Milltown.'],
  [
    {
      workflow: 'feedback-collection',
      fires: ['We value your feedback.', 'nav: Feedback / Take our short survey.'],
      silent: ['We appreciate your feedback! / Write a review on our page.'],
    },
    {
      workflow: 'supplier-administration',
      fires: ['Become a supplier: fill out the vendor registration.', 'New vendors send us their tax form.'],
      silent: [
        'We pull your invoices straight from vendor portals.',
        'We retrieve invoices from the supplier portal of each utility.',
      ],
    },
    {
      workflow: 'inquiry-handling',
      fires: ['Contact us today with any question.'],
      silent: ['By contacting us, you agree to the terms in our Privacy Policy.'],
    },
    {
      workflow: 'review-collection',
      fires: ['Refer a friend and tell us how we did.', 'Please leave us a review.'],
      silent: ['Earn points for referring a friend.'],
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
      silent: ['The admissions team will notify families of the acceptance decision.'],
    },
    {
      workflow: 'clubs-and-sports',
      fires: ['Our after school clubs meet on Monday.', 'The athletics program has six teams.'],
      silent: [
        'Food and beverages brought for extracurricular activities need approval.',
        'Clothing for extracurricular activities must be modest attire.',
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
        'Hallam partners with Silverbirch Financial Group. / Wealth management services are provided by Silverbirch Financial Group. / Wealth management and financial planning',
      ],
    },
    {
      workflow: 'ongoing-advisory',
      fires: ['You get year-round advisory for one monthly retainer.'],
      silent: ['Their trust and continued support are the engine of our growth.'],
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
      silent: ['The medical questionnaire must be filled before your appointment.'],
    },
    {
      workflow: 'health-services',
      fires: ['# Our services / - Hearing screening'],
      silent: ['# Our services / - Cleanings and exams / We offer teeth cleaning for the whole family.'],
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
      silent: ['Those desiring membership attend a membership class.'],
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
        'With years of experience, Gabe leads forecasting and strategic planning at a games maker.',
        'Prior to joining us he facilitated board retreats at a bank.',
      ],
    },
  ],
);
