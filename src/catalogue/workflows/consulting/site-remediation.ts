import { defineWorkflow } from '#catalogue/define.ts';

export const siteRemediation = defineWorkflow({
  id: 'site-remediation',
  name: 'Clean-up of contaminated sites',
  department: 'Operations',
  type: 'Business',
  description:
    'Removing what pollutes land or water: plan and permit, digging or treating, disposal with papers, and proof that it is clean.',
  industries: ['consulting', 'energy-environment', 'construction', 'trades'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'remediation ~ (designed|design|overseen|verified|verification|validation|strategy|council|contaminated)',
          '(remediate|clean up) ~ (contaminated|land|soil|brownfield)',
        ],
      },
      {
        weight: 3,
        any: [
          '(soil|groundwater|environmental|site|asbestos|lead) (remediation|abatement|cleanup|clean up)',
          '(dig|remove|excavate|treat) ~ (contaminated|polluted) (soil|water|groundwater|material)',
          '(spill|oil spill) (response|cleanup|clean up)',
          '(manage|lead) ~ cleanup project',
          'contaminated soil ~ (removal|disposal|dig|haul)',
        ],
      },
      {
        weight: 3,
        any: [
          '(remediation|environmental remediation|soil remediation|spill response|site cleanup|asbestos abatement)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(water damage|mold remediation|reading|academic|vulnerability|graffiti|parking|loading dock)'],
      because: 'Houses, pupils or computers',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan',
      name: 'Plan the clean-up and get permits',
      description: 'Choose the method, write the plan and agree it with the authority.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 5, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(plan|permit)'],
    },
    {
      id: 'work',
      name: 'Dig out or treat the contamination',
      description: 'Carry out the work with protection of people and neighbours.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 10, high: 30 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 2, error: 5, data: 5 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(dig|excavat|treat|contain)'],
    },
    {
      id: 'waste',
      name: 'Dispose of waste with papers',
      description: 'Order transport and site, fill in manifests and keep them.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(dispos|manifest)'],
    },
    {
      id: 'prove',
      name: 'Sample and prove that the site is clean',
      description: 'Take samples, compare with the goal and ask for closure.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 2, error: 5, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['(closure|monitor)'],
    },
  ],
});
