import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const dentist = [
  '# Pine Street Dental',
  'A dental office and family dentistry by the mill. Our dentist and her patients know one another.',
];
const vet = [
  '# Low Meadow Animal Hospital',
  'A veterinary clinic and animal hospital where every veterinarian grew up on a farm.',
];
const optometrist = [
  '# Harbour Vision',
  'An optometry practice where each optometrist does an eye exam slowly. Our patients see the optician, too.',
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
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
