import { defineWorkflow } from '#catalogue/define.ts';

export const workshopRepairs = defineWorkflow({
  id: 'workshop-repairs',
  name: "Repair of customers' goods",
  naming: {
    variants: [
      {
        any: ['(clothing|garment|dress|suit|bridal) alteration', 'alterations ~ tailoring'],
        name: 'Clothing alterations',
      },
      { any: ['(jewelry|watch|ring) (repair|sizing|resizing)'], name: 'Jewellery and watch repair' },
      { any: ['(bike|bicycle) (repair|service|tune up)'], name: 'Bicycle repair' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Mending or changing what customers bring in: taking it with its fault, pricing, doing the work, checking and giving it back.',
  industries: ['retail', 'personal-services', 'manufacturing'],
  narrows: ['custom-orders'],
  delivers: {
    apart: 3,
    named: [
      'bike (workshop|repairs|servicing|service)',
      'cycle (repairs|servicing|service)',
      '=alterations',
      '=servicing',
      'instrument (repairs|servicing|setups)',
      'restoration',
      're stringing',
      'clock repairs',
      '(shoe|leather|bag) repairs',
      'bike fitting',
      '(bike|bicycle|instrument|guitar|watch|shoe|ski) (service|repair|repairs|tune up|setups)',
      '(watch|jewelry|jewellery|shoe|boot|bike|bicycle|instrument|guitar|piano|clock|phone|computer|sewing machine|leather|furniture) repair',
      'alteration',
      '=tailoring',
      '(knife|blade|tool|saw) sharpening',
      '(bike|ski) tune up',
      'piano tuning',
      'watch battery',
    ],
    anywhere: true,
    notIn: ['tech', 'healthcare'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(repad|rehair|relevel|level frets|pull dents|set necks) ', '(hydraulic hoses|hoses) made '],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['repair shop'] },

      {
        weight: 3,
        any: [
          '(french polish|french polishes|french polishing|re glues|veneers|re upholsters|clockmaker|gilder|luthier) ~ (replaces|rebuilds|overhauls|movements|drawers|repairs|restores|workshop|behind|tuesdays|furniture)',
          '(violins|guitars|brass|woodwind|pianos|drums) ~ (set up|repaired|restrung|overhauled|tuned|serviced)',
        ],
      },

      {
        weight: 3,
        any: [
          '(mechanics|mechanic|workshop) ~ (true|bleed|wheels|brakes|gears|frames|bikes|bike|service|services|strip)',
          '(safety check|silver service|gold service|bronze service|full service|strip down|interim service) ~ £',
          '(book|bring) (=your|) bike (in|into)',
          '(waists|sleeves|zips|hems|linings|re linings|re lining|trouser hem|jacket sleeves|take in|let out) ~ (zips|sleeves|hems|linings|bring|£|week|shortened|appointment|waists)',
          '(luthier|luthiers|technician|technicians) ~ (setup|setups|refret|repair|repairs|restring|pads|overhaul)',
          '(restore|restores|restored|re cane|re upholster|french polish|re gild|conserve) ~ (furniture|chairs|frames|clocks|paintings|pieces|antique|antiques)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=workshop|=repairs|=servicing|=alterations|=restoration|repairs servicing|bike repairs|service repair|=mending)',
        ],
      },

      { weight: 2, in: ['heading', 'navigation'], any: ['(=alterations|=tailoring)'] },
      {
        weight: 2,
        any: [
          '(hem|hems|hemming|zip|zips|zipper|zippers) ~ (taking in|letting out|shortened|replaced|repaired)',
          '(hems|zips|zippers) ~ (hems|zips|zippers)',
        ],
      },
      {
        weight: 3,
        any: [
          '(service|serviced) ~ (bike|bicycle|e bike) ',
          '(luthier|goldsmith|watchmaker|cobbler) ~ (restring|refret|mend|repair|resize|mends|restrings)',
          '(drop|bring) ~ (bike|ring|watch|guitar|violin) ~ (service|repair|ready)',
          '(hemming|hems|trousers|zips|zippers|heels|soles) ~ (shortened|replaced|alterations|soles|repaired|alter)',
          '(old|antique) (jewellery|jewelry|furniture) ~ (remodelled|remodeled|restored|mended)',
          '(wedding|bridal) (dress|dresses|gown|gowns) ~ (fitted|altered|fittings)',
        ],
      },
      {
        weight: 3,
        any: [
          '(repairs setups|repairs set ups|tune ups repairs|hemming alterations|heels soles|watch repairs|jewellery repairs|screen window repair|repairs|=resizing|restoration)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(basic|pro|annual|spring|full) (tune|tune up|overhaul)',
          '(drop off|bring in) ~ (bike|bicycle|instrument|guitar|watch|ring|shoe|shoes|garment|ski|skis|mower|computer)',
          'bring ~ (bike|bicycle|instrument|guitar|watch|ring|shoe|shoes|garment|ski|skis|mower|computer) ~ (repair|service|fix|mend|tune|ready)',
          '(restring|refret|retip|resole|rehair|(guitar|ski|bow|action) setup|ring (resizing|sizing))',
          '(repair|repairs|service) ~ (done|ready|finished) ~ (day|days|week|text|call)',
          '(=repair|=repairs) ~ (bike|guitar|instrument|watch|clock|jewelry|shoe|sewing machine|amplifier|camera|furniture|skates)',
        ],
      },

      { weight: 2, any: ['(we|=our) ~ (repair|alter|restore|sharpen|tune) ~ (=your|all|most|any)'] },
      {
        weight: 3,
        any: [
          '(jewelry|jewellery|watch|shoe|boot|bike|bicycle|instrument|guitar|violin|phone|tablet|computer|clothing|furniture|lamp|clock|saddle|zipper|upholstery|ski|golf club) (repair|restoration)',
          'ring (sizing|resizing)',
          '(clothing|garment|dress|suit|bridal|pant|gown) alteration',
          '(bike|bicycle|ski|snowboard) tune up',
          '(watch|phone) battery replacement',
          '(repair|alter|restring|resole|resize|reupholster|sharpen) ~ (jewelry|watch|bike|shoe|garment|knife|skate|racquet)',
          '(knife|skate|blade) sharpening',
        ],
      },
      {
        weight: 3,
        any: [
          '(seamstress|=tailor|=tailors) ~ (fit|alter|hem|gown|dress|suit|garment)',
          '(prong|clasp|chain|strap|string) (repair|replacement)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(=alterations|jewelry repair|watch repair|bike repair|shoe repair|instrument repair|bridal alterations)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(repairs|repair services|alterations|=tailoring|service department|jewelry repair|bike repair)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(writing|poetry|pottery|craft|dance|drama|training|wreath|half day|evening|weekend) (workshop|workshops)',
        'workshop (facilitator|leader|participants|tickets|registration)',
      ],
      because: 'A class of that name.',
    },
    {
      scope: 'sentence',
      any: [
        '(credit|roof|plumbing|auto|appliance|home) repair',
        '(deep|skin|hair|muscle|barrier) repair',
        'repair (shampoo|serum|cream|mask|kit)',
      ],
      because: "Another trade's work, or a product's promise.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-in-piece',
      name: 'Take in the piece and its fault',
      description: 'Look at it with the customer, note fault, value and wish and give a ticket.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['interview', 'extract-data'],
      shownBy: ['(drop off|bring (=it |=your |)~ (repair|alteration|shop)|no appointment)'],
    },
    {
      id: 'price-repair',
      name: 'Judge the work and agree the price',
      description: 'See whether it is worth mending, name price and date and wait for the yes.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['decide', 'forecast'],
      shownBy: ['(free (estimate|quote)|estimate ~ repair|assessment)'],
    },
    {
      id: 'get-repair-parts',
      name: 'Find parts and material',
      description: 'Search suppliers for a part, cloth or stone that fits.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 1, expertise: 2, revenue: 1 },
      traits: ['look-up', 'match'],
    },
    {
      id: 'do-repair',
      name: 'Mend or alter the piece',
      description: 'Take apart, replace, sew, solder or adjust by hand.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 8, high: 22 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 2, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(repair|alteration|resize|restoration|tune up)'],
    },
    {
      id: 'check-repair',
      name: 'Check the piece and give it back',
      description: 'Test or fit it, explain what was done and take payment.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'care'],
      shownBy: ['(ready ~ pick|warranty|guarantee)'],
    },
    {
      id: 'chase-pickup',
      name: 'Tell customers that it is ready',
      description: 'Write or call, and ask again for what nobody fetches.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['remind'],
    },
  ],
});
