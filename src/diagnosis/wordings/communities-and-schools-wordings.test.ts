import { describeWordings } from '#tests/support/wordings.ts';

describeWordings(
  'churches',
  [
    '# Hillside Community Church',
    'A Christian church. Our congregation gathers for worship and Bible study.',
  ],
  [
    {
      workflow: 'venue-hire',
      fires: [
        'The hall is available for private hire for birthday parties, weddings and meetings.',
        'The parish hall may be hired for parties and meetings.',
        'Hire of the hall: room hire rates and a hire agreement for the hall.',
      ],
      silent: ['We meet in the hall.', 'A new hire began in May.', 'The committee room is on the left.'],
    },
    {
      workflow: 'life-ceremonies',
      fires: [
        '# Baptism / If you would like to be baptised, speak to the pastor.',
        'When a loved one dies, call the parish office to arrange the funeral.',
        'Our priests come to your home for gruhapravesam and weddings.',
      ],
      silent: ['Children who have been baptised may join.', 'A wedding cake stood in the window.'],
    },
    {
      workflow: 'sermon-publishing',
      fires: [
        'Listen to past messages or watch them at home.',
        'Masses are broadcast by webcam; watch mass webcast daily.',
      ],
      silent: ['The Sermon on the Mount is read in spring.', 'A message lay on the table.'],
    },
    {
      workflow: 'music-ministry',
      fires: [
        'Choir practice is on Thursdays at 7.',
        'The handbell choir rehearses in the loft and joins us in Advent.',
      ],
      silent: ['The choir loft was built in 1910.', 'Birds sing outside.'],
    },
    {
      workflow: 'mission-support',
      fires: [
        'We support missionaries in six countries.',
        'Our mission committee plans a mission trip each year.',
      ],
      silent: ['Our mission is to love.', 'Support the mission of this church.'],
    },
    {
      workflow: 'weekday-preschool',
      fires: ['Our weekday preschool takes children from two to five.', 'Mothers day out on Tuesdays.'],
      silent: ['A nursery is open during the service.', 'We visit the preschool of the town.'],
    },
    {
      workflow: 'safeguarding',
      fires: [
        'If you are worried about a child, tell our designated safeguarding lead.',
        'A DBS check is required: volunteers need background checks.',
      ],
      silent: ['# Safeguarding Children', 'Safeguarding your data matters.'],
    },
  ],
);

describeWordings(
  'town offices',
  ['# Town of Ashfield', 'The town office serves residents. Mayor, town council and town clerk.'],
  [
    {
      workflow: 'open-spaces',
      fires: [
        'The council inspects and maintains the playground and the recreation ground.',
        'We look after the footpaths and cut the verges.',
      ],
      silent: ['An RV park lies outside town.', 'Children like the playground.'],
    },
    {
      workflow: 'local-plan',
      fires: ['The steering group is preparing a neighbourhood plan for the parish.'],
      silent: ['Bring a floor plan.', 'A health plan is offered to staff.'],
    },
    {
      workflow: 'court-services',
      fires: [
        'If you got a jury summons, fill in the questionnaire.',
        'Fines and court costs can be paid online.',
      ],
      silent: ['The tennis court is open.', 'The court of public opinion.'],
    },
    {
      workflow: 'emergency-management',
      fires: [
        'The emergency management agency meets monthly.',
        'Our community emergency plan says what happens in a flood.',
      ],
      silent: ['In an emergency dial 911.', 'The plumbing emergency plan was ours.'],
    },
    {
      workflow: 'service-requests',
      fires: ['Report a pothole or street light online to the town.'],
      silent: [
        'To report a problem such as fly tipping to the county council, please complete their online form.',
      ],
    },
  ],
);

describeWordings(
  'fire services',
  [
    '# Pine Ridge Volunteer Fire Department',
    'A volunteer fire department. Our fire chief serves the fire protection district and its residents. Public notice.',
  ],
  [
    {
      workflow: 'medical-response',
      fires: [
        'Trained EMTs answer medical calls day and night.',
        'Our paramedics respond to medical emergencies.',
      ],
      silent: [
        'We coordinate various agencies, law enforcement and emergency medical services.',
        'A pet emergency clinic is near.',
      ],
    },
    {
      workflow: 'rescue-operations',
      fires: ['# Rescue / Vehicle extrication, water rescue and rope rescue.'],
      silent: ['A dog rescue is next door.'],
    },
    {
      workflow: 'burn-permits',
      fires: [
        'Notify the fire department of a controlled burn.',
        '# Burn Permits / A residential burning permit is free.',
      ],
      silent: ['Candles burn in the window.', 'Exercise burns calories.'],
    },
    {
      workflow: 'admissions',
      fires: [],
      silent: ['# Apply Now / Fill in the application form. Application submitted.'],
    },
  ],
);

describeWordings(
  'associations',
  [
    '# Society of Local Historians',
    'A membership association and learned society. Association bylaws and chapters.',
  ],
  [
    {
      workflow: 'award-giving',
      fires: [
        'The board invites applications for a research fellowship of up to 2,000.',
        'Nominations are invited for the yearly book prize; the award is presented each year to a member.',
      ],
      silent: ['We have received an award for our work.', 'Fellowship lunch follows at noon.'],
    },
    {
      workflow: 'certification-programme',
      fires: ['A certification board decides on each application.'],
      silent: ['Our staff are fully certified.', 'A birth certificate is needed.'],
    },
    {
      workflow: 'newsletter-publishing',
      fires: ['The newsletter is published three times a year and is edited by a member.'],
      silent: ['News travels slowly.'],
    },
  ],
);

describeWordings(
  'animal rescues',
  [
    '# Second Chance Rescue',
    'A non-profit animal rescue. Donations keep our 501(c)(3) charity alive. Our mission and board of directors.',
  ],
  [
    {
      workflow: 'animal-rehabilitation',
      fires: [
        'Our trainers help frightened dogs to trust people again.',
        'We rehabilitate dogs from crowded shelters.',
      ],
      silent: ['Drug rehabilitation is another matter.', 'A dog barked.'],
    },
  ],
);

describeWordings(
  'schools',
  [
    '# Greenfield School',
    'A school for pupils from 4 to 16. Our school has a principal, a classroom block and an academic year. Primary school and secondary school.',
  ],
  [
    {
      workflow: 'entrance-tests',
      fires: [
        'For admission to any class above LKG, an entrance test is conducted.',
        'Applicants sit an entrance test in English and mathematics.',
      ],
      silent: ['We prepare pupils for competitive entrance tests.', 'The entrance is on the left.'],
    },
    {
      workflow: 'examinations',
      fires: [
        'Unit tests and half-yearly and annual examinations are held.',
        'Continuous, objective evaluation of academic work and conduct.',
      ],
      silent: ['An eye examination is free.', 'Exam pattern orientation.'],
    },
    {
      workflow: 'school-trips',
      fires: [
        'Each class goes on an educational trip each year.',
        'Field trips are arranged for the students.',
      ],
      silent: ['Bring your class for a school trip.', 'A trip hazard was mended.'],
    },
    {
      workflow: 'pupil-health',
      fires: ['A school nurse is on campus all day.', 'Regular health check-ups are conducted for students.'],
      silent: ['We offer a nursing course.', 'Health insurance is not needed.'],
    },
    {
      workflow: 'student-counselling',
      fires: ['The school counsellor is there for students.', 'We guide students through college choice.'],
      silent: ['The camp counselor lit a fire.', 'Debt counselling is elsewhere.'],
    },
    {
      workflow: 'alumni-relations',
      fires: ['The alumni association holds a reunion each June.'],
      silent: ['Our alumni work at large firms.'],
    },
    {
      workflow: 'student-records',
      fires: ['Apply for a transfer certificate at the office.'],
      silent: ['Bring the original transfer certificate of the previous school.'],
    },
    {
      workflow: 'public-meetings',
      fires: [],
      silent: ['The school council brings ideas to council meetings.'],
    },
  ],
);

describeWordings(
  'coaching institutes',
  [
    '# Target Classes',
    'Our students and our teachers share a house. Tuition classes and batches after school. Teachers, students, semester.',
  ],
  [
    {
      workflow: 'exam-coaching',
      fires: [
        'Two-year classroom course for JEE and NEET coaching.',
        'Doubt clearing sessions every evening.',
        'We help students prepare for the entrance exam.',
      ],
      silent: ['Executive coaching is not ours.', 'The coach leaves at nine.'],
    },
  ],
);
