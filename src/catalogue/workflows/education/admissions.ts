import { defineWorkflow } from '#catalogue/define.ts';

export const admissions = defineWorkflow({
  id: 'admissions',
  name: 'Admissions application and placement review',
  naming: {
    parts: [
      { any: ['(placement|assessment|entrance test|entrance exam|interview)'], name: 'Placement review' },
      {
        any: ['(admission|application|apply|enroll|enrol|enrollment|enrolment|registration|register)'],
        name: 'Admissions applications',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Taking in pupils or students: informing families, receiving applications and records, assessing fit, deciding and enrolling.',
  industries: ['education', 'government'],
  coreOf: ['school', 'higher-education', 'childcare'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'child ~ (waiting list|waitlist|wait list)',
          '(=now|currently) (enrolling|enroling|registering) ~ (term|year|session|children|students|new|fall|spring|autumn|september|january|classes|ages)',
          '(enrolment|enrollment|registration) ~ (=is|=are|=now) open ~ (term|year|session|children|students|new|fall|spring|classes)',
          'settling in (session|sessions|visit|visits)',
          '(secure|reserve|apply =for) ~ place ~ (child|school|nursery|preschool)',
        ],
      },
      {
        weight: 3,
        any: [
          '(show rounds|show round|come =and see =us|look round) ~ (thursday|book|place|nursery|waiting list|deposit)',
          'waiting list ~ (place|places|deposit|nursery|siblings)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(waiting list|register child)'] },

      {
        weight: 3,
        any: [
          '(registration|register) ~ (followed) ~ (visit|interview|assessment|paper)',
          'entrance (paper) ~ (english|interview|mathematics|maths|head)',
          '(waiting list) ~ (registration form|name|deposit|place)',
        ],
      },
      {
        weight: 3,
        any: [
          '(submit|send) ~ application ~ (january|february|march|deadline|december)',
          '(letters|decisions) ~ (sent|mailed|released) ~ (march|april)',
          '(proof =of residency|immunization records|immunisation records|birth certificate) ~ (enroll|enrol|office|school|district|register|bring)',
          '(families|students|child) ~ (new =to district|new =to school)',
          '(waiting list|wait list) ~ (room|class|each)',
          '(pay|fill) ~ (enrollment packet|registration packet)',
          '(placement|level|online) test ~ (level|chat|coordinator|course|step|adviser)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(find =your level|how apply)'],
      },
      {
        weight: 2,
        any: ['(level test|placement test|=how =to apply)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(student|school|online|new student|new family|kindergarten|preschool) (registration|enrollment|enrolment|application|admission) ~ (form|open|now|packet|process|fee|period|online|year|requirement|required|deadline|begin|link)',
          '(=enroll|=enrolling|=register|=registering|=apply) ~ (=your child|student|school|class|academy|kindergarten|preschool)',
          '(admission|admissions) (form|packet|fee|open|checklist|requirement|information|period|process|inquiry)',
          '(waiting list|wait list|waitlist) ~ (child|enroll|school|spot|form|join)',
        ],
      },
      {
        weight: 2,
        any: [
          '(enrollment|enrolment) (form|packet|fee|open|checklist|requirement|information|period|process|inquiry|application|office|team|step|journey|decision|criteria)',
          'registration (packet|checklist|requirement)',
        ],
      },
      { weight: 2.5, any: ['application (form|process|procedure|period|deadline)'] },
      {
        weight: 3,
        any: [
          '(admission|admissions) (process|application|office|team|requirement|step|form|journey|decision|criteria)',
          '(apply|application) (admission|enroll|school|=this program|=our program|=the program|academy|college)',
          '(enroll|enrol|enrolling) ~ (=your child|=new student|=new students)',
          '(accepting|accept) ~ (application|student) ~ (year|fall|term|grade)',
          '(placement|trial|taster) day',
          'review ~ (school report|transcript|school record)',
          'application ~ open ~ (from|until|year|term|october|january|september|fall)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(admissions|how to apply|apply =for admission)'],
      },
      { weight: 2.5, in: ['heading', 'navigation'], any: ['=apply'] },
      {
        weight: 1.5,
        in: ['heading', 'navigation'],
        any: ['(=apply =now|enrolment|enrollment|=enroll|=enrol)'],
      },
    ],
    forms: [
      { weight: 2, purpose: 'application' },
      { weight: 2, purpose: 'registration' },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'volunteer ~ (application|apply|form)',
        '(grant|loan|job|employment|membership|vendor|rental|adoption) (application)',
      ],
      because: 'Another application.',
    },
    {
      scope: 'site',
      any: ['(volunteer fire|fire department|fire district|fire protection district)'],
      because: 'A fire service takes on volunteers',
    },
    {
      scope: 'page',
      any: ['(become|becoming) ~ member', 'membership (application|form|dues|class|benefits)'],
      because: 'Joining a society',
    },
    {
      scope: 'sentence',
      any: ['(scholarship|scholarships|award|grant|grants|fund) ~ (application|applications)'],
      because: 'An application for money.',
    },
    {
      scope: 'sentence',
      any: ['=applications =forms', 'hospital admission', 'admission (fee|ticket|price|free)'],
      because: 'Entry tickets and hospitals.',
    },
    {
      scope: 'sentence',
      any: ['(medicaid|medicare|chip|health insurance|fafsa|federal student aid|free reduced ~ meal)'],
      because: 'Somebody else admits or pays.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'inform-families',
      name: 'Inform families about programme, places and cost',
      description: 'Answer questions on programme, places and cost, and send material.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(inquire|inquiry|request information|open house)'],
    },
    {
      id: 'take-application-file',
      name: 'Take the application and records',
      description: 'Collect form, transcripts, evaluations and references, and chase what is missing.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'remind'],
      shownBy: ['(transcript|record|evaluation|application) ~ (submit|send|receive|require|complete|upload)'],
    },
    {
      id: 'arrange-interview',
      name: 'Arrange interviews and trial days',
      description:
        'Agree dates for talks, tests or a day in class and tell teachers and family what to bring.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['schedule', 'remind'],
      shownBy: ['(trial|taster|placement|shadow) day', '(schedule|arrange) ~ (interview|assessment)'],
    },
    {
      id: 'assess-fit',
      name: "Assess the applicant's fit and placement",
      description: 'Read the file, meet or test the applicant and judge what is needed.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 3 },
      traits: ['decide', 'match'],
      shownBy: ['(interview|assessment|placement|shadow|evaluation|iep)'],
    },
    {
      id: 'decide-tell',
      name: 'Decide on the application and tell the family',
      description: 'Decide, write the letter, and answer the family.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(decision|acceptance|accepted)'],
    },
    {
      id: 'keep-waiting-list',
      name: 'Keep the waiting list and offer free places',
      description: 'Order waiting families by the rules, offer a place that comes free and note the answer.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['check-rules', 'remind'],
      shownBy: ['(waiting list|waitlist|wait list)'],
    },
    {
      id: 'enrol',
      name: 'Enrol the pupil with contract and deposit',
      description: 'Take contract, deposit, health and emergency forms and enter the pupil.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(enrollment|enrolment) (agreement|contract|form|fee)'],
    },
  ],
});
