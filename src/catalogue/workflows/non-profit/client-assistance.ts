import { defineWorkflow } from '#catalogue/define.ts';

export const clientAssistance = defineWorkflow({
  id: 'client-assistance',
  name: 'Assistance requests and client intake',

  naming: {
    variants: [
      {
        any: ['intake form', 'intake (referral|referrals)', '(start|make) ~ referral'],
        name: 'Intake and referrals',
      },
      { any: ['(application|applications|criteria|eligibility)'], name: 'Assistance application review' },
    ],
    parts: [
      { any: ['(intake|referral|referrals|case manager|case management|caseworker)'], name: 'Client intake' },
      { any: ['(assistance|help|apply|rent|utility|fund|benefits|medicare)'], name: 'Assistance requests' },
    ],
  },
  department: 'Customer Service',
  type: 'Business',
  description: 'Helping people who ask: request, check, first talk, help or referral, and follow-up.',
  industries: ['non-profit', 'religious-organisation', 'government'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'apply ~ confidence ~ (committee|zakat|fund|trustees)',
          'zakat ~ (given|distributed|collected) ~ (families|borough|local|poor|needy)',
        ],
      },

      {
        weight: 3,
        any: [
          '(voucher|referral|vouchers) ~ (gp|school|citizens advice|session|food|agency|parcel|health visitor)',
          '(point|signpost|refer|put) ~ (you|people|them|families) ~ (advice|debt|benefit|agencies|services|support)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(need food|need help|get food|find help)'] },

      {
        weight: 3,
        any: [
          '(speak|talk|meet) ~ (case worker|caseworker|case manager|advocate|counselor|intake specialist)',
          'help ~ with (rent|shut offs|utility bills|bus passes|power bills)',
          'help ~ (rent|shut offs|utilities|bus passes|electric bills) ~ (fund|family|bill|when)',
          '(homeowners|families|applicants) ~ (fill|complete|submit|return) ~ application',
          '(committee|board|staff) ~ (review|visit|look at|choose|chooses) ~ (application|request|need|home|house)',
          '(income (limit|guideline|requirement|criteria)|eligibility (guideline|criteria))',
          '(meet|check|see) ~ eligibility requirement ~ (assistance|apply|help|program)',
          '(apply|seek) ~ (zakat|financial assistance|financial help)',
          '(program|programs|services|client|participant|referral) intake (form|)',
          '(request services|start ~ referral|make ~ referral) ~ (form|director|staff|call|county)',
          'intake (specialist|coordinator|call|appointment)',
          '=eligibility ~ (assistance|=for =services|=for =our program)',
          '(medicare|benefits) (counseling|counselling|counselor|help|enrollment)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(apply ~ repairs|apply|start services|enroll child|apply help|eligibility|criteria|=how =to apply|referrals|make referral|intake referrals|intake form|eligibility referrals|medicare benefits help|benefits help|emergency aid)',
        ],
      },
      {
        weight: 3,
        any: [
          '(rent|utility|emergency|financial|housing|heating|energy|fuel|bill|burial|transportation) assistance ~ (program|apply|application|family|resident|help|available|offer|provide|need|eligible|request|call)',
          '(apply|application|request|call) ~ (assistance|help with rent|services) ~ (form|online|office|today|program|here|eligib)',
          '(case management|client intake|intake appointment|benefits enrollment|resource navigation) ~ (client|service|family|program|help|call|we|individual|provide)',
          '(need|get) help ~ (food|rent|housing|utilities)',
        ],
      },
      {
        weight: 2,
        any: [
          '(get help|need help|find help|apply for assistance|assistance|emergency assistance|request help|case management|=for clients)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(rent|utility|emergency|housing|energy|financial) assistance',
      'case management',
      '(benefits|resource) (enrollment|navigation)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(volunteer|volunteers|role|roles|position|positions|third party|scholarship|grant|grants) ~ eligibility',
        'eligibility ~ (vary|change|volunteer|role|roles)',
        '(roles|availability|pricing) ~ eligibility',
      ],
      because: 'Who may volunteer, or what others ask.',
    },
    {
      scope: 'sentence',
      any: ['=we ~ =need (help|support|volunteer)', '=we =need'],
      because: 'The organisation itself asks for help.',
    },
    {
      scope: 'sentence',
      any: [
        '(tuition|technical|roadside|insurance claim) assistance',
        'need help ~ (order|website|finding|login)',
      ],
      because: 'Aid to learners, or help with the site',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask',
      name: 'Take the request',
      description: 'Listen, calm and note.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'enter-data'],
      shownBy: ['(apply|call|request)'],
    },
    {
      id: 'check',
      name: 'Check need and rules',
      description: 'Ask for papers and see what fits.',
      role: 'Social Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['(eligib|document|income)'],
    },
    {
      id: 'help',
      name: 'Give or arrange help',
      description: 'Pay, hand out or refer.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['decide', 'match'],
      shownBy: ['(voucher|referral|payment|provide)'],
    },
    {
      id: 'plan',
      name: 'Plan next steps with the person',
      description: 'Set small aims and dates.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['coach', 'plan'],
      shownBy: ['(case management|goal|plan)'],
    },
    {
      id: 'report',
      name: 'Record and report',
      description: 'Keep files and count for funders.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'analyse-data'],
      shownBy: ['(report|record)'],
    },
  ],
});
