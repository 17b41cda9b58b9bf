import { defineWorkflow } from '#catalogue/define.ts';

export const eligibilityScreening = defineWorkflow({
  id: 'eligibility-screening',
  name: 'Eligibility check and application intake',
  naming: {
    parts: [
      {
        any: [
          '(eligible|eligibility|qualify|qualifies|qualified|prequalify|pre approved|pre approval|preapproved|preapproval)',
        ],
        name: 'Eligibility check',
      },
      { any: ['(application|apply)'], name: 'Application intake' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Finding out whether somebody qualifies before work begins: asking a few questions, checking rules and telling the answer.',
  industries: ['accounting', 'banking-lending', 'non-profit', 'government', 'financial'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(pre approval|pre approved|preapproved|prequalify|pre qualify|prequalified|agreement in principle)',
        ],
      },
      {
        weight: 3,
        any: [
          '(get|be) (pre approved|preapproved|prequalified|pre qualified)',
          '(pre approval|preapproval|prequalification|pre qualification)',
        ],
      },
      {
        weight: 2,
        any: [
          '(get pre approved|get preapproved|prequalify|get prequalified|eligibility|do i qualify|who qualifies)',
        ],
        in: ['heading', 'navigation', 'control'],
      },

      {
        weight: 3,
        any: [
          '(check|determine|see|find out|confirm) ~ (eligibility|eligible|qualify|qualifies|if you qualify)',
          '(eligibility|qualification) (check|form|questionnaire|requirement|criteria)',
          '(do|does) ~ (you|business) qualify',
          'pre qualify',
        ],
      },
    ],
    forms: [{ weight: 2, purpose: 'application' }],
  },
  counterSignals: [
    {
      scope: 'site',
      any: ['=mls (listing|listings|search|exposure|data)'],
      because: 'An estate agent tells what lenders and offices do.',
    },
  ],
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'ask-questions',
      name: 'Ask the questions that decide on eligibility',
      description: 'Take the few facts on which eligibility turns.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['interview', 'extract-data'],
      shownBy: ['(application|questionnaire|short form)'],
    },
    {
      id: 'check-criteria',
      name: "Check an applicant's facts against the rules",
      description: 'Compare the facts with the conditions and mark doubtful cases.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['check-rules'],
      shownBy: ['(eligible|eligibility|qualify|qualification)'],
    },
    {
      id: 'collect-proof',
      name: 'Collect proof of what was said',
      description: 'Ask for papers, see that they are complete and belong to the person.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'remind'],
      shownBy: ['(proof|verification|documentation) ~ (income|residence|identity|eligibility)'],
    },
    {
      id: 'decide-doubtful',
      name: 'Decide doubtful applications',
      description: 'Weigh cases that the rules leave open and write down why.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['decide', 'check-rules'],
    },
    {
      id: 'tell-answer',
      name: 'Tell applicants the answer and the next step',
      description: 'Explain why or why not and what to bring.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'advise'],
    },
    {
      id: 'remind-applicants',
      name: 'Remind applicants who have not finished',
      description: 'See which applications stand still, write or call and help over the obstacle.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['remind', 'monitor'],
    },
    {
      id: 'pass-case',
      name: 'Open the case and hand it over',
      description: 'Create the file and hand it over to whoever does the work.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'route-requests'],
    },
  ],
});
