import { defineWorkflow } from '#catalogue/define.ts';

export const deceasedPreparation = defineWorkflow({
  id: 'deceased-preparation',
  name: 'Preparation and viewing of the deceased',
  department: 'Operations',
  type: 'Business',
  description:
    'Caring for the deceased before the funeral: bringing in, identity, washing, embalming, dressing and visits of the family.',
  industries: ['personal-services'],
  delivers: {
    named: ['chapel rest', 'embalming', 'viewings', '(preparation|dressing) deceased'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(embalmer|embalmers|embalming|washing dressing|dresses prepares|dressed prepared) ',
          '(visits|visit|viewing|viewings|spend time) ~ (chapel rest|chapel|loved one|deceased)',
          'chapel (=of |)rest',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(chapel (=of |)rest|=embalming|viewing visitation|=visitation|=viewings)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(property|house|home|apartment) (viewing|viewings)'],
      because: 'A look at a house.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'bring-in',
      name: 'Bring the deceased in and record identity',
      description: 'Fetch the person with dignity, tag and check the name and list belongings.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 5, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'care'],
    },
    {
      id: 'prepare-deceased',
      name: 'Wash, embalm and dress',
      description: 'Wash, embalm where wished, dress and lay out as family and faith ask.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'arrange-visits',
      name: 'Arrange visits of the family',
      description: 'Agree times, prepare the room, receive the mourners and stay near.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 2, revenue: 1 },
      traits: ['schedule', 'care'],
    },
    {
      id: 'keep-care-records',
      name: 'Keep records and release papers',
      description: 'Note every step, keep permits together and check what goes with the coffin.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 5, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
