import { defineWorkflow } from '#catalogue/define.ts';

export const heatTreatment = defineWorkflow({
  id: 'heat-treatment',
  name: 'Heat treatment and annealing',
  department: 'Operations',
  type: 'Business',
  description:
    'Giving metal its hardness or softness: load, furnace programme, atmosphere, cooling, and test of the result.',
  industries: ['manufacturing', 'machine-shop'],
  narrows: ['finishing-work'],
  signals: {
    phrases: [
      {
        weight: 2,
        any: [
          '(castings|parts|steel|bars|forgings) ~ (annealed|normalised|normalized|tempered|hardened|stress relieved)',
          '(induction hardening|quench temper|normalizing|nitriding|carburizing|carburising|vacuum hardening)',
        ],
      },
      {
        weight: 3,
        any: [
          '(annealing|hardening|tempering|heat treatment|heat treating|heat treat) (furnace|furnaces|line|lines|service|services|facility|plant|process) ~ (gas|electric|charge|capacity|strip|parts|temperature|atmosphere|vacuum|requirements|tonnes|house|metallurgical|bell)',
          '(we|=our) ~ (anneal|harden|temper|heat treat|carburise|carburize|nitride) ~ (parts|steel|strip|coils|tools|components|copper|castings)',
          '(bell|vacuum|batch|continuous) (annealing|hardening|tempering)',
          'in house heat (treatment|treating)',
          '(hardened tempered|hardening tempering|quench temper|induction hardening|case hardening|vacuum hardening|salt bath) ~ (strip|strips|steel|parts|gears|shafts|service|services|furnace|line|plant|process|components)',
          '(hardening tempering|quench temper|quenching tempering)',
        ],
      },
      {
        weight: 2,
        any: [
          '(annealing|bell annealing|heat treatment|heat treating|hardening|hardened tempered steel|heat surface treatment)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(heat treatment|heat treating) ~ (bed bugs|pests|termites|hair|lice)',
        '(laser|injury|muscle|pain) ~ heat',
      ],
      because: 'Heat against pests or pain.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-programme',
      name: 'Choose the furnace programme',
      description: 'Take material, thickness and wanted hardness and choose time and temperature.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(requirements|alloy|properties)'],
    },
    {
      id: 'load-furnace',
      name: 'Load the furnace',
      description: 'Stack parts or coils so that heat reaches all, and set thermocouples.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(charge|load|furnace)'],
    },
    {
      id: 'run-furnace',
      name: 'Run and watch the cycle',
      description: 'Watch temperature and atmosphere and cool as prescribed.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['monitor', 'hands-on'],
      shownBy: ['(temperature|atmosphere|gas|electric)'],
    },
    {
      id: 'test-hardness',
      name: 'Test hardness and structure',
      description: 'Measure samples, compare with what was asked, release or treat again.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(hardness|tested|metallurgical)'],
    },
    {
      id: 'record-cycle',
      name: 'Keep the furnace charts and certificates',
      description: 'File charts and write the certificate for the lot.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['(certificate|chart|record)'],
    },
  ],
});
