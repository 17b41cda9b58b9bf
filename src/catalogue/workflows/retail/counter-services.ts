import { defineWorkflow } from '#catalogue/define.ts';

export const counterServices = defineWorkflow({
  id: 'counter-services',
  name: 'In-store services',
  naming: {
    variants: [
      { any: ['(water|pool water|aquarium water) (testing|test|analysis)'], name: 'Water testing in store' },
    ],
  },
  department: 'Customer Service',
  type: 'Business',
  description:
    'Small services done for customers at the counter while they wait or by the next day: testing, cutting, mixing, filling, wrapping, engraving.',
  industries: ['retail', 'pharmacy', 'agriculture'],
  delivers: {
    named: [
      'key cutting',
      'keys cut',
      'paint (mixing|matching|tinting)',
      'glass cut',
      '(propane|gas) (exchange|refill|refills)',
      'blade sharpening',
      'pipe (cutting|threading)',
      '(window|door) screen repair',
      'screen repair',
    ],
    anywhere: false,
    apart: 5,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'keys cut',
          '(glass|timber|wood|blinds|chain|rope|pipe) cut (size|length|order)',
          'paint (mixing|mixed|matching|matched|tinting)',
          '(gas|propane) (bottle|bottles|tank|cylinder|cylinders) ~ (exchange|refill|exchanged|refilled)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(in store services|key cutting|keys cut|paint mixing)'],
      },

      { weight: 3, any: ['(key cutting|paint mixing|propane refills|keys cut|blade sharpening)'] },
      {
        weight: 3,
        any: ['(paint mixing|key cutting|keys cut|propane refills|=sharpening)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(free|in store|professional|complimentary) (water|soil|battery|pool water|hearing) (test|testing)',
          '(water|soil|pool water|aquarium water) (testing|test|analysis)',
          '(key (cutting|copying|duplication)|paint (mixing|matching)|propane (refill|exchange|filling)|gift wrapping|blade sharpening|chain sharpening|glass cutting|screen repair|pipe threading|knife sharpening|ear piercing|passport photo|notary service|fabric cutting|skate sharpening|racquet stringing|bring sample ~ test)',
          '(bring|bring in) ~ (sample|water) ~ (test|analysis)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: ['(in store services|store services|instore services|water testing|shop services)'],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['(covid|drug|hearing|dna|blood) test'], because: 'A medical test.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-item',
      name: 'Take the item or sample and the wish',
      description: 'Ask what is wanted, note name and time and label it.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['interview', 'enter-data'],
      shownBy: ['bring ~ (sample|in)'],
    },
    {
      id: 'do-service',
      name: 'Do the service at the counter',
      description: 'Test, cut, mix, fill, sharpen or wrap with care.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(test|cut|mix|sharpen|wrap)'],
    },
    {
      id: 'explain-result',
      name: 'Explain the result and what helps',
      description: 'Say what was found and which product or step puts it right.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'diagnose'],
      shownBy: ['(recommend|result|advice)'],
    },
    {
      id: 'charge-service',
      name: 'Charge the service or note it as free',
      description: 'Enter it at the till with what was bought beside it.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'keep-equipment',
      name: 'Keep machines, kits and supplies ready',
      description: 'Calibrate, clean and reorder.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 3, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'hands-on'],
    },
  ],
});
