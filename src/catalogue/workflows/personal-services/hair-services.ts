import { defineWorkflow } from '#catalogue/define.ts';

export const hairServices = defineWorkflow({
  id: 'hair-services',
  name: 'Hair, nail and make-up services',
  naming: {
    parts: [
      {
        any: ['(hair|haircut|balayage|highlights|blowout|updo|stylist|braid|hairstylist|colorist)'],
        name: 'Hair services',
        word: 'hair',
      },
      { any: ['(nail|nails|manicure|pedicure|gel polish|dip powder)'], name: 'Nail care', word: 'nail' },
      { any: ['(lash|lashes|eyelash|brow|eyebrow)'], name: 'Lash and brow services', word: 'lash' },
      { any: ['(makeup|make up)'], name: 'Make-up services', word: 'make-up' },
    ],
    joined: '{parts} services',
    variants: [
      {
        any: [
          '(barber|barbershop|beard) ~ (cut|trim|shop|service|shave|haircut)',
          '(beard trim|hot towel shave|barber shop|barbershop)',
        ],
        name: 'Haircuts and beard grooming',
      },
      { any: ['(nail salon|nail bar|nail studio)'], name: 'Nail care' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Cutting, colouring and styling hair, doing nails, lashes and make-up: talking it over, the service itself, and advice for home.',
  industries: ['personal-services'],
  narrows: ['treatments'],
  delivers: {
    named: [
      '(hair|nail|makeup|lash|eyelash|brow) (service|services|cut|cutting|color|colour|coloring|styling|extension|extensions|care|art|design|tint|lift)',
      '(haircut|manicure|pedicure|balayage|blowout|=highlights|keratin treatment|beard trim|hot shave|updo|makeup|makeup application|perm)',
    ],
    anywhere: true,
    notIn: ['healthcare', 'retail', 'manufacturing'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(groom|grooms|groomsmen) ~ (men|morning|cut|shave|party)',
          '(skin fade|scissor cut|beard trim|hot towel shave|line up|grey blending)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(grooms parties|=cuts|=shaves|cuts shaves)'] },

      {
        weight: 3,
        any: [
          '(women|men|kids|child) (cut) ',
          '(cut|color|balayage|root touch up|highlights|keratin|perm|blowout|tape ins) ~ (=from|62|38|160|78|240|consultation)',
          '(carry|=our) ~ (stylist) ~ (cut|color)',
          '(hair make up|hair makeup) ~ (party|bride|trial|salon)',
          'root touch up',
          '(lash lift|lash extensions|brow lamination|gel manicure|spa pedicure|dip powder)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(nails|=hair|barbering|cuts color)'] },
      {
        weight: 3,
        any: [
          '(hair|nail|nails|lash|brow|makeup|barber) ~ (stylist|service|treatment|cut|color|style|book|appointment|care|salon|technician|specialist)',
        ],
      },
      {
        weight: 3,
        any: [
          '(hair|haircut|nail|nails|makeup|make up|lash|brow|barber|beard|braid|extension) (service|services|cut|cuts|color|coloring|styling|stylist|extension|salon|artist|design|appointment|studio|bar|trim)',
          '(haircut|balayage|(hair|foil|full|partial) highlights|keratin|blowout|manicure|pedicure|perm|updo|gel polish|dip powder|eyelash extension|hot towel shave|beard trim)',
          '(=our|talented|experienced|professional|skilled|master) (stylist|hairstylist|barber|nail technician|colorist|makeup artist)',
          '(cut|color|style|trim) ~ hair',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(hair|nails|haircuts|hair services|nail services|color services|makeup|lashes|brows|barber services|hair salon|=services hair|lash extensions)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(laser hair|hair removal|dog|pet|horse|hair tie|finger nail biting|nail gun|nail machine|nails ~ steel)',
      ],
      because: 'Another treatment, animals or ironmongery.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'consult-look',
      name: 'Talk over the look, history and upkeep',
      description: 'Ask, look at hair or nails, show pictures and say what is possible.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'interview'],
      shownBy: ['(consultation|discuss|recommend)'],
    },
    {
      id: 'mix-formula',
      name: 'Choose product and formula and test for allergy',
      description: 'Mix by history and wish, test where needed, note it.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['decide', 'hands-on'],
      shownBy: ['(formula|color|patch test)'],
    },
    {
      id: 'do-service',
      name: 'Cut, colour, style or do nails',
      description: 'Work by hand and adjust with the guest.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 15, high: 38 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(cut|style|color|manicure|pedicure)'],
    },
    {
      id: 'advise-home',
      name: 'Show care and products for home',
      description: 'Teach and recommend what fits.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['advise', 'coach'],
      shownBy: ['(product|home care|maintain)'],
    },
    {
      id: 'rebook-guest',
      name: 'Rebook and note what was done',
      description: 'Write the card and agree on the next date.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'schedule'],
      shownBy: ['(next appointment|rebook|pre book)'],
    },
    {
      id: 'clean-tools',
      name: "Clean tools and station by the board's rules",
      description: 'Disinfect, change linen, log.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(sanitize|sanitation|clean|sterili)'],
    },
  ],
});
