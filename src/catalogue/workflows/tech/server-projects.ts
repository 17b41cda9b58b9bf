import { defineWorkflow } from '#catalogue/define.ts';

export const serverProjects = defineWorkflow({
  id: 'server-projects',
  name: 'Server and cloud migration projects',
  naming: {
    parts: [
      {
        any: ['(server|virtualization|virtualisation|hyper v|vmware|storage)'],
        name: 'Server projects',
        word: 'server',
      },
      {
        any: ['(migration|migrations|=migrate|=migrating|=move|=moving|=moved)'],
        name: 'Migration projects',
        word: 'migration',
      },
      {
        any: ['(=cloud|microsoft 365|office 365|azure|google workspace|m365)'],
        name: 'Cloud administration',
        word: 'cloud',
      },
    ],
    joined: '{parts} projects',
  },

  department: 'IT',
  type: 'Development',
  description:
    "Renewing the machinery behind a client's work: planning, building servers or cloud tenants, moving mail and data, and switching over.",
  industries: ['it-services'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(migrate|move) ~ (mail|email|files|mailboxes|server|servers|data) ~ (weekend|microsoft|365|cloud|google|night)',
        ],
      },

      {
        weight: 3,
        any: [
          '(server|active directory|exchange|windows server|email|office 365|microsoft 365|google workspace|tenant) (migration|deployment|installation|setup|set up|upgrade|virtualization|administration|consolidation)',
          '(server|desktop) virtualization',
          '(vmware|hyper v|proxmox|azure virtual desktop)',
          '(server os|server operating system)',
          '(migrate|move) ~ (email|server|microsoft 365|office 365|google workspace|mailbox|file server)',
        ],
      },
      {
        weight: 2,
        any: [
          '(servers|virtualization|microsoft 365|office 365|windows linux server|migrations|cloud migration|server support|email hosting)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'virtualization',
      'active directory',
      '(server|email|cloud|office 365|microsoft 365) (migration|deployment|setup|installation)',
      'server os deployment',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(unreliable|broken|problem|problems) ~ (email|server) (setup|setups|set up)'],
      because: 'A trouble the visitor may have.',
    },
    {
      scope: 'sentence',
      any: ['(waiter|waitress|bartender)', '=our servers'],
      because: "Restaurant staff or a vendor's own machines",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan',
      name: 'Plan the change',
      description: 'Take stock of what runs and write the plan with a way back.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['plan', 'diagnose'],
      shownBy: ['(plan|assessment)'],
    },
    {
      id: 'build',
      name: 'Build servers or tenants',
      description: 'Install, join and secure.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['write-code', 'check-rules'],
      shownBy: ['(deploy|install|active directory|virtualization)'],
    },
    {
      id: 'move',
      name: 'Move mail, files and users',
      description: 'Copy in steps and compare.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['(migrate|migration)'],
    },
    {
      id: 'switch',
      name: 'Switch over and watch',
      description: 'Change at night and stand by in the morning.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['monitor', 'diagnose'],
    },
    {
      id: 'document',
      name: 'Document and hand over',
      description: 'Write what was built and how to run it.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['document'],
    },
  ],
});
