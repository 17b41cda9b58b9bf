import { defineWorkflow } from '#catalogue/define.ts';

export const qualityInspection = defineWorkflow({
  id: 'quality-inspection',
  name: 'Quality inspection',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Proving that goods are right: measuring first pieces and runs, documenting, and finding causes when they are not.',
  industries: ['manufacturing'],
  coreOf: ['machine-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(quality (inspection|control|assurance)|first article|final inspection|in process inspection|dimensional inspection) ~ (part|inspection|report|process|every|each|measure|cmm|ship|program|system|standard|document|department|team|ensure)',
          '(inspect|inspected|inspection|measure) ~ (part|before ship|every|cmm|first article|tolerance|dimension)',
          '(=CMM|first article) (inspection|report)',
          'certificate of conformance',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(quality|inspection|quality control|quality assurance)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(home|vehicle|roof|building) inspection'],
      because: 'Inspections as a service.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-checks',
      name: 'Plan what is checked',
      description: 'Set features, means and frequency.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 2 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(inspection plan|standard)'],
    },
    {
      id: 'measure',
      name: 'Measure parts and compare',
      description: 'Measure first pieces and samples.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 5, high: 15 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(measure|cmm|inspect)'],
    },
    {
      id: 'document-quality',
      name: 'Write reports and certificates',
      description: 'Fill in reports and certificates for the customer.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['(report|certificate|documentation)'],
    },
    {
      id: 'handle-deviation',
      name: 'Handle deviations',
      description: 'Stop, find the cause and agree what to do.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['research', 'analyse-data'],
      shownBy: ['(nonconform|corrective|deviation)'],
    },
  ],
});
