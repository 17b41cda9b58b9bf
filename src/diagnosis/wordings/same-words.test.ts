import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'companies of any trade, words in another sense',
  ['# Milltown Partners', 'A company in Milltown.'],
  [
    {
      workflow: 'feedback-collection',
      fires: ['Please share your feedback with us.', 'Fill in the suggestion form.'],
      silent: [
        'In the shop our staff will give suggestions on what to wear.',
        'Send us previous plans and feedback before we start.',
        'You want honest feedback on your chances.',
      ],
    },
    {
      workflow: 'review-collection',
      fires: ['Submit a review after your stay.', 'We have a referral program for neighbours.'],
      silent: [
        '# Quarterly review / One round of changes based on client review.',
        'Neighbours stay for years and refer their cousins.',
        'You submit on time and use any feedback for the next one.',
      ],
    },
    {
      workflow: 'quote-preparation',
      fires: ['We send you a written quote.', 'We submit competitive bids.'],
      silent: [
        'We prepare clear bids to funders for small clubs.',
        'A free, no-obligation estimate from comparable sales in your street.',
        'Get a free estimate of your home value.',
      ],
    },
    {
      workflow: 'newsletter-publishing',
      fires: ['Subscribe to our newsletter.'],
      silent: [
        'Visit their website and subscribe to the newsletter.',
        'Subscribe to the Hub’s highly informative newsletter.',
      ],
    },
    {
      workflow: 'customer-support',
      fires: [],
      silent: ['nav: FAQ'],
    },
    {
      workflow: 'press-relations',
      fires: ['For press inquiries email our office.'],
      silent: ['Check our social media and/or email before you leave.'],
    },
    {
      workflow: 'recruitment',
      fires: ['Apply online for a position.', '# Join our team'],
      silent: [
        'Every coat is applied by our team of installers.',
        '# Let us become part of your design team',
      ],
    },
  ],
);

describeWordings(
  'a visitor’s questions and their answers',
  ['# Milltown Animal Hospital', 'Our veterinarians care for dogs and cats. A veterinary clinic.'],
  [
    {
      workflow: 'pet-grooming',
      fires: [
        'Do you offer pet grooming? / Yes, our groomer is here on Mondays.',
        'We offer dog grooming every Monday.',
        'Looking for dog grooming?',
      ],
      silent: [
        'Do you offer pet grooming? / No, but the shop next door does.',
        'Do you offer pet grooming? / Please ask the shop next door.',
        'Do you offer pet grooming? Unfortunately that room is closed.',
        'Fleas can pass on worms when your pet grooms itself.',
      ],
    },
    {
      workflow: 'pet-care',
      fires: ['Our kennel offers dog boarding.'],
      silent: ['The bordetella shot is required for pet boarding.'],
    },
    {
      workflow: 'manual-therapy',
      fires: [],
      silent: ['We assess your pet’s teeth. / # Conditions we treat'],
    },
    {
      workflow: 'vaccinations',
      fires: [],
      silent: ['# Our vaccination services / We offer vaccination schedules for every age.'],
    },
  ],
);

describeWordings(
  'machine shops',
  [
    '# Milltown Machining',
    'A machine shop. We manufacture precision machined parts on CNC mills and lathes.',
  ],
  [
    {
      workflow: 'tooling',
      fires: [
        'We design and maintain our own progressive dies.',
        'Our tool room builds tooling for every press.',
      ],
      silent: ['Need to design a part or a tool for your line?'],
    },
    {
      workflow: 'apparel-decoration',
      fires: ['We do screen printing on shirts and hats.'],
      silent: ['Medals, awards and promotional items cut from steel.'],
    },
  ],
);

describeWordings(
  'law firms',
  ['# Milltown Law', 'A law firm. Our attorneys represent clients.'],
  [
    {
      workflow: 'property-closings',
      fires: ['We draft the purchase agreement for your house.'],
      silent: ['We have negotiated and drafted power purchase agreements.'],
    },
  ],
);

describeWordings(
  'consultants to other organisations',
  [
    '# Elmbrook Consultancy',
    'Elmbrook Consultancy supports charities and small businesses with bid writing. We help organisations plan.',
  ],
  [
    {
      workflow: 'grant-management',
      fires: ['Our bid writing service: we prepare bids and grant applications.'],
      silent: [],
    },
    {
      workflow: 'volunteer-coordination',
      fires: [],
      silent: ['How much time will our staff or volunteers need to commit?'],
    },
    {
      workflow: 'programme-delivery',
      fires: [],
      silent: ['We help charities, schools, sports clubs and faith groups make sense of funding.'],
    },
    {
      workflow: 'membership-administration',
      fires: [],
      silent: ['Secure funding that reduces pressure on membership fees.'],
    },
    {
      workflow: 'donations',
      fires: [],
      silent: ['We agree a plan and level of support that fits your time.'],
    },
  ],
);

describeWordings(
  'non-profit organisations',
  ['# Milltown Riders', 'A non-profit organization with volunteers. Donate now to our charity.'],
  [
    {
      workflow: 'course-registration',
      fires: ['Register for a riding class.'],
      silent: ['With your help we continue as a registered 501c3 non-profit program.'],
    },
    {
      workflow: 'advocacy',
      fires: ['We advocate for the rights of riders.'],
      silent: ['nav: Privacy Policy'],
    },
  ],
);

describeWordings(
  'organisations that ask for help',
  [
    '# Milltown Animal Rescue',
    'A non-profit organization with volunteers. Donate now to our registered charity.',
  ],
  [
    {
      workflow: 'client-assistance',
      fires: ['# Emergency rent assistance program / Families apply for rent assistance.'],
      silent: ['# We need help'],
    },
    {
      workflow: 'food-sourcing',
      fires: ['We collect surplus food and purchased produce from grocers. / # Food rescue'],
      silent: ['# Donate items / Sorting donated items in the shop.'],
    },
    {
      workflow: 'course-registration',
      fires: [],
      silent: ['The clinic dates back to 1930.'],
    },
    {
      workflow: 'customer-support',
      fires: [],
      silent: ['If you could help please email us at info@example.com.'],
    },
  ],
);
