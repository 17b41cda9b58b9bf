import { defineWorkflow } from '#catalogue/define.ts';

export const specialistProcedures = defineWorkflow({
  id: 'specialist-procedures',
  name: 'Specialist procedures',
  naming: {
    variants: [
      {
        any: ['(catheterization|catheterisation|angioplasty|angiogram|angiography|ablation|stent)'],
        name: 'Heart catheterisation and ablation',
      },
      {
        any: ['(joint|knee|hip|shoulder) (replacement|arthroscopy)', 'arthroscopic'],
        name: 'Joint replacement and arthroscopy',
      },
      { any: ['(endoscopy|colonoscopy|gastroscopy)'], name: 'Endoscopy and colonoscopy' },
      { any: ['(varicose|spider) (vein)'], name: 'Vein treatment' },
      { any: ['(vasectomy)'], name: 'Vasectomy' },
      { any: ['hair (transplant|transplantation|restoration)'], name: 'Hair transplants' },
      {
        any: [
          '(cosmetic|plastic) surgery',
          '(rhinoplasty|liposuction|facelift|breast augmentation|abdominoplasty|tummy tuck)',
        ],
        name: 'Cosmetic surgery',
      },
      {
        any: ['(tonsillectomy|sinus surgery|septoplasty|adenoid|grommets)'],
        name: 'Ear, nose and throat surgery',
      },
      { any: ['(bariatric|gastric sleeve|gastric bypass|gastric balloon)'], name: 'Weight-loss surgery' },
      {
        any: ['(epidural|nerve block|joint injection|steroid injections|trigger point injections)'],
        name: 'Pain injections',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Operations and interventions of a specialist: deciding with the patient, authorisation and date, preparation, the procedure itself, aftercare.',
  industries: ['healthcare', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(perform|performed|do|does|offer|undergo|specialises in|specializes in) ~ (cardiac catheterization|angioplasty|stents|ablations|colonoscopy|endoscopy|gastroscopy|arthroscopy|joint replacement|knee replacement|hip replacement|hernia repair|vasectomy|tonsillectomy|rhinoplasty|liposuction|hysterectomy|laparoscopy|gallbladder surgery|spine surgery|hair transplants|bariatric surgery|nerve blocks|epidurals|cystoscopy)',
        ],
      },
      {
        weight: 3,
        any: [
          '=our (surgeon) ~ (perform|operate|repair|replace|remove)',
          '(joint|knee|hip|shoulder) (replacement) (surgery|operation|programme|program)',
          '(varicose|spider) veins ~ (treated|treatment|sclerotherapy|laser|closed|ablation)',
          '(steroid|joint|epidural|trigger point|facet) (injection) ~ (pain|ultrasound|x ray|guidance|relieve|given|knee|shoulder|back)',
        ],
      },
      {
        weight: 3,
        any: [
          '(joint replacement|knee replacement|hip replacement|arthroscopy|colonoscopy|endoscopy|vasectomy|spine surgery|hand surgery|hernia repair|hernia surgery|gallbladder surgery|laparoscopic surgery|bariatric surgery|weight loss surgery|plastic surgery|cosmetic surgery|hair transplant|varicose veins|vein treatment|angioplasty|cardiac catheterization|cardiac surgery|ent surgery|sinus surgery|tonsillectomy|breast surgery|facelift|rhinoplasty|liposuction|nerve blocks|epidural injections|joint injections|surgical procedures)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(recovering from|recover from|after|following|rehab|rehabilitation|before and after) ~ (surgery|replacement)',
        '(post|after) (surgery|surgical|operative)',
        '(insurance|settlement|malpractice|lawsuit)',
      ],
      because: "Care after others' operations, or claims",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'decide-patient-procedure',
      name: 'Decide with the patient on the procedure',
      description: 'Weigh findings, other ways and risks, and record consent.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['decide', 'advise'],
    },
    {
      id: 'obtain-authorisation-from',
      name: "Obtain the insurer's approval for the procedure",
      description: 'Send notes and codes, answer questions and follow up.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'enter-data', 'remind'],
      shownBy: ['(authorization|authorisation|pre approval)'],
    },
    {
      id: 'schedule-procedure-prepare',
      name: 'Schedule the procedure and prepare the patient',
      description: 'Book theatre and staff, and send instructions on fasting and medicines.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(schedule|prepare)'],
    },
    {
      id: 'perform-procedure',
      name: 'Perform the procedure',
      description: 'Carry it out with the team.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 6, high: 16 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 3, error: 5, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['hands-on', 'decide'],
      shownBy: ['(perform|surgery|procedure)'],
    },
    {
      id: 'watch-recovery-see',
      name: 'Watch recovery and see the patient afterwards',
      description: 'Observe, send home with instructions, and check wound and result.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['monitor', 'care'],
      shownBy: ['(recovery|aftercare|follow up)'],
    },
    {
      id: 'write-operation-report',
      name: 'Write the operation report',
      description: 'Dictate findings and steps and send them to the referring doctor.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['transcribe', 'draft-text'],
    },
  ],
});
