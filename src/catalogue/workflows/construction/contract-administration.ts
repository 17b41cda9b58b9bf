import { defineWorkflow } from '#catalogue/define.ts';

export const contractAdministration = defineWorkflow({
  id: 'contract-administration',
  name: 'Contract administration on site',
  department: 'Operations',
  type: 'Business',
  description:
    'Watching over the builder for the owner: comparing tenders, site inspections and meetings, certifying payments and following up defects.',
  industries: ['construction', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(tender|tendering|contract administration|contract administrator|construction administration|clerk of works) ~ (site visits|site|contractor|certificates|builder|inspection|payment|completion|drawings|meetings|keys|quality|snagging)',
          '(site visits|site inspections) ~ (contractor|builder|tender|certificates|architect|keys|regulations)',
        ],
      },
      {
        weight: 3,
        any: [
          "(contract administration|construction administration|tendering|site supervision|clerk of works|tender contract administration|site inspections|construction monitoring|owner's representative)",
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(contract|construction) administration',
      'site supervision',
      'clerk of works',
      "(owner's|owners) representative",
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'invite-compare-tenders',
      name: "Invite and compare builders' tenders",
      description:
        'Send drawings and bills of quantities, answer questions, set the offers side by side and advise which to take.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 3 },
      traits: ['match', 'route-requests'],
      shownBy: ['(tender)'],
    },
    {
      id: 'visit-inspect',
      name: 'Inspect the works on site',
      description:
        'Compare the work with drawings and specification, note what is wrong and photograph progress.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(site|inspect|visit)'],
    },
    {
      id: 'minute-meetings-instruct',
      name: 'Lead site meetings and instruct changes',
      description: 'Minute what was agreed and issue each change with its reason, cost and effect on time.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(meeting)'],
    },
    {
      id: 'certify-payments',
      name: 'Value the work done and certify payments',
      description: "Measure progress, check the builder's account and say what falls due.",
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(certificate|payment)'],
    },
    {
      id: 'follow-defects-end',
      name: 'Follow up defects until they are mended',
      description: 'Keep the list, set dates, look again and release the money held back.',
      role: 'Project Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(snag|defect|completion)'],
    },
  ],
});
