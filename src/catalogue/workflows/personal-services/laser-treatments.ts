import { defineWorkflow } from '#catalogue/define.ts';

export const laserTreatments = defineWorkflow({
  id: 'laser-treatments',
  name: 'Laser and light treatments',
  naming: {
    parts: [
      { any: ['laser'], name: 'Laser treatments' },
      { any: ['(ipl|photofacial|pulsed light|bbl)'], name: 'Light treatments' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Removing hair and treating skin with laser or light: patch test, settings, a row of sessions and care between them.',
  industries: ['personal-services', 'medical-practice', 'healthcare'],
  delivers: {
    named: ['laser (hair removal|resurfacing|treatments|skin treatment)', 'tattoo removal', 'photofacial'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'laser (hair removal|skin resurfacing|resurfacing|facial|genesis|treatment|treatments|tattoo removal|vein|rejuvenation)',
          '(ipl|photofacial|intense pulsed light|bbl) (treatment|treatments|therapy|photofacial|session|sessions)',
          'tattoo removal',
        ],
      },
      {
        weight: 3,
        any: ['(laser hair removal|laser resurfacing|laser treatments|tattoo removal|photofacial|ipl)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['laser (cutting|engraving|eye surgery|vision|printer|tag|level)', '(lasik|cataract)'],
      because: 'Another laser',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'assess',
      name: 'Look at skin and hair and test a spot',
      description: 'Judge type and risk, test a small place and say how many sessions it takes.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'advise'],
      shownBy: ['(consult|patch test)'],
    },
    {
      id: 'set',
      name: 'Choose settings for the session',
      description: 'Set device and strength by skin, hair and last result.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 2, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['decide', 'check-rules'],
    },
    {
      id: 'treat',
      name: 'Treat the area with light',
      description: 'Cool, pass the light over the area and watch the skin.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 5, high: 15 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 4, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 5 },
      traits: ['hands-on', 'care'],
      shownBy: ['(treat|session)'],
    },
    {
      id: 'series',
      name: 'Book the row of sessions and sell packages',
      description: 'Plan the dates weeks apart and remind.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 3 },
      traits: ['schedule', 'remind'],
      shownBy: ['(package|packages|series)'],
    },
  ],
});
