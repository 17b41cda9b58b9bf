import { defineWorkflow } from '#catalogue/define.ts';

export const technicalDocuments = defineWorkflow({
  id: 'technical-documents',
  name: 'Product documents and data sheets',
  department: 'Development',
  type: 'Business',
  description:
    'Keeping the papers on each product right and to hand: data sheets, manuals, safety sheets, certificates and catalogues, written, renewed and sent on request.',
  industries: ['manufacturing', 'wholesale', 'product-maker', 'machine-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(download|request|view|see|get) ~ (datasheet|data sheet|technical data|catalogue|catalog|product brochure|user manual|safety data sheet|spec sheet|certificate analysis|submittal)',
          '(technical|safety|product) (data sheet|data sheets|datasheet|datasheets|documentation|documents) ~ (available|request|download|pdf|library|provided|each|every|product)',
          '(sds|msds|tds|coa) ~ (available|request|download|documents|each|batch)',
          '(user|instruction|operating|installation|operation) (manual|manuals|guides) ~ (download|available|pdf|supplied|provided|request)',
        ],
      },
      {
        weight: 3,
        any: [
          '(datasheets|data sheets|technical data|technical documents|technical documentation|product documentation|downloads|document requests|documents downloads|safety data sheets|user manuals|manuals|technical library|datasheets library|product literature|download catalogue|download catalog|download brochure|resources downloads|submittals|spec sheets)',
        ],
        in: ['heading', 'navigation', 'control'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(patient|demographic|medical|intake) ~ (data sheet|form)',
        '(app|apps|software|ebook|white paper|whitepaper|music|wallpaper) ~ download',
        '(privacy|cookie|consent)',
      ],
      because: 'Forms of patients, or things for readers',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'write-sheet',
      name: 'Write and lay out the sheet',
      description: "Collect measures, limits and pictures and put them into the house's form.",
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'extract-data'],
      shownBy: ['(data sheet|datasheet|specification|manual)'],
    },
    {
      id: 'renew-sheet',
      name: 'Renew sheets when products or rules change',
      description: 'See which papers a change touches, correct them and withdraw the old.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 1 },
      traits: ['check-rules', 'monitor'],
      shownBy: ['(revision|updated|latest|compliance)'],
    },
    {
      id: 'keep-library',
      name: 'Keep the library of documents',
      description: 'Name, number and publish files so that they are found by product and language.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(library|downloads|archive)'],
    },
    {
      id: 'send-document',
      name: 'Send what is asked for',
      description: 'See who asks for which batch or product and send the right paper.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['look-up', 'answer-questions'],
      shownBy: ['(request|requests|on request|available)'],
    },
  ],
});
