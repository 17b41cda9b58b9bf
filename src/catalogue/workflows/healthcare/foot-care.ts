import { defineWorkflow } from '#catalogue/define.ts';

export const footCare = defineWorkflow({
  id: 'foot-care',
  name: 'Foot and nail care',
  naming: {
    variants: [
      {
        any: ['(nail surgery|ingrown ~ (surgery|removed|removal|procedure|corrected))'],
        name: 'Nail surgery',
      },
      { any: ['(diabetic|diabetes) (foot|feet)'], name: 'Diabetic foot checks' },
      {
        any: ['(orthotics|insoles|gait analysis|biomechanical)'],
        name: 'Custom orthotics and gait analysis',
      },
      {
        any: ['(verruca|verrucae|fungal nail|plantar wart|toenail fungus)'],
        name: 'Verruca and fungal nail treatment',
      },
      {
        any: ['(corns|callus|calluses|hard skin|nail cutting|nails cut|toenails)'],
        name: 'Routine foot care',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Treating feet: nails, hard skin, ingrown toenails, verrucas, heel pain, diabetic foot checks and insoles made to measure.',
  industries: ['healthcare', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(podiatrist|chiropodist|podiatry|chiropody|foot health practitioner) ~ (treat|see|care|appointment|visit|home|assess|remove|cut|trim|reduce|offer|provide)',
          '(corns|callus|calluses|hard skin|ingrown toenail|ingrowing toenails|verruca|verrucae|plantar fasciitis|heel pain|bunions|fungal nail|hammertoes) ~ (treat|treated|treatment|removed|remove|reduced|reduce|surgery|relieve|cut|corrected|care|laser|dry needling)',
          '(diabetic|diabetes) foot (check|care|assessment|exam|clinic|screening|health)',
          '(gait analysis|biomechanical assessment|custom orthotics|custom insoles|nail surgery|toenail surgery|nail cutting)',
        ],
      },
      {
        weight: 3,
        any: [
          '(podiatry|chiropody|foot care|routine foot care|nail surgery|nail care|ingrown toenails|verruca treatment|verrucas|fungal nails|diabetic foot care|diabetic foot|custom orthotics|orthotics|insoles|biomechanics|gait analysis|heel pain|bunions|plantar fasciitis|corns callus|warts|verrucae)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(nail (surgery|cutting|care)|ingrown toenails|ingrown toenail (surgery|treatment)|(verruca|verrucae|wart|fungal nail|heel pain|bunion|plantar fasciitis|corn|callus) (treatment|removal|surgery|care)|(diabetic|routine|general|medical) foot care|foot care|podiatry|chiropody|(custom |)orthotics|gait analysis|biomechanical (assessment)|diabetic foot (checks|assessment|care|screening))',
    ],
    anywhere: false,
    apart: 4,
  },
  counterSignals: [
    { scope: 'sentence', any: ['(equine|lameness|teeth|pre purchase)'], because: 'Care of horses' },
    {
      scope: 'sentence',
      any: ['(horse|hoof|hooves|pedicure|polish|manicure)'],
      because: 'Hooves, or beauty',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-history-examine',
      name: 'Examine feet, skin and gait',
      description: 'Ask about pain, shoes and illness; test pulses, feeling and walk.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(assess|examine|gait)'],
    },
    {
      id: 'cut-nails-reduce',
      name: 'Cut nails and reduce hard skin',
      description: 'Trim, file, remove corns and callus and dress.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(nail|corn|callus|hard skin)'],
    },
    {
      id: 'carry-out-nail',
      name: 'Operate on ingrown nails under local anaesthetic',
      description: 'Numb the toe, remove the edge, treat the bed, dress and see again.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(nail surgery|ingrowing|ingrown)'],
    },
    {
      id: 'cast-fit-insoles',
      name: 'Cast and fit insoles',
      description: 'Scan or cast the foot, order, fit and adjust.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'personalise'],
      shownBy: ['(orthotic|insole)'],
    },
    {
      id: 'treat-verrucas-fungus',
      name: 'Treat verrucas, fungus and heel pain',
      description: 'Needle, freeze, laser or strap over several visits.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(verruca|fungal|heel)'],
    },
    {
      id: 'advise-care-write',
      name: 'Advise on foot care and write to the doctor',
      description: 'Say how to look after the feet and report risks such as diabetes.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['advise', 'draft-text'],
      shownBy: ['(advice|report)'],
    },
  ],
});
