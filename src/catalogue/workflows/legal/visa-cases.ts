import { defineWorkflow } from '#catalogue/define.ts';

export const visaCases = defineWorkflow({
  id: 'visa-cases',
  name: 'Visa and residence applications',
  department: 'Legal',
  type: 'Business',
  description: 'Getting leave to enter or stay: route, proof, form, biometrics, questions, decision.',
  industries: ['legal', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(skilled worker|spouse|visitor|student|partner|fiance|family|investor|work|business|tourist|h 1b|h1b|l 1|e 2|o 1|eb 5|k 1|dependent|dependant|express entry) (visa|permit) ~ (application|prepare|prepared|apply|submit|submitted|help|petition|file|assist|guide|lawyer|attorney|adviser|process|extension)',
          '(work permit|residence permit|green card|permanent residence|indefinite leave|ilr) ~ (application|apply|petition|help|assist|file|prepare|process|route|family|employment|renewal)',
        ],
      },
      {
        weight: 3,
        any: [
          '(visas|visas residence|work visas|family visas|spouse visa|green cards|student visas|visitor visas|residence permits|business visas|employment visas|work permits|permanent residence|skilled worker visa|visa services|family immigration|employment based immigration|visa applications)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((work|family|spouse|student|visitor|business|investor|skilled worker|tourist|employment|fiance|partner) (visa)|green cards|(work|residence) permits|visa (applications|services)|(family|employment) based (immigration|petitions))',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['visa (mastercard|card|debit|credit)', '(accept) visa'],
      because: 'In another sense: cards',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-route',
      name: 'Find the route',
      description: 'Ask about family, work, money and past stays.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'collect-proof',
      name: 'Collect proof',
      description: 'List what is needed, chase it and have it translated.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(document|proof)'],
    },
    {
      id: 'prepare-check-form',
      name: 'Prepare and check the form',
      description: 'Check each answer, write the letter and index the proof.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(prepare|form|application)'],
    },
    {
      id: 'submit-follow',
      name: 'Submit and follow',
      description: 'Pay, book biometrics and upload.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(submit|file)'],
    },
    {
      id: 'answer-questions',
      name: 'Answer questions',
      description: 'Answer the office within the days given.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
    },
  ],
});
