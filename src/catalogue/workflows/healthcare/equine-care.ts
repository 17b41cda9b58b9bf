import { defineWorkflow } from '#catalogue/define.ts';

export const equineCare = defineWorkflow({
  id: 'equine-care',
  name: 'Horse care and vettings',
  naming: {
    variants: [{ any: ['pre purchase', '=vettings'], name: 'Pre-purchase examinations of horses' }],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Treating horses at the yard and in the clinic: lameness, teeth, vaccination, examination before purchase and stud work.',
  industries: ['veterinary'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(equine|horse) (dentistry|vet|veterinary|lameness|practice|hospital|medicine|clinic|services|vaccinations|dental)',
          '(lameness) (work ups|workups|exam|evaluation|examination|investigation) ~ (horse|gait|=vettings|pre purchase|equine|dentistry|we|x ray|nerve)',
          '(pre purchase|prepurchase) (exam|examination|vetting) ~ (horse|equine|gait|teeth|foals|buy|lameness)',
          '(teeth) rasped',
          '(foals|mares|stud work|broodmare) ~ (stud|scan|insemination|foaling|foals|stud work|vets)',
        ],
      },
      {
        weight: 3,
        any: [
          '(equine|horses|equine vets|horse care|equine services|equine dentistry|=vettings|pre purchase exams|lameness|equine medicine)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'equine (dentistry|services|care|medicine|surgery|vet)',
      '(lameness|pre purchase) (exams|examinations|work ups)',
      '=vettings',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(riding|lessons|livery|tack|boarding)'],
      because: 'In another sense: riding',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-yard-rounds',
      name: 'Plan yard rounds',
      description: 'Put yards of one area on one day and leave room for urgent calls.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'examine-lameness',
      name: 'Examine lame horses',
      description: 'Watch the trot, flex joints, block nerves and take X-rays.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(lame|gait)'],
    },
    {
      id: 'treat-vaccinate-rasp',
      name: 'Treat, vaccinate and rasp teeth at the yard',
      description: 'Treat what is found, with sedation where needed, and keep vaccinations in time.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(teeth|dental|vaccin)'],
    },
    {
      id: 'breed-mares',
      name: 'Scan and inseminate mares',
      description: 'Follow the cycle by ultrasound, inseminate and check for pregnancy.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'vet-before-purchase',
      name: 'Examine horses before purchase',
      description:
        'Go through the stages of the examination, take blood and say what it means for the buyer.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 3, error: 5, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'advise'],
      shownBy: ['(purchase|vetting)'],
    },
    {
      id: 'write-certificate-report',
      name: 'Write certificates and reports on horses',
      description: 'Say what was found and what it means, for buyer, insurer or passport.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 1 },
      traits: ['draft-text', 'summarise'],
    },
  ],
});
