import { defineWorkflow } from '#catalogue/define.ts';

export const systemIntegration = defineWorkflow({
  id: 'system-integration',
  name: 'System integration and connectors',
  department: 'Development',
  type: 'Development',
  description:
    'Making programs talk to each other: asking what must flow, building connectors, testing, watching.',
  industries: ['tech', 'it-services', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(write|build|develop|deliver) ~ (connectors|integrations|interfaces|apis) ~ (erp|crm|marketplaces|banks|legacy|carriers|systems|accounting|between|third party|shopify|platforms)',
          '(system|api|erp|crm|edi|third party|software) (integration) ~ (we|service|build|connect|client|legacy|=your|team|engineers|custom|=your existing)',
        ],
      },
      { weight: 2, any: ['integrations'], in: ['heading', 'navigation'] },
      {
        weight: 3,
        any: [
          '(system integration|api integration|edi|edi integration|api development|integration services|erp integration|crm integration)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((system|api|erp|crm|edi|third party|software|payment gateway) (integration)|api development|integration services)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(browse|see|available|native) integrations',
        '(smart home|av|audio|security|school|social|immigrant|sensory) (integration|systems)',
      ],
      because: "A product's list, or another integration",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-must-flow',
      name: 'Ask what must flow',
      description: 'Which data, how often, who owns it.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'design-interface',
      name: 'Design the interface',
      description: 'Fields, formats, errors and security.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'build-connectors',
      name: 'Build connectors',
      description: 'Write and configure the flows.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 4 },
      traits: ['write-code'],
      shownBy: ['(connector|build|write)'],
    },
    {
      id: 'test-end-end',
      name: 'Test end to end',
      description: 'Run real cases and failures with both sides.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(test)'],
    },
    {
      id: 'watch-flows',
      name: 'Watch the flows',
      description: 'See stuck messages and repair.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(monitor|support)'],
    },
  ],
});
