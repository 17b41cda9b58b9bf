import { defineWorkflow } from '#catalogue/define.ts';

export const privacyCounsel = defineWorkflow({
  id: 'privacy-counsel',
  name: 'Data protection and technology counsel',
  department: 'Legal',
  type: 'Business',
  description:
    'Keeping clients within privacy law: mapping data, finding gaps, notices and contracts, breaches, and the authority.',
  industries: ['legal'],
  narrows: ['legal-case-handling'],
  delivers: {
    named: ['(data protection|data privacy|privacy|technology|cyber) law', 'data (protection|privacy)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(data protection|data privacy|privacy|gdpr|cyber|technology|information technology) (law|compliance|counsel|advice|matters|practice|laws)',
          '(advise|advises|advising|assist) ~ (data protection|data privacy|gdpr|privacy)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(data protection|data privacy|privacy law|privacy|technology law|data protection privacy|cyber law|tmt)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=our privacy|privacy policy|privacy notice|privacy statement|personal information|cookies)'],
      because: 'The firm’s own notice.',
    },
    {
      scope: 'sentence',
      any: ['(rights|officer) ~ (gdpr|data protection)'],
      because: 'The firm’s own notice.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'map-data',
      name: 'Map what data the client keeps',
      description: 'Ask departments and suppliers what they keep, why and where.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['interview', 'extract-data'],
    },
    {
      id: 'find-gaps',
      name: 'Find gaps against privacy law',
      description: 'Check grounds, notices, keeping times and transfers abroad.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 2 },
      traits: ['check-rules'],
    },
    {
      id: 'write-notices',
      name: 'Write privacy notices, policies and contracts',
      description: 'Put them in words that people understand.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(policy|policies|agreement|notice)'],
    },
    {
      id: 'handle-breach',
      name: 'Handle a data breach',
      description: 'Find out what is lost and say who must be told by when.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 4, error: 5, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['decide'],
      shownBy: ['(breach|incident)'],
    },
    {
      id: 'answer-authority',
      name: 'Answer privacy authority and complaints',
      description: 'Explain what was done and promise changes.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'negotiate'],
    },
  ],
});
