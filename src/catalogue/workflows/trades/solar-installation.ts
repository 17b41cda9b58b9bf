import { defineWorkflow } from '#catalogue/define.ts';

export const solarInstallation = defineWorkflow({
  id: 'solar-installation',
  name: 'Solar and battery installation',
  naming: {
    parts: [
      { any: ['(solar|photovoltaic)'], name: 'Solar installation' },
      { any: ['(battery|powerwall)'], name: 'Battery installation' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description: 'Planning, permitting and installing solar systems and batteries and getting them connected.',
  industries: ['energy-environment', 'trades', 'construction'],
  narrows: ['job-delivery'],
  delivers: {
    named: [
      '(solar|solar panel|battery|battery storage|photovoltaic) (installation|system|design|storage|maintenance)',
    ],
    anywhere: true,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(design|grid application) ~ installation ~ (crew|own)',
          '(solar|solar panels|photovoltaic) ~ (cleaning|fault finding|serviced|monitoring)',
          '(solar panels|storage ~ lights on|batteries) ~ (batteries|homes|farms|installed|install)',
        ],
      },
      {
        weight: 3,
        any: [
          '(solar panels|batteries|battery storage|solar installation|solar batteries|service monitoring)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(=our|crews|installers|we) ~ (mount|install|put|wire) ~ (solar|solar panels|inverter|powerwall)',
          'solar ~ (roof|roofs|home|homes|panel|panels|system|systems|battery|batteries|installed|installation)',
        ],
      },
      {
        weight: 2,
        any: [
          '(solar|residential solar|commercial solar|batteries|battery storage|solar panels|ev chargers)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(solar|solar panel|photovoltaic|battery|battery storage|solar energy) (installation|install|installer|system|design|panel|storage|proposal|project|maintenance)',
          '(install|design|permit) ~ (solar|battery|pv system)',
          '(net metering|go solar|solar savings|interconnection)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(solar|solar panels|residential solar|commercial solar|solar installation|battery storage|go solar)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(solar (light|shade|tube|powered watch|system ~ planet|plexus)|battery (replacement|test) ~ (car|watch|phone))',
      ],
      because: 'Another solar or battery.',
    },
  ],
  minimumStrength: 5.5,
  tasks: [
    {
      id: 'study-bills',
      name: 'Study bills and roof and propose a system',
      description: 'Read usage, model shade and yield and show savings.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 3, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['(savings|bill|proposal|design)'],
    },
    {
      id: 'survey-roof',
      name: 'Survey roof and panel on site',
      description: 'Measure, check structure and photograph.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'diagnose'],
      shownBy: ['(site visit|survey|assess)'],
    },
    {
      id: 'draw-and-permit',
      name: 'Draw plans and get permit and utility approval',
      description: 'Prepare drawings, applications and forms and answer questions.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(permit|utility|interconnect)'],
    },
    {
      id: 'install-solar',
      name: 'Install racking, panels and inverter',
      description: 'Work on the roof and in the panel to code.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 10, high: 34 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['install'],
    },
    {
      id: 'pass-inspection',
      name: 'Pass inspection and switch on',
      description: 'Meet the inspector, wait for permission, show the app.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['schedule', 'coach'],
      shownBy: ['(inspection|switch|turn on)'],
    },
    {
      id: 'watch-yield',
      name: 'Watch yield and mend faults',
      description: 'See alarms, tell causes and send somebody.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['monitor', 'diagnose'],
      shownBy: ['monitor'],
    },
  ],
});
