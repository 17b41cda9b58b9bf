import { defineWorkflow } from '#catalogue/define.ts';

export const wildfireMitigation = defineWorkflow({
  id: 'wildfire-mitigation',
  name: 'Wildfire assessments and chipping',
  department: 'Operations',
  type: 'Business',
  description:
    'Helping owners make homes safe from wildfire: visit, list of measures, chipping, checks and grants.',
  industries: ['government', 'non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(wildfire|fire wise|firewise|defensible space|ember) ~ (assessment|assessments|home|property|clear|mitigation|visit|walk|inspection|chipping)',
          '(chipper|chipping) ~ (crew|free|slash|program|brush|stacked|days)',
          '(walk|assess) =your (property|home) ~ (list|clear|cut|wildfire)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(wildfire ready|wildfire mitigation|=firewise|chipping program|wildfire assessments|fuels reduction|defensible space)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'visit-home',
      name: 'Visit the home and assess wildfire danger',
      description: 'Look at roof, vents, fuel and access and talk it over.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['hands-on', 'advise'],
    },
    {
      id: 'write-measures',
      name: 'Write the list of wildfire measures',
      description: 'Order by effect and cost.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['draft-text'],
    },
    {
      id: 'plan-chipping',
      name: 'Plan the chipping rounds',
      description: 'Take requests and set routes.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'chip-slash',
      name: 'Chip and haul branches',
      description: 'Feed the chipper, load and sweep.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'report-grant',
      name: 'Report homes and acres for grants',
      description: 'Count homes visited and acres cleared and send the figures.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['summarise'],
    },
  ],
});
