import { defineWorkflow } from '#catalogue/define.ts';

export const siteSurvey = defineWorkflow({
  id: 'site-survey',
  name: 'On-site inspection and assessment',
  naming: {
    parts: [
      { any: ['(inspect|inspection|inspector)'], name: 'On-site inspection', word: 'inspection' },
      {
        any: ['(assess|assessment|evaluate|evaluation|consultation)'],
        name: 'On-site assessment',
        word: 'assessment',
      },
      { any: ['(survey|surveys|measure|measurement)'], name: 'Site survey', word: 'survey' },
    ],
    joined: 'On-site {parts}',
  },
  department: 'Sales',
  type: 'Analysis',
  description:
    'Looking at the job before it is offered: agreeing a visit, examining and measuring, recording what is found and advising what is needed.',
  industries: ['trades', 'construction', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(condition report|roof survey|roof surveys|drone survey|drone pictures|drainage survey|cctv survey|camera survey) ~ (costs|£|written|report|house|roof|recording)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=surveys|roof surveys|drain surveys|cctv surveys)'],
      },

      {
        weight: 3,
        any: [
          '(surveys|survey) ~ (=your roof|roof|building|treats|proofs) ~ (yield|treat|treats|design|model|proof|proofs)',
          '(drone survey|drone surveys|roof survey)',
          '(free|site) (inspection|visit) ~ (design|permit|roof|estimate)',
        ],
      },
      {
        weight: 3,
        any: ['(free inspection|site survey|free roof inspection|walk through)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(site visit|soil boring|soil borings|phase (i|1|one|ii|2|two) (environmental|site|assessment|esa)|environmental site assessment)',
          '(photograph|inspect|measure) ~ (every|slope|roof|home|site) ~ (report|written|price|estimate)',
        ],
      },
      {
        weight: 2,
        any: [
          '(phase i ii|site assessments|environmental assessments|free inspection|home assessment|energy audit)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(evaluate|assess|inspect|look at|measure|survey|walk) ~ (=your (home|property|roof|site|needs|project|system|yard|space|house)|job site|site|damage|project|area)',
          '(home|site|house|free|job site|on site|in home|onsite|field) (visit|evaluation|assessment|inspection|consultation|measurement|survey|estimate) ~ (schedule|free|offer|provide|our|we|request|come)',
        ],
      },
      {
        weight: 3,
        any: [
          '(free|roof|on site|site|home|property|drone|attic|damage|no obligation|complimentary) (inspection|assessment|evaluation|survey|site visit)',
          '(inspect|examine|assess|evaluate) ~ (roof|home|property|damage|shingle|system|needs)',
          '(inspector|estimator|consultant) ~ (arrive|come|visit|examine|schedule)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(free inspection|inspections|site survey|assessment|roof inspection|inspection)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['home inspector', '(vehicle|state|emissions) inspection'],
      because: 'Another trade.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-visit',
      name: 'Agree the visit',
      description: 'Find a date and ask what to look at.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['schedule'],
      shownBy: ['schedule ~ (inspection|visit|date)'],
    },
    {
      id: 'read-up-site',
      name: 'Read up on the place before going',
      description: 'Look at maps, age, permits and earlier work and pack the right instruments.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['look-up', 'plan'],
    },
    {
      id: 'examine-site',
      name: 'Examine and measure',
      description: 'Look at every part, measure and take pictures.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'analyse-data'],
      shownBy: ['(inspect|examine|check|measure|walk)'],
    },
    {
      id: 'write-findings',
      name: 'Write down the findings',
      description: 'Put pictures, measures and condition into a report.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['summarise', 'enter-data'],
      shownBy: ['(report|photo|written)'],
    },
    {
      id: 'advise-options',
      name: 'Advise what is needed',
      description: 'Explain the choices and what each costs and lasts.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['advise'],
      shownBy: ['(option|recommend|honest)'],
    },
  ],
});
