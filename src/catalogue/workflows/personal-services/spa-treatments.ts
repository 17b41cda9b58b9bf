import { defineWorkflow } from '#catalogue/define.ts';

export const spaTreatments = defineWorkflow({
  id: 'spa-treatments',
  name: 'Massage and spa treatments',
  naming: {
    parts: [
      { any: ['(massage|reflexology|bodywork|deep tissue)'], name: 'Massage' },
      {
        any: ['(spa|facial|sauna|body wrap|scrub|microdermabrasion|skin|wax|waxing|aromatherapy)'],
        name: 'Spa treatments',
      },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Massages, facials, body treatments and waxing: asking about health, preparing the room, treating, and advising after.',
  industries: ['personal-services', 'hospitality', 'fitness'],
  narrows: ['treatments'],
  delivers: {
    named: [
      '(ayurvedic|ayurveda) (massage|therapy|therapies|treatment|treatments)',
      '(panchakarma|shirodhara|abhyanga|abhyangam)',
      '(head|foot|four hands|balinese|potli) (massage|therapy)',
      'jacuzzi',
      '(massage|facial|body|skin|spa|waxing) (therapy|treatment|treatments|wrap|scrub|care|service|session|package)',
      '(massage|facial|facials|waxing|reiki|reflexology|aromatherapy|microdermabrasion|dermaplaning|sugaring|hot stone)',
    ],
    anywhere: true,
    notIn: ['healthcare', 'retail'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(deep tissue|swedish|hot stone|prenatal|trigger point|lymphatic|thai) ~ (60|90|minutes|massage|work|session|95)',
          '(cleanse|exfoliate|peel) ~ (exfoliate|peel|extract|skin)',
          '(salt scrub|body wrap|sauna|hot stone|facials|mud wrap) ~ (cedar|facials|sauna|treatment|room|spa)',
          '(brow|lip|leg|brazilian|bikini) (wax|waxing)',
          '(teen facial|led therapy|microdermabrasion|hydrafacial|dermaplane)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(bodywork|=skin|massage|smooth|spa|bath house|=the spa|facials|=waxing)'],
      },
      {
        weight: 3,
        any: [
          '(skin|facial|massage|wax|waxing|spa) ~ (service|treatment|style|book|appointment|care|therapist|technician|specialist)',
        ],
      },
      {
        weight: 3,
        any: [
          '(massage|facial|spa|body|skin|skincare|waxing|sauna|float|aromatherapy|reflexology|reiki|acupressure) (therapy|therapist|treatment|treatments|session|service|services|package|packages|wrap|scrub|care|waxing)',
          '(swedish|deep tissue|hot stone|prenatal|couples|sports|thai|chair|lymphatic) massage',
          '(microdermabrasion|chemical peel|dermaplaning|hydrafacial|esthetician|aesthetician|brazilian wax|sugaring|infrared sauna|halotherapy|head spa)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(massage|massages|facials|spa services|spa treatments|skin care|=waxing|body treatments|massage therapy|spa packages|couples massage)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(nearby|restaurants|reservation service|attractions|shopping|theatres|theaters) ~ (massage|spa|spas)',
        '(massage|spa|spas) ~ (nearby|restaurants|reservation service|attractions|shopping)',
      ],
      because: 'What others offer around.',
    },
    {
      scope: 'sentence',
      any: [
        '(hot tub|pool|massage chair|spa tub|dog spa|pet spa|physical therap|gum massage)',
        'spa ~ (installation|repair|chemical)',
      ],
      because: 'Tubs, animals or medicine.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'ask-health',
      name: 'Ask about health, pressure and wishes',
      description: 'Read the form and agree on what to avoid.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'check-rules'],
      shownBy: ['(intake|health|consultation|allerg)'],
    },
    {
      id: 'prepare-room',
      name: 'Prepare room, linen and products',
      description: 'Warm, light, lay out.',
      role: 'Therapist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(relax|room|linen|atmosphere)'],
    },
    {
      id: 'treat-guest',
      name: 'Massage or treat',
      description: 'Work with hands and watch the guest.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 14, high: 36 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(massage|facial|treatment|wrap)'],
    },
    {
      id: 'advise-after',
      name: 'Advise on water, skin and rest after',
      description: 'Say what to do and which product helps.',
      role: 'Therapist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(after|recommend|product)'],
    },
    {
      id: 'write-notes',
      name: 'Write notes and plan the series',
      description: 'Record areas and reactions, propose a rhythm.',
      role: 'Therapist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'plan'],
      shownBy: ['(series|package|note)'],
    },
    {
      id: 'turn-linen',
      name: 'Turn linen and clean the room',
      description: 'Wash, disinfect, restock.',
      role: 'Housekeeper',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
