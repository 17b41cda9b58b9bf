import { defineWorkflow } from '#catalogue/define.ts';

export const womensHealth = defineWorkflow({
  id: 'womens-health',
  name: "Women's health and pregnancy care",

  department: 'Operations',
  type: 'Business',
  description:
    'Care around cycle, pregnancy and menopause: history, examination, scans and tests, plan, follow-up through the months.',
  industries: ['medical-practice', 'diagnostics'],

  signals: {
    phrases: [
      { weight: 3, any: ['(labor delivery|labour delivery|maternity ward|maternity care|birth center)'] },
      {
        weight: 3,
        any: [
          '(obstetric|gynecologic|gynecological|gynaecological|prenatal|antenatal|maternity|pregnancy|menopause|fertility) (care|consultation|visit|exam|service|clinic|check up|treatment)',
          'well woman',
          '(pap (smear|test)|birth control|contraception) (service|counseling|consultation|visit|exam)',
        ],
      },
      {
        weight: 2,
        any: [
          "(obstetrics|gynecology|gynaecology|pregnancy|prenatal care|women's health|obstetrics gynecology|fertility|antenatal care)",
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(obstetric|prenatal|antenatal|pregnancy|gynecology|menopause) (care|consultation|exam)',
      'well woman exam',
      'gynecology',
      'obstetrics',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'ask',
      name: 'Ask history and wishes',
      description: 'Listen in private and note cycle, births and medicines.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['interview'],
      shownBy: ['(history|consultation)'],
    },
    {
      id: 'examine',
      name: 'Examine and order tests',
      description: 'Look, scan, take samples and explain.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(exam|ultrasound|test)'],
    },
    {
      id: 'plan',
      name: 'Agree a plan for cycle, birth or menopause',
      description: 'Weigh choices for treatment, birth or prevention.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'plan'],
      shownBy: ['(plan|option|birth)'],
    },
    {
      id: 'follow',
      name: 'Follow women month by month',
      description: 'See them again, compare and act on what changes.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['monitor', 'care'],
      shownBy: ['(follow up|monitor|trimester)'],
    },
    {
      id: 'remind',
      name: 'Remind women of checks due',
      description: 'Call or write when screening is due.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['remind'],
      shownBy: ['(annual|remind)'],
    },
  ],
});
