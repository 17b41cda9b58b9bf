import { defineWorkflow } from '#catalogue/define.ts';

export const permitServices = defineWorkflow({
  id: 'permit-services',
  name: 'Permit information and processing',
  naming: {
    variants: [
      { any: ['(search|look up|find) ~ permit', 'permit (search|lookup|data|map)'], name: 'Permit lookup' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Everything about permits: informing, taking applications, checking, issuing, and letting the public look them up.',
  industries: ['government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(anyone|business|businesses|contractors|vendors) ~ (need|needs|must|required) ~ (license|licence|permit)',
          '(dogs|dog) ~ (must|need) ~ licensed',
        ],
      },
      {
        weight: 3,
        any: [
          '(burning|burn|building|parade|encroachment|alarm|food|event) (permit|permits) ~ (apply|required|needs|issued|online|fee|from)',
          '(needs|need) permit from',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(burn permits|burn permit|building permits|special event permits)'],
      },

      {
        weight: 3,
        any: [
          '(permit|permits|license|licenses|licence) ~ (required|application|apply|obtain|issue|fee|form|needed|building|zoning|dog|marriage|business|inspection|available)',
          '(building|zoning) permit',
        ],
      },
      { weight: 1.5, any: ['(building|zoning|code) (inspector|official|department|inspection)'] },
      {
        weight: 3,
        any: [
          '(building|construction|event|film|street|parking|business|sign|special) permit',
          'permit (application|search|lookup|fee|issued|data|requirement|type)',
          '(apply|search|look up) ~ permit',
          'business license application',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(permits|licenses|permits licenses|building permits)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'site',
      any: ['=mls (listing|listings|search|exposure|data)'],
      because: 'An estate agent tells what lenders and offices do.',
    },
    {
      scope: 'sentence',
      any: ['(learner|work|resident) permit', 'permit =us', '(permitted|permits) by'],
      because: 'Another permit.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'inform-permit',
      name: 'Tell applicants which permit and papers they need',
      description: 'Say which permit, papers and fees are needed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 1 },
      traits: ['answer-questions'],
      shownBy: ['(requirement|how to apply|fee)'],
    },
    {
      id: 'take-permit',
      name: 'Take in the permit application',
      description: 'See that form, plans and fee are there, number it and pass it to those who review.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'route-requests'],
      shownBy: ['((submit|apply|application) ~ permit|permit application)'],
    },
    {
      id: 'check-permit',
      name: 'Check the permit application',
      description: 'Compare papers and plans with the rules.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['(review|application|plan)'],
    },
    {
      id: 'issue-permit',
      name: 'Issue the permit and collect fees',
      description: 'Write the permit, take the fee and set conditions.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(issue|fee|approve)'],
    },
    {
      id: 'inspect-permit',
      name: 'Inspect the work and sign it off',
      description: 'Go to the site at each stage, compare with the plans and pass or stop it.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 5, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: [
        '((building|final|schedule|request) inspection|building inspector|certificate =of occupancy)',
      ],
    },
    {
      id: 'keep-register',
      name: 'Keep the public permit register',
      description: 'Enter and keep permits searchable.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(search|lookup|date|address)'],
    },
  ],
});
