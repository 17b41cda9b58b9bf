import { defineWorkflow } from '#catalogue/define.ts';

export const skinSurgery = defineWorkflow({
  id: 'skin-surgery',
  name: 'Skin surgery and biopsies',
  naming: {
    parts: [
      {
        any: ['(surgery|mohs|removed|removal|excision|excised|cyst|lipoma|skin tag|theatre)'],
        name: 'Skin surgery',
      },
      { any: ['(biopsy|biopsied)'], name: 'Skin biopsies' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    "Taking samples and growths from the skin under local anaesthetic, up to Mohs surgery: consent, the operation, the laboratory's answer and wound care.",
  industries: ['healthcare', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'mohs (surgery|surgeon|micrographic|procedure)',
          'skin (biopsy|surgery|cancer surgery)',
          '(cysts|skin tags|lipomas|warts|lesions|moles|growths) ~ (removed|taken off|excised|excision|removal) ~ (local|theatre|stitches|surgery|minor|cryotherapy|clinic|practice)',
          '(lesion|mole|cyst|wart|skin tag|lipoma|skin cancer) (removal|excision|surgery)',
        ],
      },
      {
        weight: 3,
        any: [
          '(mohs surgery|skin surgery|skin biopsy|skin cancer surgery|mole removal|cyst removal|surgical dermatology|minor surgery|skin tag removal|wart removal|lesion removal|dermatologic surgery)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(mohs surgery|skin (biopsy|surgery|cancer surgery)|(mole|cyst|skin tag|wart|lesion|lipoma) removal|surgical dermatology|minor (skin |)surgery)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(house|hurricane|boarding)', '(recover|recovering) from'],
      because: 'Not surgery done here',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-procedure-consent',
      name: 'Agree skin surgery and take consent',
      description: 'Say what is taken, the scar and the risks; ask about blood thinners.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'interview'],
    },
    {
      id: 'set-up-theatre',
      name: 'Set up for skin surgery',
      description: 'Lay out instruments, label pots and check the site.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
    },
    {
      id: 'numb-cut-close',
      name: 'Numb, cut and close',
      description: 'Take the sample or growth, layer by layer where needed, and stitch.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 5 },
      traits: ['hands-on'],
      shownBy: ['(surgery|biopsy|removed)'],
    },
    {
      id: 'pass-laboratorys-answer',
      name: "Tell patients the laboratory's answer",
      description: 'Read the report, tell the patient and plan what follows.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['advise', 'care'],
      shownBy: ['(result|laboratory|margin)'],
    },
    {
      id: 'remove-stitches-look',
      name: 'Remove stitches and look at the wound',
      description: 'Look for infection and how the scar forms, and dress it.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['hands-on', 'care'],
      shownBy: ['(stitches|wound)'],
    },
  ],
});
