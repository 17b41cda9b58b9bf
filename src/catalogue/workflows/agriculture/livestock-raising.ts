import { defineWorkflow } from '#catalogue/define.ts';

export const livestockRaising = defineWorkflow({
  id: 'livestock-raising',
  name: 'Livestock raising and breeding',
  naming: {
    parts: [
      {
        any: ['(raise|raising|pasture|graze|grazing|feed|herd|flock|grass fed|cattle)'],
        name: 'Livestock raising',
      },
      { any: ['(breed|breeding|breeder|sire|puppy|litter|stud|foal)'], name: 'Breeding' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Feeding, watching, breeding and moving animals through the year, and records for health and sale.',
  industries: ['agriculture'],
  delivers: {
    named: ['(cattle|sheep|goat|livestock|horse|alpaca) (breeding|raising|farming)', 'stud service'],
    anywhere: false,
    notIn: ['veterinary'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(raise|keep|breed) ~ (cattle|sheep|lambs|pigs|goats|hens) ~ (pasture|grass|farm)',
          'breeding stock',
        ],
      },
      {
        weight: 3,
        any: [
          '(raise|raises|raising|raised|breed|breeds|breeding|graze|pasture) ~ (cattle|beef|sheep|goat|pig|hog|chicken|poultry|alpaca|horse|bison|heritage breed|animal|herd|hen|lamb|turkey)',
          '(grass fed|pasture raised|pastured|free range|registered|purebred|heritage) (beef|cattle|pork|chicken|lamb|egg|eggs|herd|poultry|breeding stock)',
          '(breeding (program|stock|season)|stud service|=our herd|=our flock|dairy goat|rotational grazing|herd sire)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(=our herd|=our cattle|=our animals|livestock|=our goats|=our alpacas|breeding program|herd sires|=our horses|bulls|=our cows)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(raise (money|funds|awareness)|dog breed ~ groom|stock (photo|market))'],
      because: 'Another raising.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'feed-animals',
      name: 'Feed, water and move animals',
      description: 'Ration, move fence, check water.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 10, high: 34 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'care'],
      shownBy: ['(feed|graze|pasture|rotat)'],
    },
    {
      id: 'watch-health',
      name: 'Watch health and call the vet',
      description: 'See early, treat, vaccinate, note.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['diagnose', 'care'],
      shownBy: ['(health|vaccin|vet)'],
    },
    {
      id: 'plan-breeding',
      name: 'Plan breeding',
      description: 'Choose pairs by line and trait.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['decide', 'plan'],
      shownBy: ['(breed|genetic|bloodline|sire)'],
    },
    {
      id: 'help-birth',
      name: 'Help at birth and raise young',
      description: 'Watch at night, help, tag.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['care', 'hands-on'],
      shownBy: ['(calv|lamb|kid|birth)'],
    },
    {
      id: 'keep-herd-book',
      name: 'Keep herd book, tags and registry',
      description: 'Enter, send to the registry.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(registered|registry|record)'],
    },
    {
      id: 'sell-stock',
      name: 'Sell animals or meat',
      description: 'Price, show, papers, deliver.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(sell|available)'],
    },
  ],
});
