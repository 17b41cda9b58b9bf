import { defineWorkflow } from '#catalogue/define.ts';

export const maintenancePlans = defineWorkflow({
  id: 'maintenance-plans',
  name: 'Maintenance plan administration',
  naming: {
    variants: [
      {
        any: [
          'annual maintenance (contract|contracts)',
          '=amc',
          '(=AMC|=amcs) (plan|plans|contract|contracts)',
        ],
        name: 'Annual maintenance contracts',
      },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description: 'Selling and keeping service agreements: terms, due dates, visits and renewal.',
  industries: ['trades', 'automotive', 'cleaning', 'it-services', 'energy-environment', 'product-maker'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(service contract|service contracts|maintenance agreement|maintenance agreements|cover plan|maintenance club) ~ (visit|visits|year|month|two|from|tune)',
          '(quarterly (=plan|=plans)|(quarterly|annual|monthly) service plan)',
          'contracts ~ (restaurants|offices) ~ report',
        ],
      },
      {
        weight: 3,
        any: [
          '(maintenance agreements|maintenance club|service contracts|quarterly plan|maintenance plans|service plans|service agreements)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(visits|tune ups|checkups|services) =a year',
          '(quarterly|annual|comfort|service|protection|priority) (=plan|=plans|club|membership|agreement)',
        ],
      },
      {
        weight: 2,
        any: [
          '(maintenance plans|service plans|comfort club|quarterly plan|service agreements|membership plan|monitoring service)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(maintenance|service|care|protection|comfort) (plan|plans|agreement|agreements|club|contract|contracts) ~ (join|include|includes|sign|annual|month|visit|visits|member|members|tune)',
          '(watch|monitor|monitoring) ~ (system|production|equipment) ~ (office|come out|remote|remotely|service|24)',
          'sign up ~ season',
        ],
      },

      {
        weight: 3,
        any: [
          '(maintenance|service|=annual|preventive|preventative) (=plan|=plans|agreement|agreements|contract|contracts|program|programs|membership|package|packages)',
          '(tune up|tune ups|annual check|seasonal maintenance|spring maintenance|winterization|winterizing|opening closing) ~ (special|system|furnace|service|schedule|plan|pool|offer|check|include)',
        ],
      },
      {
        weight: 3,
        any: [
          '(maintenance|service|membership|protection) (plan|agreement|contract|program) ~ (annual|include|save|member|join|customer|system|visit|tune|priority|discount|home|equipment)',
          '(preventive|preventative|annual|seasonal) tune up',
          'tune up (special|plan|visit|service|package)',
          '(recurring|yearly|annual|ongoing|regular) maintenance (contract|agreement|plan|program)',
          'maintenance (contract|agreement)',
        ],
      },
      { weight: 2, any: ['(preventive|preventative|annual|seasonal) maintenance'] },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(maintenance plans|service plans|service agreements|membership plan|maintenance agreements)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(personal|personalized|personalised|aging|your) care plan', 'after care'],
      because: 'Care of a person.',
    },
    {
      scope: 'sentence',
      any: [
        '(inquiry|walkthrough|walkthroughs|scope|expectations) ~ service plan',
        'service plan ~ (crews|follow|project timing|vendor)',
        'pricing service plan',
      ],
      because: 'What is planned for one building.',
    },
    {
      scope: 'sentence',
      any: [
        '(aftercare|after care|maintenance program for (hair|teeth)|customer service|food service|funeral service|payment|health|insurance) (plan|plans)',
      ],
      because: 'Another kind of plan.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'design-plans',
      name: 'Decide what plans hold and cost',
      description: 'Set visits, discounts and price from hours and what competitors offer.',
      role: 'Service Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['plan', 'forecast'],
      shownBy: ['(plan (include|benefit|level)|member (discount|benefit)|(gold|silver|platinum|basic) plan)'],
    },
    {
      id: 'sell-plan',
      name: 'Offer and sign maintenance plans',
      description: 'Explain use and price of the plan and have it signed.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['advise', 'draft-text'],
      shownBy: ['(join|sign up|plan)'],
    },
    {
      id: 'watch-due',
      name: 'Watch which plan visits are due',
      description: 'See whose visit is due, call and agree a date.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['remind', 'schedule'],
      shownBy: ['(annual|seasonal|twice)'],
    },
    {
      id: 'do-visit',
      name: 'Carry out the maintenance visit',
      description: 'Check, clean and adjust the installation on site.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 13 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(tune up|inspection|visit)'],
    },
    {
      id: 'report-visit',
      name: 'Report what was found and recommend',
      description: 'Write the list of checks, show wear and offer what should be renewed.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['summarise', 'advise'],
      shownBy: ['(inspection report|recommend|checklist|point (inspection|check|tune))'],
    },
    {
      id: 'renew-plan',
      name: 'Bill, renew and adapt plans',
      description: 'Send the yearly bill, renew and adapt the plan to what is there now.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['remind', 'enter-data'],
      shownBy: ['renew'],
    },
  ],
});
