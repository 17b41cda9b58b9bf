import { defineWorkflow } from '#catalogue/define.ts';

export const braidsExtensions = defineWorkflow({
  id: 'braids-extensions',
  name: 'Braids and hair extensions',
  naming: {
    parts: [
      { any: ['(braid|braids|braiding|cornrows|twists|locs|retwist)'], name: 'Braiding', word: 'braids' },
      {
        any: ['(hair|tape|clip|sew|sewn|weave|crochet) ~ (extension|extensions|in|ins)', 'hair extensions'],
        name: 'Hair extensions',
        word: 'extensions',
      },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description: 'Lengthening and braiding hair: choosing hair, parting, braiding or fixing, care, taking out.',
  industries: ['personal-services'],
  delivers: {
    named: [
      'hair extensions',
      '(hair|) braiding',
      '(box|crochet|knotless|goddess) braids',
      'sew in extensions',
      '=braids',
      'loc (retwist|maintenance)',
    ],
    anywhere: true,
    notIn: ['retail', 'manufacturing'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'hair (extension|extensions)',
          '(sew in|sew ins|tape in|clip in|microlink|crochet|box braids|knotless|cornrows|feed in braids|loc retwist|starting locs|faux locs|passion twists|senegalese|goddess braids)',
          '(braid|braids|braiding|extension|extensions|locs) ~ (services|service|stylist|install|installation|style|styles|salon|length|takedown)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(hair extensions|=braids|=extensions|=braiding|extensions braids|hair extensions braids|=locs|twists locs|=weaves)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(lash|eyelash|lashes|eyelashes) ~ (extension|extensions)',
        '(cord|house|home|building|file|phone|network) (extension|extensions)',
      ],
      because: 'Other extensions.',
    },
    { scope: 'sentence', any: ['(rug|rope|hose|cable|wire) ~ (braid|braided)'], because: 'Other braids.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-hair',
      name: 'Choose hair, length and method',
      description:
        'Match colour and texture, and say how long the work lasts, what it weighs and what it costs.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'match'],
    },
    {
      id: 'order-hair',
      name: 'Order the hair',
      description: 'Order shade, length and weight from the supplier in time for the appointment.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'prepare-base',
      name: 'Wash, part and braid the base',
      description: 'Wash and dry the hair and part it cleanly, with even tension so that nothing hurts.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'install',
      name: 'Braid or fix the extensions',
      description: 'Work row by row, often for several hours, and watch the scalp.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 8, high: 26 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(install|installation|sew in|braid|braids)'],
    },
    {
      id: 'teach-care',
      name: 'Teach care and date of removal',
      description: 'Show how to sleep, wash and tighten, and agree when the hair must come out.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(care|takedown|removal|retwist)'],
    },
    {
      id: 'take-down',
      name: 'Take down braids and extensions',
      description: 'Loosen or dissolve the fixing, comb out and look after the hair beneath.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'care'],
    },
  ],
});
