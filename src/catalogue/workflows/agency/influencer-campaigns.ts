import { defineWorkflow } from '#catalogue/define.ts';

export const influencerCampaigns = defineWorkflow({
  id: 'influencer-campaigns',
  name: 'Influencer campaigns',
  department: 'Marketing',
  type: 'Business',
  description:
    "Having creators show a client's product: choosing, brief, contract, approval, posting, figures.",
  industries: ['agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'partnerships ~ (creators|influencers)',
          '(influencer|creator|ambassador) ~ (campaign|partnership|marketing|contract|brief|outreach|match|matched|collaboration|management|programme|roster|seeding|vetted)',
        ],
      },
      {
        weight: 3,
        any: [
          '(influencer marketing|influencers|influencer campaigns|social influencers|creator partnerships|influencer outreach|creators)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['influencer (marketing|campaigns|outreach|management|partnerships)', 'creator partnerships'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(become|are you) ~ (influencer|creator|ambassador)'],
      because: 'A call to join',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-creators-who',
      name: 'Find creators who fit',
      description: 'Look at audience, tone and fakes.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'agree-fee-rights',
      name: 'Agree fee and rights',
      description: 'Write, bargain, sign.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(contract|partnership)'],
    },
    {
      id: 'brief-approve',
      name: 'Brief and approve',
      description: 'Say what must be shown and check drafts.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(brief)'],
    },
    {
      id: 'watch-posts-figures',
      name: 'Watch posts and figures',
      description: 'See that they ran and what they did.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(result|report)'],
    },
  ],
});
