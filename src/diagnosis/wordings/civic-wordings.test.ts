import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'public utilities',
  ['# Water district', 'The water district board meets monthly. Pay your water bill. Public works.'],
  [
    {
      workflow: 'utility-connections',
      fires: [
        'To start water service, send a completed application.',
        'nav: Start or Stop Service / The connection fee is forty dollars.',
        'Builders apply for new sewer connections.',
        'The tap fee is listed below.',
        'Transfer utility service to your new address.',
      ],
      silent: [
        'Start your new website.',
        'Cancel the streaming service.',
        'A family connection.',
        'Service begins at ten on Sunday.',
        'Stop by today.',
      ],
    },
    {
      workflow: 'water-treatment',
      fires: [
        'Our operators take samples of the water every month.',
        'The annual water quality report.',
        'nav: Water Quality / We test the water every week.',
        'Hydrant flushing begins in May.',
        'The wastewater treatment plant.',
      ],
      silent: [
        'A water softener for your home.',
        'Pool water testing.',
        'Water damage repair.',
        'Drink plenty of water.',
        'A quality report on schools.',
      ],
    },
  ],
);

describeWordings(
  'charities',
  [
    '# A nonprofit organization',
    'A 501c3 charitable organization. Donate now. Become a volunteer. Our animal shelter.',
  ],
  [
    {
      workflow: 'business-directory',
      fires: [
        'Search the member directory by name.',
        'Our business directory lists all members.',
        'Find local members in the directory.',
        'Add your business to the directory.',
        'Community resource directory.',
      ],
      silent: [
        'Staff directory.',
        'Phone directory of our office.',
        'A guide for visitors.',
        'The board of directors.',
        'List of needs.',
      ],
    },
    {
      workflow: 'animal-intake',
      fires: [
        'If you must surrender your pet, call us.',
        'Report a lost dog.',
        'nav: Lost & Found Pets / Call to claim your found dog.',
        'Stray animals are held for five days.',
        'Owner surrender by intake appointment.',
      ],
      silent: [
        'Lost and found box at the desk.',
        'Never surrender.',
        'A found object.',
        'Founded in 1950.',
        'The stray thought.',
      ],
    },
    {
      workflow: 'foster-coordination',
      fires: [
        'Foster families look after kittens.',
        'Become a foster parent.',
        'nav: Foster / We need foster homes.',
        'Fill in the foster application.',
        'Foster a dog until it is adopted.',
      ],
      silent: [
        'We foster a sense of community.',
        'Fostering growth and collaboration.',
        'It fosters innovation.',
        'Foster relationships that last.',
        'Foster Street 12.',
      ],
    },
    {
      workflow: 'community-surveys',
      fires: [
        'The youth survey is given every two years.',
        'We conduct focus groups with parents.',
        'nav: Needs Assessment / We conduct surveys.',
        'A community needs assessment guides our plan.',
        'Survey results show what students think.',
      ],
      silent: [
        'Customer satisfaction survey.',
        'A boundary survey of the lot.',
        'An assessment of the roof.',
        'Survey the room.',
        'The need is great.',
      ],
    },
  ],
);

describeWordings(
  'colleges',
  [
    '# Our college',
    'The college of engineering. Undergraduate and graduate degree programs, admissions, faculty, campus.',
  ],
  [
    {
      workflow: 'career-placement',
      fires: [
        'nav: Placements / Our placement officer helps you.',
        'The placement cell invites companies.',
        'Our career center reviews resumes.',
        'The campus placement drive is in May.',
        'Students were placed with leading companies.',
      ],
      silent: [
        'The math placement test.',
        'Advanced placement courses.',
        'Placement of the sign.',
        'Course placement follows.',
        'Credit placement by exam.',
      ],
    },
    {
      workflow: 'research-publication',
      fires: [
        'Our faculty conduct research on bridges.',
        'nav: Publications / Working papers.',
        'Read the research paper.',
        'Research projects funded by the state.',
        'The institute publishes a journal with working papers.',
      ],
      silent: [
        'Research shows that sleep helps.',
        'Do your research before you buy.',
        'According to research from abroad.',
        'Market research.',
        'Title research at the court.',
      ],
    },
  ],
);
