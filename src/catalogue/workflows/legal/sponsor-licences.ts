import { defineWorkflow } from '#catalogue/define.ts';

export const sponsorLicences = defineWorkflow({
  id: 'sponsor-licences',
  name: 'Employer sponsorship and immigration compliance',
  department: 'Legal',
  type: 'Business',
  description:
    'Letting employers bring people in and keeping them lawful: licence, certificates, records, audits.',
  industries: ['legal', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(sponsor|sponsorship) (licence|license|certificate) ~ (apply|application|audit|employer|renew|sms|home office|compliance|help|manage|workers)',
          '(mock audit|right to work checks|i 9|form i 9|level 1 user) ~ (sponsor|compliance|audit|employers|licence|training|sms|immigration|home office)',
        ],
      },
      {
        weight: 3,
        any: [
          '(sponsors|sponsor licences|sponsor licences compliance|employers immigration|i 9 compliance|corporate immigration|business immigration|immigration compliance|global mobility)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(sponsor|sponsorship) (licence|license)',
      '(i 9|immigration) compliance',
      'corporate immigration',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'look-at-employer',
      name: 'Look at employer and posts',
      description: 'See that the posts are real and the duties can be met.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'apply-licence',
      name: 'Apply for the licence',
      description: 'Put the papers together, fill in the form and pay the fee.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(apply)'],
    },
    {
      id: 'issue-certificates-report',
      name: 'Issue certificates and report changes',
      description: 'Do the portal work within the days given.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate|report|sms)'],
    },
    {
      id: 'audit-files',
      name: 'Audit files',
      description: 'Look through right-to-work papers, addresses and absences.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(audit)'],
    },
  ],
});
