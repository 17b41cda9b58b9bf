import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'advisers on people',
  ['# People consultants', 'A human resources consulting firm. Our consultants advise clients.'],
  [
    {
      workflow: 'client-recruitment',
      fires: [
        'We attract and select talent for your team.',
        '## Strategic Recruitment',
        'Recruitment support for growing firms.',
        'We recruit people for your organisation who stay.',
        'Executive search for leadership roles.',
      ],
      silent: [
        'Join our team.',
        'See our current openings.',
        'We recruit volunteers each spring.',
        'Our recruitment process has two steps.',
        'Patient recruitment for trials is a business of its own.',
      ],
    },
    {
      workflow: 'pay-evaluation',
      fires: [
        'We develop fair compensation structures.',
        'Salary benchmarking for every role.',
        'From pay bands to total rewards packages.',
        'Job evaluation and grading of roles.',
        '## Compensation & Benefits',
      ],
      silent: [
        'We offer competitive compensation and benefits.',
        "Workers' compensation is a matter for lawyers.",
        'Salary depending on experience.',
        'Compensation for your injury.',
        'The benefits of planning early.',
      ],
    },
    {
      workflow: 'change-management',
      fires: [
        'Change management support in hard times.',
        'We guide teams through change with care.',
        'We help you define your core values.',
        '## Culture Transformation',
        'We shape a workplace culture that lasts.',
      ],
      silent: [
        'Our culture is friendly.',
        'A change management module for tickets.',
        'Climate change touches us all.',
        'Send us a change request.',
        'A change of address.',
      ],
    },
    {
      workflow: 'performance-systems',
      fires: [
        'We design performance frameworks that people trust.',
        'Performance appraisal systems that managers use.',
        'OKR implementation and coaching.',
        '## Performance Management',
        'We introduce a performance review process.',
      ],
      silent: [
        'The performance of the site is measured.',
        'Vehicle performance parts.',
        'An evening performance.',
        'Investment performance varies.',
        'Past performance is no promise.',
      ],
    },
    {
      workflow: 'outplacement',
      fires: [
        'Outplacement services for those who leave.',
        'Executive outplacement with dignity.',
        '## Career Transition',
        'We help laid off staff find a new job.',
        'Redundancy support for your staff.',
      ],
      silent: [
        'Placement of furniture.',
        'A career in law.',
        'The transition period ends in May.',
        'Employees enjoy free coffee.',
        'Redundant disks keep data safe.',
      ],
    },
    {
      workflow: 'public-speaking',
      fires: [
        'Book Ada to speak at your next event.',
        'Keynotes delivered to audiences of any size.',
        '## Speaking Engagements',
        'Request a speaking engagement.',
        'Ada is a motivational speaker available for conferences.',
      ],
      silent: [
        'Public speaking skills for shy people.',
        'Our annual conference features a keynote.',
        'English speaking clients.',
        'Strictly speaking, this is a plan.',
        'You are speaking with experts.',
      ],
    },
    {
      workflow: 'staff-surveys',
      fires: [
        'Employee engagement surveys and pulse checks.',
        'We conduct staff surveys and report the results.',
        'Exit interviews analysed by psychologists.',
        'Understand what your people are thinking.',
        '## Employee Voice & Engagement',
      ],
      silent: [
        'Take our customer survey.',
        'A boundary survey of the land.',
        'Our employees are engaged.',
        'Survey software for teams.',
        'A patient survey.',
      ],
    },
    {
      workflow: 'patent-research',
      fires: [
        'Patent landscape analysis for new products.',
        'Freedom to operate searches before launch.',
        'We run prior art searches.',
        '## Patent Search',
        'Patents of competitors mapped for white space.',
      ],
      silent: [
        'Patent leather shoes.',
        'Our patented process.',
        'The technology landscape changes.',
        'Landscape design.',
        'A patent pending product.',
      ],
    },
    {
      workflow: 'study-abroad-counselling',
      fires: [
        'Study abroad consultants for every country.',
        'Student visa assistance from start to stamp.',
        'We help with university applications and admission abroad.',
        '## Overseas Education',
        'A pre departure briefing for students.',
      ],
      silent: [
        'Our offices abroad.',
        'A case study.',
        'Visa and Mastercard are accepted.',
        'He studied at the university.',
        'The study was published.',
      ],
    },
  ],
);
