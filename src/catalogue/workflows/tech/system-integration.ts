import { defineWorkflow } from '#catalogue/define.ts';

export const systemIntegration = defineWorkflow({
  id: 'system-integration',
  name: 'System integration and connectors',
  department: 'Development',
  type: 'Development',
  description:
    'Making programs talk to each other: asking what must flow, designing, building and testing connectors, and watching them.',
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
      name: 'Ask what data must flow between systems',
      description: 'Learn which data, how often, who owns it and what happens when it fails.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['interview'],
    },
    {
      id: 'design-interface',
      name: 'Design the connection between systems',
      description: 'Settle fields, formats, errors and security and have both sides agree.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['design'],
    },
    {
      id: 'build-connectors',
      name: 'Build connectors',
      description: "Write and configure the flows and hold to each maker's interface.",
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['write-code'],
      shownBy: ['(connector|build|write)'],
    },
    {
      id: 'test-end-end',
      name: 'Test connections end to end',
      description: 'Run real cases and failures with both sides and compare.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'reconcile'],
      shownBy: ['(test)'],
    },
    {
      id: 'launch-connection',
      name: 'Put the connection live and document it',
      description: 'Switch on step by step, hand keys over and write how it is run.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['monitor', 'draft-text'],
    },
    {
      id: 'watch-flows',
      name: 'Watch the flows and repair them',
      description: 'See stuck messages, resend and mend after updates of either side.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['monitor', 'diagnose'],
      shownBy: ['(monitor|support)'],
    },
  ],
});
