import { defineWorkflow } from '#catalogue/define.ts';

export const deviceManagement = defineWorkflow({
  id: 'device-management',
  name: 'Managed device administration',

  department: 'IT',
  type: 'Business',
  description:
    "Keeping clients' computers, phones and tablets in order from afar: enrolling, settings, updates, encryption, inventory and retiring them.",
  industries: ['it-services'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(patch|patches|patching) ~ (server|servers|workstation|workstations|computers|week|endpoint|endpoints)',
          'monitoring patching',
        ],
      },
      {
        weight: 3,
        any: [
          '(endpoint|device|mobile device|mac|pc|fleet|workstation) management',
          '(patch|update) (management|policy|automation|deployment)',
          '(intune|jamf|autopilot|=mdm|mosyle|kandji)',
          '(zero touch|zerotouch|automated device) (deployment|enrollment|provisioning|setup)',
          '(device|workstation|laptop|computer) (onboarding|provisioning|deployment|imaging|setup|enrollment)',
        ],
      },
      {
        weight: 2,
        any: [
          '(security baseline|update ring|asset tracking|bitlocker|filevault|compliance policies|app packaging)',
        ],
      },
      {
        weight: 2,
        any: [
          '(endpoint management|device management|=intune|=jamf|microsoft intune|jamf pro|patch management|mobile device management)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(endpoint|device|mobile device|patch|asset) management',
      'device (enrollment|deployment|provisioning|setup)',
      '(microsoft|) intune',
      'jamf',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(medical|measuring|hearing) device'],
      because: 'Medical or measuring devices',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'enrol',
      name: 'Enrol and prepare devices',
      description: 'Register new machines so that they set themselves up for their user.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(zero touch|autopilot|enrol|onboarding)'],
    },
    {
      id: 'baseline',
      name: 'Set and keep security settings',
      description: 'Roll out encryption, rules and access conditions and mend what drifts.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'monitor'],
      shownBy: ['(baseline|bitlocker|filevault|encryption)'],
    },
    {
      id: 'patch',
      name: 'Test and release updates',
      description: 'Try updates on a few machines, release in steps and follow failures.',
      role: 'IT Administrator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['monitor', 'decide'],
      shownBy: ['patch'],
    },
    {
      id: 'apps',
      name: 'Package and publish programs',
      description: 'Prepare software so that users can install it alone.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['write-code', 'check-rules'],
      shownBy: ['(app|application) (packaging|catalog)'],
    },
    {
      id: 'inventory',
      name: 'Keep inventory and report state',
      description: 'Know what is where, how old and how safe.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['monitor', 'analyse-data'],
      shownBy: ['(asset|inventory|reporting)'],
    },
    {
      id: 'retire',
      name: 'Take back devices of leavers',
      description: 'Lock, wipe and pass on.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['check-rules'],
      shownBy: ['offboarding'],
    },
  ],
});
