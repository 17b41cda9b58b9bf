import { describe, expect, it } from 'vitest';
import { heardWorkflows, type Wordings } from '#tests/support/hear-workflows.ts';

const dentist = [
  '# Pine Street Dental',
  'A dental office and family dentistry by the mill. Our dentist and her patients know one another.',
];
const doctor = [
  '# Ferry Road Family Practice',
  'A family medicine practice: each physician has known our patients for years, and every doctor speaks French.',
];
const therapist = [
  '# Quiet Water Psychotherapy',
  'A psychotherapy practice where each licensed therapist and psychologist has a room of her own. Our patients come for anxiety.',
];
const vet = [
  '# Low Meadow Animal Hospital',
  'A veterinary clinic and animal hospital where every veterinarian grew up on a farm.',
];
const optometrist = [
  '# Harbour Vision',
  'An optometry practice where each optometrist does an eye exam slowly. Our patients see the optician, too.',
];
const homeCare = [
  '# Evergreen Care',
  'A home care agency and senior care house. Our caregivers speak softly, and dementia does not frighten them; in home care is near.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'oral-surgery',
    trade: dentist,
    fires: [
      'Gum disease treatment and tooth extractions.',
      '# Oral Surgery / We remove wisdom teeth with care.',
      'Scaling and root planing by our hygienist.',
      'Periodontal therapy in two visits.',
      'Bone grafting and implant placement here.',
    ],
    silent: [
      'Chewing gum is not for guests.',
      'We do not offer oral surgery.',
      'The root of the oak lies bare.',
      'A bridge was removed in May.',
      'Extracts of herbs are sold next door.',
    ],
  },
  {
    id: 'orthodontic-treatment',
    trade: dentist,
    fires: [
      'Invisalign and clear aligners for adults.',
      '# Orthodontics / We straighten teeth at any age.',
      'Ceramic braces for teens.',
      'Orthodontic treatment from age seven.',
      '# Braces / Straightening your teeth takes a year.',
    ],
    silent: [
      'Knee braces are in the pharmacy.',
      'We do not offer orthodontic treatment.',
      'Brace yourself for rain.',
      'The road is straight.',
      'An orthodox church stands nearby.',
    ],
  },
  {
    id: 'emergency-dentistry',
    trade: dentist,
    fires: [
      'Emergency dentistry seven days a week.',
      '# Dental Emergencies / Broken tooth? Call us right away.',
      'Same-day appointments for toothache.',
      'Our emergency dentist sees you today.',
      'A dental emergency cannot wait: call.',
    ],
    silent: [
      'In an emergency dial 911.',
      'We do not offer emergency dentistry.',
      'Emergency exits are marked.',
      'Broken windows were repaired.',
      'The tooth of time gnaws.',
    ],
  },
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
    id: 'animal-wellness',
    trade: vet,
    fires: [
      'Annual wellness exams for dogs and cats.',
      '# Vaccinations / Puppy vaccinations and microchips.',
      'We offer flea and tick prevention.',
      'Wellness plans for kittens.',
      'Heartworm prevention all year.',
    ],
    silent: [
      'Well, well, said the owl.',
      'We do not offer pet vaccinations.',
      'Dogs must be on a lead.',
      'Fleas market on Sunday.',
      'The cat sleeps.',
    ],
  },
  {
    id: 'animal-surgery',
    trade: vet,
    fires: [
      'Spay and neuter surgery each weekday.',
      '# Surgery / We perform orthopedic surgery on dogs.',
      'Soft tissue surgery with modern monitoring.',
      'Desexing from five months.',
      'Pet surgery in our own theatre.',
    ],
    silent: [
      'The surgery opens at nine.',
      'We do not offer orthopedic surgery.',
      'Softly falls the snow.',
      'Cats are operated by whim.',
      'Tissue boxes are on the shelf.',
    ],
  },
  {
    id: 'pet-end-of-life',
    trade: vet,
    fires: [
      'Compassionate euthanasia at home or with us.',
      '# End of Life Care / We help you say goodbye.',
      'Pet cremation and keepsakes.',
      'In-home euthanasia by appointment.',
      'Quality of life consultation for old dogs.',
    ],
    silent: [
      'Life is good.',
      'We do not offer in-home euthanasia.',
      'The end of the pier.',
      'Dogs love the hospice garden wall.',
      'Say goodbye to winter.',
    ],
  },
  {
    id: 'eyewear-dispensing',
    trade: optometrist,
    fires: [
      'Designer frames from twenty makers.',
      '# Eyewear / Our opticians fit your glasses.',
      'Progressive lenses and prescription sunglasses.',
      'Eyeglass repairs while you wait.',
      'A large selection of eyewear in our optical shop.',
    ],
    silent: [
      'Picture frames line the wall.',
      'We do not offer prescription glasses.',
      'Wine glasses for forty guests.',
      'Keep an eye on the time.',
      'The camera lens is dusty.',
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
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('is heard in: %s', (line) => expect(heardWorkflows(trade, line)).toContain(id));
  it.each(silent)('is not heard in: %s', (line) => expect(heardWorkflows(trade, line)).not.toContain(id));
});
