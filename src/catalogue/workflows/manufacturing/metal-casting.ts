import { defineWorkflow } from '#catalogue/define.ts';

export const metalCasting = defineWorkflow({
  id: 'metal-casting',
  name: 'Melting and casting',
  naming: {
    parts: [
      { any: ['(melt|melts|melting|melted|furnace)'], name: 'Melting of metal' },
      { any: ['(casting|castings|cast|foundry|caster)'], name: 'Casting of metal' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Making metal into cast strip, billet or parts: charge, melt, analysis, casting, and cutting off.',
  industries: ['manufacturing'],
  delivers: {
    apart: 3,
    named: [
      '=casting',
      '=castings',
      '(iron|steel|bronze|aluminium|sand|investment|die) casting',
      'core making',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=pouring|=pour|=pours|=casts) ~ (grey iron|gray iron|ductile iron|iron|bronze|brass|aluminium|aluminum|steel|gunmetal)',
          '(grey iron|gray iron|ductile iron|iron|bronze|aluminium|aluminum|steel) castings',
          '(jobbing|iron|bronze|steel|aluminium|non ferrous) foundry',
          '(greensand|air set|shell moulding|shell molding|lost wax|investment casting|sand casting|sand castings|core shop|cores are|coremaking)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=casting|=castings|core making|=foundry|=melting|sand moulding)'],
      },

      {
        weight: 3,
        any: [
          '(melt|melts|melting|melted) ~ (cast|casting|casts|poured)',
          '(continuous|strip|billet|ingot|sand|investment|gravity|centrifugal) (casting|caster|castings) ~ (line|lines|machine|furnace|copper|brass|bronze|aluminium|aluminum|steel|iron|process|capacity|produce|foundry|alloys)',
          '(lost wax|silica sol|investment|die|gravity die|pressure die|shell mould|ductile iron|grey iron) (casting|castings) ~ (=we|=our|machines|machine|parts|components|facility|plant|foundry|manufacturer|capacity|tolerance|production|specialise|specialize)',
          '(=our|own) foundry ~ (cast|casts|pour|pours|produces|melts|makes)',
          '(induction|melting) furnace ~ (capacity|charge|alloy|scrap|tonnes|melt|cast)',
        ],
      },
      {
        weight: 2,
        any: ['(melting casting|melting|sand casting|investment casting|continuous casting|foundry|casting)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(lost wax casting|silica sol casting|silica sol lost wax casting|aluminium die casting|aluminum die casting|gravity die casting|pressure die casting|ferritic metal investment casting|lost wax investment casting)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(film|actor|talent|voice|web|pod|bullet) casting', 'casting (director|call|agency)'],
      because: 'Casting of roles.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'make-charge',
      name: 'Weigh and mix the charge',
      description: 'Pick scrap, cathode and alloying metals by recipe and weigh them.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'look-up'],
      shownBy: ['(scrap|alloy|charge|weighed)'],
    },
    {
      id: 'melt-metal',
      name: 'Melt and hold at temperature',
      description: 'Run the furnace, skim and hold the melt.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 5, high: 15 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(melt|melting|furnace)'],
    },
    {
      id: 'analyse-melt',
      name: 'Analyse the melt and correct it',
      description: 'Take samples, read the spectrometer and add what is missing.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['analyse-data', 'diagnose'],
      shownBy: ['(composition|spectrometer|analysis)'],
    },
    {
      id: 'cast-metal',
      name: 'Cast and watch the line',
      description: 'Set speed and cooling, pour and watch for cracks.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 5, high: 15 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(cast|casting|caster)'],
    },
    {
      id: 'mend-moulds',
      name: 'Make or mend moulds and linings',
      description: 'Prepare moulds, dies and furnace linings.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(mould|mold|lining|die)'],
    },
  ],
});
