import { defineWorkflow } from '#catalogue/define.ts';

export const printProduction = defineWorkflow({
  id: 'print-production',
  name: 'Artwork proofing and print production',
  department: 'Operations',
  type: 'Development',
  description:
    "From a customer's file to printed matter: checking art, proof, press, finishing and delivery.",
  industries: ['print-shop', 'manufacturing', 'agency'],
  coreOf: ['print-shop'],
  narrows: ['custom-orders', 'made-to-order', 'production'],
  delivers: {
    apart: 3,
    named: [
      '(digital|offset|large format|wide format|screen|commercial|business card|brochure|banner|booklet|poster|label) printing',
      'direct mail',
    ],
    anywhere: true,
    notIn: ['tech'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(flexo|litho|digital|offset|screen) (printing|print|printed|presses|press) ~ (colours|colors|runs|boxes|labels|sheets|up)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=printing|digital printing|litho printing|flexo printing)'],
      },

      {
        weight: 3,
        any: [
          '(send|upload) ~ (pdf|file|files|artwork) ~ (proof|print|collect)',
          '(business cards|brochures|menus|books) ~ (printed|printing|brochures)',
          '(direct mail|=mailings) ~ (=addressing|postage|stuff|seal|post|lists)',
        ],
      },
      {
        weight: 3,
        any: [
          '(business cards brochures|direct mail|=printing|offset printing|digital printing|upload files|mailing services)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: ['(print|address|mail) ~ (post office|direct mail|eddm|postcards|mailing)'],
      },
      {
        weight: 2,
        any: ['(=mailing|direct mail|business printing|digital printing|offset printing)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(digital|offset|large format|wide format|screen|commercial|letterpress|business card|brochure|booklet|poster|banner|label|flyer|envelope|direct mail) (printing|print|prints|printer)',
          '(print|printing) ~ (business card|brochure|flyer|banner|poster|booklet|sign|label|postcard|menu|yard sign)',
          '(upload|submit|send) ~ (file|artwork|design) ~ (print|proof|order|us|ready)',
          '(proof|proofs|artwork) ~ (approve|approval|before (we )print|email|sent|review|file|guideline)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(=printing|print services|printing services|upload files|submit artwork|artwork guidelines|business cards|banners|send file|upload artwork)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['=digital =and =print', '=both digital', '(photo|photos|booth|gallery)'],
      because: 'Pictures on paper and on a screen',
    },
    {
      scope: 'sentence',
      any: [
        '3d (print|prints|printed|printing|printer|printers)',
        '(additive|sla|sls|fdm|prototype) ~ (print|printing|printed)',
      ],
      because: 'Parts built up in layers are no printed matter.',
    },
    {
      scope: 'sentence',
      any: ['(fine art|photo|giclee|art) print ~ (frame|edition|sale)', '(fine|small) print', 'printable'],
      because: 'Art, or no printing.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-print-order',
      name: 'Take the job and price it',
      description: 'Ask for amount, paper, size, date and look up or work out the price.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['interview', 'draft-text'],
      shownBy: ['(quote|order)'],
    },
    {
      id: 'check-art',
      name: 'Check and mend artwork',
      description: 'Look at bleed, fonts, resolution and colour.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'design'],
      shownBy: ['(artwork|file|resolution|bleed)'],
    },
    {
      id: 'send-proof',
      name: 'Send proof and get approval',
      description: 'Send, change, wait for the yes.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'remind'],
      shownBy: ['proof'],
    },
    {
      id: 'run-press',
      name: 'Print the run',
      description: 'Set, run and watch colour.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 8, high: 32 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(print|press)'],
    },
    {
      id: 'finish-print',
      name: 'Cut, fold, bind and pack',
      description: 'Finish by the ticket and count.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(fold|bind|laminat|cut)'],
    },
    {
      id: 'hand-out-print',
      name: 'Deliver, mail or call for pick-up',
      description: 'Route, sort for post or call.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['schedule', 'remind'],
      shownBy: ['(pick up|deliver|mail)'],
    },
  ],
});
