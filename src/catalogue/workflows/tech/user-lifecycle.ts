import { defineWorkflow } from '#catalogue/define.ts';

export const userLifecycle = defineWorkflow({
  id: 'user-lifecycle',
  name: 'User onboarding and offboarding for clients',
  naming: {
    parts: [
      {
        any: ['(onboarding|new hire|new hires|new staff|starter|starters|joiners|add users|create)'],
        name: 'User onboarding for clients',
      },
      {
        any: ['(offboarding|leaver|leavers|leave|leaving|remove|close|disable)'],
        name: 'User offboarding for clients',
      },
    ],
  },
  department: 'IT',
  type: 'Business',
  description:
    "Giving a client's new people their accounts, rights and devices, changing them when they move on, and closing everything the day they leave.",
  industries: ['it-services'],
  delivers: {
    named: ['user (onboarding|offboarding|management|provisioning)', 'employee offboarding'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(user|employee|staff) (onboarding|offboarding) ~ (account|accounts|access|device|devices|licence|licences|license|licenses)',
          'user (onboarding offboarding|offboarding)',
          '(create|close|disable|set up) ~ (account|accounts|mailbox) ~ (new hire|new hires|leave|leaver|leavers|new staff|starter|starters)',
          '(joiners|starters) ~ leavers',
          '(add|adding|remove|removing) users ~ (account|accounts|access|licence|license)',
        ],
      },
      {
        weight: 3,
        any: [
          '(user onboarding|user onboarding offboarding|onboarding offboarding|new leaving staff|user management|user administration)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '=our (new employees|onboarding)',
        'customer onboarding',
        '(leave management|ai assistant|agents|workflow automation)',
      ],
      because: "One's own staff or new customers",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'request',
      name: 'Take the request and check it',
      description: 'Read who comes or goes and when, and ask the client for what is missing.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(request|form|ticket)'],
    },
    {
      id: 'accounts',
      name: 'Create accounts and rights',
      description: 'Set up mail, files, groups and programs by role.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(account|accounts|licen)'],
    },
    {
      id: 'device',
      name: 'Prepare and hand over the device',
      description: 'Install a machine, ship it and help through the first sign-in.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'answer-questions'],
      shownBy: ['(device|laptop)'],
    },
    {
      id: 'leave',
      name: 'Close access on the last day',
      description: 'Block sign-in, keep mail and files for who takes over, and fetch the device.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(offboarding|leaver|leave)'],
    },
    {
      id: 'review',
      name: 'Review who has access',
      description: 'Compare accounts with the list of staff and ask about what does not fit.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['reconcile', 'monitor'],
      shownBy: ['access review'],
    },
  ],
});
