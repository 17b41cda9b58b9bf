import { defineWorkflow } from '#catalogue/define.ts';

export const clientPortalAdministration = defineWorkflow({
  id: 'client-portal-administration',
  name: 'Client portal administration',
  naming: {
    variants: [
      { any: ['patient portal'], name: 'Patient portal enrolment' },
      {
        any: ['client portal ~ (document|upload|form)', '(upload|complete|submit) ~ client portal'],
        name: 'Client document submission through a portal',
      },
      { any: ['member (portal|login|area)'], name: 'Member portal administration' },
      { any: ['(parent|student|family) portal'], name: 'Parent and student portal administration' },
    ],
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Giving customers their own access: opening accounts, helping them sign in, and keeping documents and messages there in order.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(log in|login|sign in|access) ~ (portal|client area|member area|parent portal|patient account|customer account)',
          '(online|secure|web) (patient|client|customer|member|parent|student|owner|tenant) (portal|account|access|login)',
          '(portal) (login|access|sign in|account|registration)',
        ],
      },
      {
        weight: 3,
        any: [
          '(patient|client|customer|member|parent|student|resident|tenant|seller|buyer|owner) portal',
          '(view|viewing|access|accessing|sharing) ~ =your (medical records|health records|records|results)',
          '(create|register|activate|set up) ~ account ~ (portal|online)',
          '(sign|log) in ~ portal',
          'secure (portal|client area)',
        ],
      },
    ],
    forms: [{ weight: 2, purpose: 'registration' }],
    pages: [{ weight: 2, kind: 'portal' }],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(admin|board|staff|employee|volunteer|vendor) portal', '(role based|authenticated) access'],
      because: "The organisation's own people log in there.",
    },
    {
      scope: 'sentence',
      any: ['(google|facebook|instagram|vendor|insurance|government|irs|state) portal'],
      because: "A portal of somebody else's.",
    },
    {
      scope: 'sentence',
      any: ['insurance portal', 'government portal', 'partner portal'],
      because: 'A portal run by somebody else.',
    },
  ],
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'open-account',
      name: "Open a customer's portal account and check identity",
      description: 'Check who asks, create the account and send the invitation.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(create|register|activate|sign up) ~ account', 'enroll ~ portal'],
    },
    {
      id: 'introduce-portal',
      name: 'Invite customers to the portal and show them round',
      description:
        'Send the invitation, explain what can be done there and remind those who have not signed in.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['coach', 'remind'],
    },
    {
      id: 'help-sign-in',
      name: 'Help customers who cannot sign in',
      description: 'Reset passwords and guide people who cannot get in.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['answer-questions'],
      shownBy: ['(forgot|reset) ~ password', '(sign|log) in'],
    },
    {
      id: 'handle-documents',
      name: 'File documents that customers upload',
      description:
        'Take what arrives in the portal to the right record and ask for what is missing or unreadable.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'route-requests'],
      shownBy: ['(upload|message|view) ~ (portal|record|document)'],
    },
    {
      id: 'answer-portal-messages',
      name: 'Answer or pass on portal messages',
      description:
        'Read messages in the portal, answer what is known and hand the rest to the person in charge.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['answer-questions', 'route-requests'],
    },
    {
      id: 'keep-access',
      name: 'Review who has access to the portal',
      description: 'Close accounts no longer needed and check who may see what.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'monitor'],
    },
    {
      id: 'chase-portal-faults',
      name: 'Report portal faults and tell customers',
      description:
        'Describe what does not work to the supplier of the portal, follow it up and tell those concerned.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['monitor', 'answer-questions'],
    },
  ],
});
