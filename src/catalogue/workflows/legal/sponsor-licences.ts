import { defineWorkflow } from '#catalogue/define.ts';

export const sponsorLicences = defineWorkflow({
  id: 'sponsor-licences',
  name: 'Employer sponsorship and immigration compliance',
  department: 'Legal',
  type: 'Business',
  description:
    'Letting employers bring people in from abroad and keeping them lawful: duties, licence, certificates, and checking files.',
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
      name: 'Look at employer and posts to be sponsored',
      description: 'See that the posts are real and the duties can be met.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 4, error: 5, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'interview'],
    },
    {
      id: 'apply-licence',
      name: 'Apply for the sponsor licence',
      description: 'Put the papers together, fill in the form and pay the fee.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(apply)'],
    },
    {
      id: 'issue-certificates-report',
      name: 'Issue certificates and report changes of staff',
      description: 'Do the portal work within the days given.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate|report|sms)'],
    },
    {
      id: 'audit-files',
      name: "Check the employer's immigration files",
      description:
        'Look through right-to-work papers, addresses and absences and rehearse a visit of the authority.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'coach'],
      shownBy: ['(audit)'],
    },
  ],
});
