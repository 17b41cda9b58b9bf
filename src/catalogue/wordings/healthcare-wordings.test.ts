import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const doctor = [
  '# Ferry Road Family Practice',
  'A family medicine practice: each physician has known our patients for years, and every doctor speaks French.',
];
const therapist = [
  '# Quiet Water Psychotherapy',
  'A psychotherapy practice where each licensed therapist and psychologist has a room of her own. Our patients come for anxiety.',
];
const homeCare = [
  '# Evergreen Care',
  'A home care agency and senior care house. Our caregivers speak softly, and dementia does not frighten them; in home care is near.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'practice-membership',
    trade: doctor,
    fires: [
      'Our in-house membership plan costs less than insurance.',
      '# Membership Plan / No insurance? Our membership plan has you covered.',
      'Direct primary care for a monthly fee.',
      'Dental savings plan for families.',
      'Wellness plans for pets with monthly payments.',
    ],
    silent: [
      'She is a member of the dental association.',
      'We do not offer a membership plan.',
      'A plan of the clinic hangs in the hall.',
      'The club meets on Friday.',
      'Save the date.',
    ],
  },
  {
    id: 'vaccinations',
    trade: doctor,
    fires: [
      'Flu shots and shingles vaccines without a wait.',
      '# Immunizations / We give childhood vaccines.',
      'Travel vaccinations in one visit.',
      'COVID-19 vaccine appointments.',
      'Our nurses administer immunizations.',
    ],
    silent: [
      'Your dog needs a vaccination.',
      'We do not offer vaccinations.',
      'Proof of vaccination is required at the door.',
      'He was shot in the leg in the war.',
      'The clinic is closed on Friday.',
    ],
  },
  {
    id: 'telehealth-visits',
    trade: doctor,
    fires: [
      'Telehealth visits for established patients.',
      '# Telehealth / Secure video from your sofa.',
      'We offer telemedicine across the state.',
      'Virtual appointments on weekday evenings.',
      'Online therapy sessions are available.',
    ],
    silent: [
      'Take a virtual tour of the house.',
      'We do not offer telehealth.',
      'Watch our video about the river.',
      'The telephone rings.',
      'Health begins at home.',
    ],
  },
  {
    id: 'medication-management',
    trade: therapist,
    fires: [
      'Psychiatric evaluation and medication management.',
      '# Psychiatry / We adjust ADHD medicine with you.',
      '# Medication Management / Psychiatric care by telehealth or in the office.',
      'Our psychiatric nurse practitioner sees adults.',
      'TMS therapy for depression.',
    ],
    silent: [
      'Management thanks all staff.',
      'We do not offer medication management.',
      'Medicine was his first study.',
      'The doctor next door is a dentist.',
      'Psychology books line the wall.',
    ],
  },
  {
    id: 'psychological-testing',
    trade: therapist,
    fires: [
      'Psychological testing for children.',
      '# ADHD Testing / We assess for ADHD and autism.',
      'Neuropsychological evaluation with a written report.',
      'Autism evaluations within eight weeks.',
      'Psychoeducational assessment for schools.',
    ],
    silent: [
      'Testing, testing, said the speaker.',
      'We do not offer psychological testing.',
      'A blood test is quick.',
      'Pupils are tested in May.',
      'Evaluation of the harvest is done.',
    ],
  },
  {
    id: 'developmental-therapy',
    trade: doctor,
    fires: [
      'Speech therapy for children and adults.',
      '# Occupational Therapy / Our occupational therapists come to schools.',
      'ABA therapy programs led by a BCBA.',
      'Feeding therapy sessions for babies.',
      'Our speech-language pathologist helps after a stroke.',
    ],
    silent: [
      'His speech at the wedding was long.',
      'We do not offer speech therapy.',
      'An occupation needs an aim.',
      'Behave yourself.',
      'The language of the sign is French.',
    ],
  },
  {
    id: 'addiction-treatment',
    trade: therapist,
    fires: [
      'Addiction treatment for adults.',
      '# Intensive Outpatient / Substance abuse counseling in the evening.',
      'Alcohol rehab and detox program by the lake.',
      'Suboxone is prescribed here.',
      'Sober living homes for men.',
    ],
    silent: [
      'We are a drug free workplace.',
      'We do not offer addiction treatment.',
      'Tea is his addiction.',
      'The patient made a full recovery.',
      'Alcohol is not served.',
    ],
  },
  {
    id: 'resident-care',
    trade: homeCare,
    fires: [
      'Assisted living community with round the clock staff.',
      '# Memory Care / Each resident enjoys music and walks.',
      'Our residents receive three meals a day.',
      'Skilled nursing facility and rehab unit.',
      '# Independent Living / Retirement living apartments by the lake.',
    ],
    silent: [
      'The living room faces south.',
      'We do not offer assisted living.',
      'Residents of the street met on Monday.',
      'Memory is short.',
      'Nurses wanted.',
    ],
  },
  {
    id: 'skilled-home-nursing',
    trade: homeCare,
    fires: [
      'Skilled nursing visits in your home.',
      '# Hospice Care / Our hospice team supports families.',
      'Palliative care at home.',
      'Home health services after surgery: home health nurse visits.',
      'Wound care by a skilled nurse at home.',
    ],
    silent: [
      'A nursing mother may sit here.',
      'We do not offer skilled nursing or hospice care.',
      'Home is best.',
      'Teams play on Friday.',
      'Skilled hands built this wall.',
    ],
  },
  {
    id: 'womens-health',
    trade: doctor,
    fires: [
      'Prenatal care and birth planning.',
      '# Obstetrics & Gynecology / Gynecological exams by women.',
      'We offer well woman visits.',
      'Menopause consultations without hurry.',
      'Antenatal care each month.',
    ],
    silent: [
      'Mothers of the village bake.',
      'We do not offer prenatal care.',
      'Women vote on Tuesday.',
      'Birth of the river.',
      'A pregnant pause.',
    ],
  },
  {
    id: 'occupational-health',
    trade: doctor,
    fires: [
      'DOT physicals on weekdays.',
      '# Occupational Health / Drug screening for your employees and drug testing at work.',
      'Pre-employment physicals the same day.',
      'Occupational medicine for local firms.',
      'Work injury care and return-to-work notes.',
    ],
    silent: [
      'He has an occupation.',
      'We do not offer DOT physicals.',
      'Drugs are in the cupboard.',
      'Physical laws hold.',
      'Drivers may park here.',
    ],
  },
  {
    id: 'child-health-visits',
    trade: doctor,
    fires: [
      'Well-child visits from birth to eighteen.',
      '# Newborn Care / Our pediatricians see babies within two days.',
      'Sports physicals in August.',
      'Newborn check by a nurse.',
      'Sick child appointments every morning.',
    ],
    silent: [
      'Children play in the yard.',
      'We do not offer well-child visits.',
      'The child in us laughs.',
      'A sports club meets here.',
      'School is out.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
