import { defineWorkflow } from '#catalogue/define.ts';

export const stoneGlassWork = defineWorkflow({
  id: 'stone-glass-work',
  name: 'Cutting and finishing of stone and glass',
  naming: {
    parts: [
      { any: ['(granite|marble|quartz|stone|slate|limestone|slab)'], name: 'Stone cutting and finishing' },
      { any: ['(glass|mirror|pane)'], name: 'Glass cutting and finishing' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Making slabs or panes into what was measured: template, cutting, edges, polish, tempering, check and packing.',
  industries: ['manufacturing', 'construction', 'retail'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(granite|marble|quartz|stone|slate|limestone) (=cutting|=fabrication|fabricators|=polishing|workshop|quarrying|processing|worktops|countertops) ~ (=we|=our|shop|service|facility|workshop|custom|machinery|machines|installation|templating|edge)',
          '(=we|=our|workshop|factory|facility) ~ (cut|polish|fabricate|template) ~ (granite|marble|stone|quartz|slate|slabs|glass|mirrors|panes)',
          '(glass|mirror) (toughening|tempering|laminating|edging|bevelling|processing|cutting|polishing) ~ (=we|=our|line|plant|service|furnace|facility|machines|size|in house)',
          '(toughened|tempered|laminated|insulated) glass ~ (manufacture|manufacturer|produce|made)',
        ],
      },
      {
        weight: 2,
        any: [
          '(stone fabrication|granite fabrication|marble cutting|glass processing|glass cutting|glass toughening|stone cutting|countertop fabrication|mirrors cut =to size|stone masonry)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(kidney|gall) stone', '=glasses', '(wine|drinking|stained|eye) glass'],
      because: 'Another stone or glass.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-slab',
      name: 'Choose slab or pane',
      description: 'Match vein, size and faults with the customer.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 3 },
      traits: ['match', 'advise'],
      shownBy: ['(slab|choose|select)'],
    },
    {
      id: 'take-template',
      name: 'Measure and make the template',
      description: 'Measure on site or from the drawing and mark cut-outs.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(measure|template)'],
    },
    {
      id: 'cut-piece',
      name: 'Cut and drill the slab or pane',
      description: 'Cut, drill and make cut-outs.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(cut|drill|saw|cnc)'],
    },
    {
      id: 'finish-edge',
      name: 'Polish, edge or temper the piece',
      description: 'Polish edges, bevel or run the furnace.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(polish|edge|temper|toughen)'],
    },
    {
      id: 'check-piece',
      name: 'Check and pack the piece',
      description: 'Compare with the template, look for cracks and pack upright.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(check|inspect|pack)'],
    },
  ],
});
