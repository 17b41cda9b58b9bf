import { defineWorkflow } from '#catalogue/define.ts';

export const feasibilityStudies = defineWorkflow({
  id: 'feasibility-studies',
  name: 'Feasibility studies for building',
  department: 'Development',
  type: 'Analysis',
  description:
    'Showing what could be built on a site or in a house, at what cost and by when, before the design begins.',
  industries: ['construction', 'consulting', 'real-estate'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(feasibility) (study|report|options) ~ (site|building|cost|community|clients|schools|options|consultation|developers|early|architect|design|planning|project|church)',
        ],
      },
      {
        weight: 3,
        any: [
          '(feasibility studies|feasibility|site appraisal|site analysis|masterplanning|master planning|site feasibility)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'feasibility (studies)',
      '(site (appraisal|analysis|feasibility)|master planning|masterplanning)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(clinical|market|it|software|fundraising) feasibility'],
      because: 'Other studies',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-wanted',
      name: 'Hear what the owner wants to build',
      description: 'Ask for users, budget, dates and what must stay.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 2, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(consultation)'],
    },
    {
      id: 'look-at-site',
      name: 'Look at the site and what may be built there',
      description: 'Visit, note access, light, trees and pipes, and read what plan and law allow.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 3, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(site)'],
    },
    {
      id: 'draw-options',
      name: 'Draw options for the site',
      description: 'Sketch two or three ways with their areas and floors.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(option)'],
    },
    {
      id: 'estimate-cost-time',
      name: 'Estimate cost, time and risk of each option',
      description: 'Reckon by area and like buildings and name what could go wrong.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['(cost)'],
    },
    {
      id: 'report-result',
      name: 'Report which option to follow',
      description: 'Put options, figures and advice into a report and talk it through with the owner.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
