import { defineWorkflow } from '#catalogue/define.ts';

export const wellService = defineWorkflow({
  id: 'well-service',
  name: 'Water well drilling and pump service',
  naming: {
    parts: [
      { any: ['(drill|drillers|borehole)'], name: 'Water well drilling' },
      { any: ['(pump|tank)'], name: 'Well pump service' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Bringing up water: siting, drilling, casing, pump, pressure tank, testing, and mending what fails.',
  industries: ['trades', 'construction', 'energy-environment', 'agriculture'],
  narrows: ['job-delivery'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(water well|well|borehole|bore) (drilling|drillers|pump|rehabilitation|inspection) ~ (service|repair|installation|company|contractor|=we|=our|replacement|geothermal|residential)',
          '(=we|=our|rig) ~ (drill) ~ (well|borehole)',
          '(well|submersible|pressure tank) (pump|tank) ~ (repair|replacement|install|installation)',
        ],
      },
      {
        weight: 3,
        any: [
          '(water wells|well drilling|well pumps|borehole drilling|water well drilling|well service|well inspections|geothermal drilling|pump service)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(water well|well|borehole) drilling', 'well pump (repair|service|replacement|installation)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(oil|gas) ~ (well)', 'as well', 'well (being|known|water heater)', '(drink) well'],
      because: 'Oil and gas, or other words.',
    },
  ],
  minimumStrength: 5.5,
  tasks: [
    {
      id: 'site-well',
      name: 'Choose place and depth of the well',
      description: 'Look at geology, neighbours and rules and apply for the permit.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['research', 'check-rules'],
      shownBy: ['(permit|site|location)'],
    },
    {
      id: 'drill-well',
      name: 'Drill and case the well',
      description: 'Run the rig, log the layers, set casing and seal.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 8, high: 30 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(drill|casing|rig)'],
    },
    {
      id: 'fit-pump',
      name: 'Fit pump, tank and controls',
      description: 'Choose, hang, wire and connect.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(pump|pressure tank|install)'],
    },
    {
      id: 'test-water',
      name: 'Test yield and water of the well',
      description: 'Pump, measure and send samples.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(test|yield|sample|flow)'],
    },
    {
      id: 'mend-well',
      name: 'Find why there is no water',
      description: 'Test pump, wires and tank and mend at once.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 3 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(repair|no water|emergency)'],
    },
  ],
});
