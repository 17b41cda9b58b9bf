import { defineWorkflow } from '#catalogue/define.ts';

export const debtorTracing = defineWorkflow({
  id: 'debtor-tracing',
  name: 'Debtor tracing',
  department: 'Finance',
  type: 'Analysis',
  description:
    'Finding where somebody who owes now lives or works: last known details, records, a check by call or visit, and a report.',
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
      name: "Take the debtor's last known details",
      description:
        'Note name, birth date, old address and work and see that there is a lawful reason to search.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'search-records',
      name: "Search records for the debtor's address",
      description: 'Go through registers, credit data, phone lists and social media within the law.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(search|record)'],
    },
    {
      id: 'check-call-visit',
      name: 'Confirm the address by call or visit',
      description: 'Make sure that it is the right person and that they live or work there.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 4, presence: 3, contact: 3, error: 3, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'interview'],
      shownBy: ['(visit|call)'],
    },
    {
      id: 'report-address',
      name: 'Report the address and how sure it is',
      description: 'Write what was found, from which source and how certain.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(address|report)'],
    },
    {
      id: 'close-trace',
      name: 'Close the trace or search again',
      description: 'Charge what was found, keep open cases on a list and try them again after some months.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['monitor', 'enter-data'],
    },
  ],
});
