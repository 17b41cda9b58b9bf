import { defineWorkflow } from '#catalogue/define.ts';

export const privateLabel = defineWorkflow({
  id: 'private-label',
  name: 'Private label and OEM orders',
  naming: {
    parts: [
      {
        any: ['(private label|private labels|private labelling|private labeling|white label)'],
        name: 'Private label orders',
      },
      { any: ['(oem|odm)'], name: 'OEM orders' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    "Making goods to another company's brand or drawing: reading what it wants, proposing materials and changes, agreeing on samples, labels and quantities.",
  industries: ['manufacturing', 'product-maker', 'food-production', 'wholesale'],
  delivers: {
    named: [
      '(oem|odm|oem odm|private label|white label) (manufacturing|production|services|supply|customization|)',
      'contract manufacturing',
      'private labelling',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(oem|odm|oem odm|private label|private labelling|private labeling|white label|contract manufacturing) ~ (orders|order|service|services|manufacturing|manufacturer|production|customization|customisation|project|projects|customers|clients|brands|welcome|available|solutions|support|supply|requirements|ready|packaging|development|partner)',
          '(=we|offer|offers|provide|support|accept|undertake|welcome) ~ (oem|odm|private label|private labelling|private labeling|white label|contract manufacturing)',
          '(=your (own|) (logo|brand|label)) ~ (printed|packaging|products|product|made|manufactured|custom)',
          '(made|manufactured|produced|produce|manufacture|make) ~ (under|with) ~ =your (own|) (brand|label|logo)',
        ],
      },
      {
        weight: 3,
        any: [
          '(oem|odm|oem odm|oem =& odm|private label|private labelling|private labeling|white label|oem manufacturing|oem services|oem service|contract manufacturing|custom manufacturing|private label services|private label manufacturing|private label ready|oem projects)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(oem|genuine|original) (part|parts|spare|spares|spec|quality|equipment|approved|warranty|grade|filters|screens)',
        '(parts|spares|spare|filters|equivalent|replacement) ~ oem',
        '(software|app|platform|seo|web|reseller|agency|dashboard) ~ (white label|private label)',
        '(white label|private label) ~ (software|app|platform|seo|web|reseller|agency|dashboard|servicing)',
        '(oem|oems) (such|like|customers|and tier|suppliers|supplier|clients)',
        '(leading|major|global|serve|serving|supply|supplying|automotive) (=oem|=oems)',
        '=OEMs',
      ],
      because: "Parts of the maker's, or makers among the customers",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-brief',
      name: 'Read the brief and ask what is missing',
      description: 'Take drawings, samples, market and quantity and list what must be settled.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['extract-data', 'interview'],
      shownBy: ['(drawing|drawings|sample|samples|specification|requirements|moq)'],
    },
    {
      id: 'propose-make',
      name: 'Propose materials, changes and price',
      description: 'Work out how it can be made, what it costs and what should be changed.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['design', 'analyse-data', 'advise'],
      shownBy: ['(material|materials|customiz|customis|design|quote|price)'],
    },
    {
      id: 'agree-sample',
      name: 'Have sample and artwork approved',
      description: 'Send samples, labels and cartons for approval and note each change.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['schedule', 'enter-data'],
      shownBy: ['(sample|samples|approval|artwork|label|packaging)'],
    },
    {
      id: 'keep-brand',
      name: "Keep each brand's files and confidence",
      description: "Store drawings, labels and agreements and let no customer's design go to another.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(confidential|nda|trademark|exclusive)'],
    },
  ],
});
