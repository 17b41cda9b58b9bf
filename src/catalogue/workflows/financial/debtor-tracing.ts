import { defineWorkflow } from '#catalogue/define.ts';

export const debtorTracing = defineWorkflow({
  id: 'debtor-tracing',
  name: 'Debtor tracing',
  department: 'Finance',
  type: 'Analysis',
  description: 'Finding where somebody who owes now lives or works.',
  industries: ['financial', 'legal', 'security-services', 'banking-lending'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(trace|find|locate|tracing) ~ (debtor|absconded|gone away|absconders)',
          'debtors ~ (new addresses|whereabouts)',
          'no trace no fee',
          '(tracing|trace|skip tracing) ~ (no trace|no fee|new address|debtors|gone away|records|agent|tenants)',
          '(find|trace) ~ (debtors) ~ address',
        ],
      },
      {
        weight: 3,
        any: [
          '(tracing|debtor tracing|skip tracing|tracing agents|people tracing|trace locate|tracing service)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(debtor|people|skip|tenant) tracing', '(skip |)tracing service'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(light|copy|family|ancestor|contact) (tracing|trace)'],
      because: 'Another tracing',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-last-known',
      name: 'Take the last known details',
      description: 'Name, birth date, address, job.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'search-records',
      name: 'Search records',
      description: 'Registers, credit data, phones and social media within the law.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(search|record)'],
    },
    {
      id: 'check-call-visit',
      name: 'Check by call or visit',
      description: 'Make sure it is the right person.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(visit|call)'],
    },
    {
      id: 'report-address',
      name: 'Report the address',
      description: 'Write what was found and how sure it is.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(address|report)'],
    },
  ],
});
