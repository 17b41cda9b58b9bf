import { defineWorkflow } from '#catalogue/define.ts';

export const networkInstallation = defineWorkflow({
  id: 'network-installation',
  name: 'Network, cabling and phone installation',
  naming: {
    parts: [
      {
        any: [
          '(network|networking|wifi|wi fi|wireless|router|switch|firewall|infrastructure|lan|access point)',
        ],
        name: 'Network installation',
        word: 'network',
      },
      {
        any: ['(cable|cabling|wiring|fiber|fibre|fiber optic|cat6|cat5|rack)'],
        name: 'Structured cabling',
        word: 'cabling',
      },
      {
        any: ['(phone|voip|telephone|telephony|pbx|calling)'],
        name: 'Phone system installation',
        word: 'phone',
      },
    ],
    joined: '{parts} installation',
  },

  department: 'IT',
  type: 'Business',
  description:
    'Putting networks and phones into buildings: survey, design, cabling, access points and switches, phone systems, tests and documents.',
  industries: ['it-services', 'security-services', 'trades'],

  signals: {
    phrases: [
      { weight: 3, any: ['(data|network|structured|fibre|fiber|ethernet) cabling'] },
      {
        weight: 3,
        any: [
          '(structured|network|data|fiber|low voltage|ethernet|voice data) (cabling|wiring)',
          '(network|wifi|wi fi|wireless|router|access point) (installation|setup|design|deployment|survey|infrastructure)',
          '(voip|ip telephony|business phone|phone|telephone|hosted phone) (system|service|installation|solution)',
          '(voip|voice over ip|voice over internet protocol) ~ (wireless|communication|communications|solution|solutions|calls|phone|phones)',
        ],
      },
      {
        weight: 2,
        any: [
          '(structured cabling|network cabling|=voip|voip wireless communications|voip solutions|unified communications|phone systems|=networking|network installation|voip phones|low voltage|wireless networks|business phones)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(structured|network|data|fiber|low voltage) (cabling|wiring)',
      'network (installation|setup|design)',
      '(voip|phone|telephone) (system|installation)',
      '(wifi|wireless) (installation|setup)',
    ],
    anywhere: true,
    notIn: ['software-vendor'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(penetration|security) (test|tests|testing)',
        'wireless infrastructure ~ (weak|security)',
        '=network =infrastructure =management',
      ],
      because: 'Tests and upkeep of networks that stand.',
    },
    {
      scope: 'sentence',
      any: ['phone (number|call|service ~ hour)'],
      because: 'Calls or messages, not equipment',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'survey',
      name: 'Survey the building',
      description: 'Walk through, measure signals and mark routes.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'diagnose'],
      shownBy: ['(survey|site visit)'],
    },
    {
      id: 'design',
      name: 'Design the network',
      description: 'Choose equipment, addresses and cable runs.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['design', 'plan'],
      shownBy: ['design'],
    },
    {
      id: 'install',
      name: 'Pull cable and mount equipment',
      description: 'Run, terminate, label and fix.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(cabling|wiring|install)'],
    },
    {
      id: 'configure',
      name: 'Configure switches, wireless and phones',
      description: 'Enter settings, numbers and rules.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(configure|set up)'],
    },
    {
      id: 'test',
      name: 'Test and document',
      description: 'Measure each line and hand over plans.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(test|certify|document)'],
    },
  ],
});
