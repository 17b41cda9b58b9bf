import { defineWorkflow } from '#catalogue/define.ts';

export const insuranceDisputes = defineWorkflow({
  id: 'insurance-disputes',
  name: 'Insurance claim disputes',
  department: 'Legal',
  type: 'Business',
  description:
    'Making insurers pay: reading policy and refusal, proving the loss, demand, appraisal or court, and paying out.',
  industries: ['legal'],
  narrows: ['legal-case-handling'],
  delivers: { named: ['insurance (claims|disputes|litigation|law)', 'bad faith'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(denied|delayed|underpaid|disputed|wrongfully denied) ~ (insurance claim|insurance claims|claim|claims)',
          '(insurance|bad faith|property damage insurance|first party) (dispute|disputes|litigation|claim disputes|coverage disputes)',
          'insurance (bad faith|coverage litigation|law)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(insurance claims|insurance disputes|insurance law|bad faith|bad faith insurance|denied insurance claims|insurance litigation)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(insurance company|insurers|carriers) ~ (represent|defend|counsel)',
        '(health insurance|we accept)',
      ],
      because: 'The other side’s counsel.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-policy',
      name: 'Read the policy and the refusal',
      description: 'Find the clause it rests on and whether that holds.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 2 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(policy|denied|denial)'],
    },
    {
      id: 'prove-loss',
      name: 'Prove the insured loss',
      description: "Gather photographs, bills, estimates and experts' reports.",
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['extract-data'],
      shownBy: ['(damage|loss|estimate)'],
    },
    {
      id: 'demand-pay',
      name: 'Demand payment from the insurer',
      description: 'Write what is owed, under which words of the policy and by when, and talk it over.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'negotiate'],
      shownBy: ['(demand|negotiate)'],
    },
    {
      id: 'sue-insurer',
      name: 'Have the loss appraised or sue the insurer',
      description: 'Name an appraiser, file suit and argue the case.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['decide', 'negotiate'],
      shownBy: ['(court|lawsuit|litigation|trial)'],
    },
    {
      id: 'settle-claim',
      name: 'Close the claim and pay out',
      description: 'Have the release signed, deduct costs and account to the client.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['reconcile'],
    },
  ],
});
