import { defineIndustry } from '#catalogue/define.ts';

/** Schools, colleges, trainers, tutors and those who look after children. */
export const education = [
  defineIndustry({
    id: 'education',
    name: 'Educational institution',
    companyType: 'education',
    names: ['(=school|=schools|=college|=university|=polytechnic|=vidyalaya)'],
    words: [
      {
        weight: 3,
        any: [
          '(sleepaway|overnight|day|summer|sports|science|art|music) camp',
          '(campers|counselors|counsellors|campership|camperships|camp nurse|camp director|bunk)',
          '(grades|kindergarten) ~ (grade|through|eighth|five|eight|twelve)',
          '(lower|middle|upper|day|sunday|weekend) school',
        ],
      },
      {
        weight: 2,
        any: [
          '(tutor|lesson|lessons)',
          '(pupil|classmates|recess)',
          '(associate degrees|certificates|diploma)',
        ],
      },
      {
        weight: 3,
        any: [
          '=our (student|school|pupil|faculty|teacher|campus)',
          'admissions (process|office|application|team)',
          'tuition (fee|payment|assistance|)',
          'apply ~ admission',
          'enroll (now|today|=your child)',
          'academic (calendar|program|year)',
          'curriculum',
        ],
      },
      {
        weight: 2,
        any: [
          'student',
          'teacher',
          'classroom',
          'scholarship',
          'graduation',
          'parent',
          'semester',
          'learning (environment|difference|disability)',
          'accredited',
        ],
      },
      { weight: 1, any: ['course', 'program', 'class', 'learn', 'campus', 'education'] },
      { weight: 3, language: 'de', any: ['=unsere schule', 'schüler', 'unterricht', 'studierende'] },
      { weight: 3, language: 'fr', any: ['=nos élèves', 'école', 'étudiants'] },
      { weight: 3, language: 'es', any: ['=nuestros alumnos', 'colegio', 'estudiantes', 'matrícula'] },
    ],
    structuredTypes: ['EducationalOrganization', 'Course', 'LearningResource'],
  }),
  defineIndustry({
    id: 'school',
    name: 'School',
    companyType: 'education',
    names: [
      '(public|high|primary|secondary|elementary|middle|grammar|international|convent|english medium|preparatory|christian|catholic) school',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(affiliated cbse|cbse affiliated|cbse school|icse school|principals message|message =from principal)',
        ],
      },
      { weight: 3, any: ['(sixth form|gcse|gcses|=a levels|houseparent)', 'boarding day school'] },
      {
        weight: 3,
        any: [
          '(high|middle|elementary|primary|secondary|private|charter|preparatory|prep|boarding|montessori) school',
          'grade (level|9|10|11|12|k)',
          'school (year|day|calendar|board)',
          'campus tour',
        ],
      },
      {
        weight: 2,
        any: [
          'principal',
          'homework',
          'extracurricular',
          'community service hours',
          'school supplies',
          'bell schedule',
          'pta',
          'iep',
        ],
      },
    ],
    structuredTypes: ['School', 'HighSchool', 'MiddleSchool', 'ElementarySchool', 'Preschool'],
  }),
  defineIndustry({
    id: 'higher-education',
    name: 'College or university',
    companyType: 'education',
    words: [
      {
        weight: 3,
        any: [
          '(phd|doctoral|graduate|undergraduate) (student|students|position)',
          '(postdoc|postdocs|postdoctoral|principal investigator)',
          '(lab|laboratory|institute|department|group) =at ~ university',
          '(community|technical|liberal arts|junior|state) college',
        ],
      },
      {
        weight: 3,
        any: [
          '(bachelor|master|graduate|undergraduate|doctoral) (degree|program|student)',
          'university (college|department|campus|research)',
          'college =of',
          'research group',
          'alumni',
          'financial aid office',
          'faculty member',
        ],
      },
      { weight: 2, any: ['thesis', 'professor', 'lecture', 'department', 'degree', 'transcript'] },
    ],
    structuredTypes: ['CollegeOrUniversity'],
  }),
  defineIndustry({
    id: 'training-provider',
    name: 'Training provider',
    companyType: 'education',
    names: [
      '(training (institute|centre|center|academy|school)|(driving|dive|diving|cooking|music) school|institute =of (fashion|beauty|design|film|modelling|hospitality)|(fashion|modelling|modeling|acting|beauty|makeup|cookery|culinary|film|skills|flight|language) (institute|academy|school))',
    ],
    words: [
      {
        weight: 3,
        any: ['(first aid|diving|ielts|computer|diploma|certificate|fashion design|make up) courses'],
      },
      {
        weight: 3,
        any: [
          '(training|vocational|skills|skill development|fashion|modelling|modeling|acting|beauty|film|computer|language|hospitality|culinary) (institute|academy|college)',
          '(modelling|modeling|grooming|acting|fashion|fashion design|makeup|photography|sewing|tailoring|computer|language|ielts|spoken english|professional|short|vocational) (course|courses)',
          '(professional|vocational|skills|job) training (program|programs|programme|programmes|course|courses)',
          '(course|courses) ~ (certificate|certification) ~ (completion|successful|training)',
        ],
      },
      {
        weight: 3,
        any: ['school =of motoring', '(driving|learner) (instructor|instructors)', 'learn to drive'],
      },
      {
        weight: 3,
        any: [
          'school =of (music|dance|ballet|art|cooking|languages|yoga|massage|cosmetology|nursing)',
          '(driving|driver) (academy|school|education)',
          '(behind =the wheel|road test|defensive driving)',
          '(own pace|self paced) ~ (course|courses|lesson|lessons|video|videos)',
          '(course|courses) ~ (videos|worksheets|quiz|modules|lessons)',
        ],
      },
      {
        weight: 3,
        any: [
          '(driving|driver|beauty|barber|trade|flight|cooking|language|culinary|truck driving|cdl) (school|lesson|education|academy|institute)',
          '(behind the wheel|learner permit)',
          '(certification|cpr|first aid|safety) (course|class|training)',
        ],
      },
      {
        weight: 3,
        any: [
          'training (course|program|provider|center|academy)',
          'certification (course|exam|program)',
          'online course',
          'bootcamp',
          'workshop for professional',
          'continuing education',
          'driving (school|lesson)',
          'language school',
          'music (school|lesson)',
        ],
      },
      {
        weight: 2,
        any: [
          'instructor',
          'trainee',
          'learner',
          'certificate of completion',
          'module',
          'lesson',
          'masterclass',
        ],
      },
      { weight: 3, language: 'de', any: ['fahrschule', 'sprachschule', 'weiterbildung'] },
    ],
    structuredTypes: ['Course', 'EducationEvent'],
  }),
  defineIndustry({
    id: 'tutoring',
    name: 'Tutoring',
    companyType: 'education',
    words: [
      {
        weight: 3,
        any: [
          '(neet|jee|upsc|ielts|gmat|gre|entrance exam|board exam) (classes|coaching|prep|preparation|batches)',
          'coaching ~ entrance (exam|exams|test)',
          '(test series|doubt clearing)',
        ],
      },
      {
        weight: 3,
        any: [
          '(violin|cello|piano|guitar|drums|voice|spanish|french|german|english) ~ (taught|teacher|teachers|beginner|native)',
        ],
      },
      {
        weight: 3,
        any: [
          '(tutor|tutors|tutoring)',
          '(sat|act|test) prep',
          '(reading|math) (help|center|program)',
          '(language|piano|guitar|violin|voice|music|art) (lesson|class|school)',
        ],
      },
      {
        weight: 3,
        any: [
          'tutoring (service|session|center|program)',
          '=our tutor',
          'private tutor',
          'test prep',
          'sat prep',
          'homework help',
        ],
      },
      { weight: 2, any: ['tutor', 'math help', 'reading level', 'exam preparation'] },
    ],
    structuredTypes: [],
  }),
  defineIndustry({
    id: 'childcare',
    name: 'Childcare',
    companyType: 'education',
    words: [
      {
        weight: 3,
        any: [
          '(day =nursery|=nursery =school|=preschool|=kindergarten|=childminder|=creche) ~ (months|ofsted|babies|toddlers|rooms)',
          '(funded hours|tax free childcare|childcare vouchers)',
        ],
      },
      {
        weight: 3,
        any: [
          '(play based|nature based|montessori|reggio|waldorf) (school|preschool|program|learning|curriculum)',
          '(pre k|preschoolers|two year olds|toddlers)',
          '(circle time|nap time|potty training|early drop)',
        ],
      },
      {
        weight: 2,
        any: ['(play|nap|snack|story) ~ (child|children|outdoor|mud|circle)'],
      },
      {
        weight: 3,
        any: [
          '(child care|childcare|daycare|day care) (center|centre|provider|program|)',
          '(infants|toddlers|preschoolers)',
        ],
      },
      {
        weight: 3,
        any: [
          'child care (center|service|)',
          'daycare',
          'day care',
          'preschool',
          'kindergarten',
          'early (learning|childhood)',
          'after school (care|program)',
          'nursery school',
        ],
      },
      { weight: 2, any: ['toddler', 'infant', 'potty', 'drop off pick up', 'licensed child'] },
      { weight: 3, language: 'de', any: ['kita', 'kindertagesstätte', 'kindergarten'] },
    ],
    structuredTypes: ['ChildCare', 'Preschool'],
  }),
];
