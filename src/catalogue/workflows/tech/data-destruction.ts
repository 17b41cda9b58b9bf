import { defineWorkflow } from '#catalogue/define.ts';

export const dataDestruction = defineWorkflow({
  id: 'data-destruction',
  name: 'Secure data destruction',
  department: 'IT',
  type: 'Business',
  description:
    'Making data on old disks and papers unreadable: collection, wiping or shredding, certificate.',
  industries: ['tech', 'it-services', 'energy-environment', 'logistics', 'wholesale'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(disks|hard drives|drives|media|devices|documents|paper|tapes) ~ (wiped|shredded|degaussed|destroyed|erased) ~ (certificate|certified|serial|witness|site|secure|securely)',
          '(data|hard drive|media|document|paper) (destruction|erasure|shredding|sanitization|sanitisation) ~ (certificate|certified|secure|on site|onsite|service|we|witness|collection|nist|bins)',
          '(wipe|wiping|shred) ~ (drives|data|disks) ~ (certificate|nist|recycle|recycled|resale)',
        ],
      },
      {
        weight: 3,
        any: [
          '(data destruction|hard drive destruction|secure erasure|secure data destruction|secure shredding|document shredding|data wiping|hard drive shredding|data erasure|media destruction|shredding|destruction|it asset disposal|itad|asset disposal)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((secure |)(data|hard drive|media|document|paper) (destruction|erasure|shredding|wiping)|secure (erasure|destruction|shredding)|(it |)asset (disposal|disposition)|itad)',
    ],
    anywhere: false,
    apart: 2,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(personal data|retention|privacy) ~ (erasure|deleted|erased)', '(wood|tree|brush|tire)'],
      because: 'A privacy right, or wood',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'arrange-collection',
      name: 'Arrange collection',
      description: 'Agree counts, bins and a sealed van.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(collect)'],
    },
    {
      id: 'list-serial-numbers',
      name: 'List serial numbers',
      description: 'Scan every disk into the list.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(serial)'],
    },
    {
      id: 'wipe-shred',
      name: 'Wipe or shred',
      description: 'Run the software or the shredder and check a sample.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(wipe|shred|erase)'],
    },
    {
      id: 'issue-certificates',
      name: 'Issue certificates',
      description: 'Name each item and method.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(certificate)'],
    },
    {
      id: 'resell-recycle-left',
      name: 'Resell or recycle what is left',
      description: 'Grade, sell or send for recycling.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['match', 'route-requests'],
      shownBy: ['(recycle|resale)'],
    },
  ],
});
