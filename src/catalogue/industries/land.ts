import { defineIndustry } from '#catalogue/define.ts';

/** Those who live by land and energy. Beneath the company type "other". */
export const land = [
  defineIndustry({
    id: 'energy-environment',
    name: 'Energy, water or waste services',
    companyType: 'other',
    words: [
      {
        weight: 3,
        any: [
          '(residential|commercial) solar',
          'solar (system|installer|power|roof)',
          'water (district|utility|company|quality report|meter)',
          'wastewater',
          'electric cooperative',
          '(heating oil|propane|natural gas) (delivery|supply|)',
          '(scrap|recycling) yard',
          'environmental (consulting|testing|remediation)',
        ],
      },
      {
        weight: 3,
        any: [
          'solar (panel|installation|installer|energy company)',
          'waste (management|collection|disposal)',
          'dumpster rental',
          'recycling (center|service|company)',
          'utility company',
          'oil gas',
          'energy (supplier|audit|storage)',
          'water treatment',
          'propane delivery',
        ],
      },
      {
        weight: 2,
        any: [
          'renewable',
          'kilowatt',
          '(power|electric|electricity|national|smart|=off) grid',
          'emission',
          'drilling',
          '(oil|gas|water) pipeline',
          'scrap metal',
        ],
      },
    ],
    structuredTypes: [],
  }),
  defineIndustry({
    id: 'agriculture',
    name: 'Farm or nursery',
    companyType: 'other',
    names: ['(=farm|=farms|=orchard|=ranch|=nursery|=nurseries|garden centre)'],
    words: [
      {
        weight: 3,
        any: [
          '(agronomist|agronomists|soil samples|custom spraying|grain dryers|seed treatment)',
          '(bulk feed|custom rations|feed mill|cover crop|grain elevator)',
        ],
      },
      {
        weight: 3,
        any: [
          '(plant|tree|wholesale|perennial|hardy plant|shrub|rose|fern) (nursery|nurseries|growers|grower)',
          '(perennials|grasses|ferns|shrubs|hedging|bedding plants|alpines|bulbs|saplings) ~ (grown|raised|propagated|raise|grow|pots|potted|field grown|compost)',
          '(propagate|propagated|propagation) ~ (seed|cuttings|division|nursery|grafting)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=we grow|=grown) ~ (farm|greenhouse|acre|field|here)',
          '(farm|market) stand',
          'pasture raised',
          'grass fed',
          '(wholesale|retail) nursery',
          '(hay|honey|eggs|lambs|goats|alpacas) for sale',
        ],
      },
      {
        weight: 3,
        any: [
          '=our farm',
          'family farm',
          'plant nursery',
          'garden (centre|center)',
          '=our (greenhouse|nursery|orchard|vineyard|herd|flock)',
          '(annuals|perennials|bedding plant|shrubs)',
          '(christmas tree|pumpkin|berry|lavender|flower|alpaca|dairy|cattle) farm',
          'livestock',
          'crop',
          'u pick',
          'csa (share|membership)',
          'horse (boarding|stable)',
          'beekeeping',
          'orchard',
          'ranch',
          'breeding program',
        ],
      },
      { weight: 2, any: ['harvest', 'acre', 'soil', 'herd', 'irrigation', 'seedling', 'puppies'] },
    ],
    structuredTypes: [],
  }),
];
