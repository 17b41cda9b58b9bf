import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'lawyers, words of cases they do not have',
  ['# Hallam & Reed, attorneys at law', 'A law office of three attorneys and a paralegal near the court.'],
  [
    {
      workflow: 'personal-injury-cases',
      fires: ['# Car accidents / We recover compensation for car accident victims.'],
      silent: ['# Car accident / He is eighteen, and nobody may ask the hospital how he is.'],
    },
    {
      workflow: 'family-law-cases',
      fires: ['# Family law / We represent parents in custody cases.'],
      silent: ['Without it a guardianship petition is the only way left.'],
    },
    {
      workflow: 'business-litigation',
      fires: ['We handle commercial litigation. / # Business litigation'],
      silent: ['Choose one: simple, some property, or complex (business, disputes, several heirs).'],
    },
    {
      workflow: 'bankruptcy-filings',
      fires: ['# Bankruptcy / We file Chapter 7 and Chapter 13 cases.'],
      silent: ['Before you file for bankruptcy you take a credit counseling course from an approved agency.'],
    },
  ],
);

describeWordings(
  'accountants and insurers, papers and prices of others',
  ['# Alder Accounts', 'An accounting firm and insurance agency: a CPA and two licensed agents.'],
  [
    {
      workflow: 'tax-resolution',
      fires: ['IRS and state notice support. / # Tax and books', 'Review and response to IRS letters.'],
      silent: ['We send a notice before we close for the holidays.'],
    },
    {
      workflow: 'insurance-quoting',
      fires: ['We help you find the best coverage for your needs. / Talk to an agent.'],
      silent: ['The best cover for a boat is a roof.'],
    },
    {
      workflow: 'loan-servicing',
      fires: [],
      silent: ['Bring loan statements and the balances and payments of each loan.'],
    },
    {
      workflow: 'retirement-plan-services',
      fires: [],
      silent: ['# Retirement planning', 'nav: Retirement planning'],
    },
    {
      workflow: 'policy-review',
      fires: [],
      silent: ['We may charge a fee for consulting or for a policy review.'],
    },
    {
      workflow: 'customer-invoicing',
      fires: ['We send a monthly invoice, and payment is due upon receipt.'],
      silent: ['Most carriers offer monthly payment plans, and insurers have payment options.'],
    },
    {
      workflow: 'quote-preparation',
      fires: ['We send you a written quote.'],
      silent: [
        'Ask us for an estimate of the savings on your tax.',
        'We are getting bids from two builders.',
      ],
    },
    {
      workflow: 'press-relations',
      fires: ['For press inquiries email our office.'],
      silent: ['Put a link to your media kit here.', 'nav: Media kit'],
    },
    {
      workflow: 'partner-programme',
      fires: ['# Referral partners / Become a referral partner and earn a commission.'],
      silent: ['# Affiliated partners', 'nav: Our partners'],
    },
  ],
);

describeWordings(
  'organisations with a cause, words of thanks and of teaching',
  ['# Milltown Trust', 'A non-profit organization and registered charity. Donate now to the foundation.'],
  [
    {
      workflow: 'advocacy',
      fires: ['We advocate for residents before the council. / # Public policy'],
      silent: ['nav: Privacy Policy / A stall raises money and awareness.', '# Girls’ education programme'],
    },
    {
      workflow: 'volunteer-coordination',
      fires: ['Our volunteers pack boxes and drive the van.'],
      silent: [
        'We will build the evening around your kitchen.',
        'No experience necessary, just join a class.',
      ],
    },
    {
      workflow: 'gift-distribution',
      fires: ['We distribute Christmas presents to forty families.'],
      silent: ['That holiday was a gift to a family of four children.'],
    },
    {
      workflow: 'support-groups',
      fires: ['Our grief support group meets weekly.'],
      silent: ['The men’s group has breakfast; the choir group meets on Wednesdays with the children.'],
    },
    {
      workflow: 'fundraising-events',
      fires: ['Our annual gala and silent auction raise money for the shelter.'],
      silent: ['We run a house and walk beside those whom we support.'],
    },
    {
      workflow: 'client-assistance',
      fires: ['# Program intake form / Use this form to request services or to start a referral.'],
      silent: ['The intake of the pump was mended.'],
    },
    {
      workflow: 'fire-prevention',
      fires: ['Our goal is the promotion of fire safety; ask for a fire safety presentation at your school.'],
      silent: ['We sit by the fire in safety.'],
    },
    {
      workflow: 'community-surveys',
      fires: ['We conduct a community needs assessment every third year.'],
      silent: ['Our customer survey is short.'],
    },
  ],
);

describeWordings(
  'a congregation and its helpers',
  ["# Saint Bride's Church", 'Our church and our congregation are small; the pastor lives next door.'],
  [
    {
      workflow: 'worship-services',
      fires: ['Sunday @ 9.30am, worship with Holy Communion. / Small groups meet on Wednesday at seven.'],
      silent: ['The hall was painted in the spring.'],
    },
    {
      workflow: 'small-groups',
      fires: [
        'Bible study meets every Wednesday. / # Religious education / Quran and Hebrew are not taught.',
      ],
      silent: ['The board meets on Tuesday.'],
    },
    {
      workflow: 'recruitment',
      fires: ['Apply online for a position as secretary. / # Employment'],
      silent: ['We would love to have you join our team. / Our worship team sings at ten.'],
    },
    {
      workflow: 'religious-education',
      fires: ['# Religious education / Catechism on Mondays.'],
      silent: ['Fun, faith and formation together.'],
    },
    {
      workflow: 'youth-ministry',
      fires: ['# Kids Ministry / Sunday school for children.'],
      silent: ['The Sunday school was founded in 1890 and expanded to ninety pupils.'],
    },
  ],
);

describeWordings(
  'a town hall, what others do',
  [
    '# City of Alder',
    'The city hall and the mayor of the city of Alder serve its residents. Municipal government.',
  ],
  [
    {
      workflow: 'election-administration',
      fires: ['The clerk administers each election; absentee ballots are sent by mail.'],
      silent: ['The Secretary of State tells how voter registration is done.'],
    },
    {
      workflow: 'permit-services',
      fires: ['Apply for a building permit at the desk.'],
      silent: ['Building inspector: J. Marsh.'],
    },
    {
      workflow: 'emergency-response',
      fires: ['Our fire department answers emergency calls with two engines.'],
      silent: ['# Veterinary emergency service'],
    },
    {
      workflow: 'police-services',
      fires: ['The police department is there to protect and serve. / # Police'],
      silent: ['Call the police if you see a fire.'],
    },
    {
      workflow: 'land-use-review',
      fires: ['The planning commission meets on Mondays to review zoning matters.'],
      silent: ['Plan your visit to the park.'],
    },
    {
      workflow: 'venue-hire',
      fires: ['The community hall is available for rent for parties and reunions.'],
      silent: ['Pay at city hall.'],
    },
    {
      workflow: 'public-computers',
      fires: ['Public computers and wifi are free to use in the library.'],
      silent: ['The school has a computer laboratory.'],
    },
  ],
);
