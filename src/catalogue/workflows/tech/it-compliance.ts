import { defineWorkflow } from '#catalogue/define.ts';

export const itCompliance = defineWorkflow({
  id: 'it-compliance',
  name: 'Compliance support and reporting for clients',

  department: 'IT',
  type: 'Analysis',
  description:
    'Helping a client meet security rules: gap check, policies, controls, proof and reports for auditors or customers.',
  industries: ['it-services', 'tech'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(prepare|ready|readiness) ~ (soc 2|iso 27001|pci|hipaa|cmmc)',
          '(soc 2|iso 27001|hipaa|cmmc|pci) ~ (readiness|audits|audit preparation)',
          '(guidance|help|assist|support|services) ~ (gdpr|hipaa|pci|pci dss|iso 27001|soc 2|nist|data protection) ~ compliance',
          '(gdpr|data protection|data privacy) (compliance|consulting|services|audit|audits|assessment|assessments|gap analysis)',
        ],
      },
      {
        weight: 3,
        any: [
          '(hipaa|cmmc|pci|pci dss|nist|gdpr|regulatory) (compliance|audit|readiness|assessment) ~ (service|support|report|help|client|we|requirement)',
          'compliance (reporting|management|assessment|service|monitoring|consulting)',
        ],
      },
      {
        weight: 2,
        any: [
          '(compliance|hipaa compliance|it compliance|cmmc|cmmc compliance|compliance services|regulatory compliance|gdpr compliance|iso gdpr services|audit compliance|data protection compliance|security compliance|governance risk compliance|iso 27001)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'compliance (reporting|management|consulting|assessment)',
      '(hipaa|cmmc|pci|it|gdpr|data protection|security) compliance',
      'governance risk compliance',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['=our (platform|product|software|data center)', 'we are (hipaa|soc) compliant'],
      because: 'A vendor speaks of its own certificates',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'gap',
      name: 'Check against the rules',
      description: 'Interview, look at settings and list gaps.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['check-rules', 'interview'],
      shownBy: ['(gap|assessment|readiness)'],
    },
    {
      id: 'policies',
      name: 'Write policies',
      description: 'Adapt policies to the client and have them signed.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['policies'],
    },
    {
      id: 'controls',
      name: 'Put controls in place',
      description: 'Turn rules into settings and habits.',
      role: 'IT Administrator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(access control|conditional access|encryption)'],
    },
    {
      id: 'proof',
      name: 'Collect proof',
      description: 'Keep logs, screenshots and lists in order.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'monitor'],
      shownBy: ['(evidence|reporting)'],
    },
    {
      id: 'report',
      name: 'Report and answer auditors',
      description: 'Write the report and reply to questions.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'answer-questions'],
      shownBy: ['(report|audit)'],
    },
  ],
});
