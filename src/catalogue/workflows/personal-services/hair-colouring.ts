import { defineWorkflow } from '#catalogue/define.ts';

export const hairColouring = defineWorkflow({
  id: 'hair-colouring',
  name: 'Hair colouring',
  department: 'Operations',
  type: 'Development',
  description:
    'Changing the colour of hair: consultation, patch test, mixing, highlights or all over, toning and care.',
  industries: ['personal-services'],
  delivers: {
    named: [
      'hair (color|colour|coloring|colouring)',
      '(color|colour) (services|service|correction)',
      '=highlights',
      'balayage',
    ],
    anywhere: true,
    notIn: ['retail', 'manufacturing'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(color|colour|colouring|coloring) ~ (balayage|highlights|foil|ombre|roots|gloss|toner)',
          '(full|partial|foil|baby) highlights',
          '(balayage|ombre|root touch up|root touchup|color correction|colour correction|vivid color|gray coverage|grey coverage)',
          'hair (coloring|colouring|colorist|colourist)',
          'hair (color|colour) (service|services|specialist|possibilities|treatments|treatment|appointment|price|prices)',
          '(color|colour|coloring|colouring) (services|service|specialist|techniques|treatments|treatment)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(hair color|hair colour|=color|=colour|color services|=balayage|=highlights|colouring|hair coloring|haircolor)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(print|printing|paint|web|brand|brand) (color|colour)'],
      because: 'Another colour.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-colour',
      name: 'Agree colour and upkeep',
      description:
        'Look at the hair and its history, ask how often the client will come and agree shade and price.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise'],
    },
    {
      id: 'patch-test',
      name: 'Test for allergy',
      description:
        'Dab a little behind the ear two days before, have the client watch it and note the result.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 3, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules'],
    },
    {
      id: 'mix-colour',
      name: 'Mix and place colour',
      description: 'Mix the formula and place it in sections and foils.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 5, high: 18 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(highlights|balayage|foil|color|colour)'],
    },
    {
      id: 'watch-time',
      name: 'Watch time, rinse and tone',
      description: 'Check strands, stop in time, rinse and tone.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['monitor', 'hands-on'],
      shownBy: ['(toner|gloss|tone)'],
    },
    {
      id: 'note-formula',
      name: 'Note the formula and rebook',
      description: "Write mixture and time on the client's card and agree the next date.",
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data'],
    },
  ],
});
