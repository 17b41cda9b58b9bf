import { defineWorkflow } from '#catalogue/define.ts';

export const publicComputers = defineWorkflow({
  id: 'public-computers',
  name: 'Public computers, printing and technology help',
  naming: {
    parts: [
      { any: ['(computer|computers|wifi|internet)'], name: 'Public computers', word: 'computers' },
      { any: ['(print|printing|printer|copies|fax|scan)'], name: 'Public printing', word: 'printing' },
      { any: ['(help|assistance|appointments)'], name: 'Technology help', word: 'technology help' },
    ],
    joined: 'public {parts}',
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Keeping computers, wifi, printers and scanners for the public and helping those who use them.',
  industries: ['culture-media', 'government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'public (computer|internet|wifi|printer|printing)',
          '(print|printing|copies|fax|scan) ~ (cents|library desk|per page)',
          '(computers|wifi|printer) ~ (free =to use|patrons|library|cardholders|public use)',
          '(technology|tech|computer|device) (help|appointments|assistance) ~ (library|librarian|staff|one on one|book|drop in|free)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(computers printing|computers|public computers|=printing|technology|wifi printing|print copy fax|computers wifi)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(repair|sale|sell|fix) ~ computer', 'computer (repair|science|class)'],
      because: 'A shop, or a subject.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'sign-on',
      name: 'Sign people on and keep time',
      description: 'Give passes, keep turns fair and tell people when time is up.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['answer-questions', 'enter-data'],
      shownBy: ['(computer)'],
    },
    {
      id: 'help-users',
      name: 'Help people at the screen',
      description: 'Show how to print, fill in forms and attach files.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 5, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['coach', 'answer-questions', 'care'],
      shownBy: ['(help)'],
    },
    {
      id: 'run-printing',
      name: 'Run printers, copiers and scanners for the public',
      description: 'Take coins or cards, refill paper and toner and clear jams.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(print|copy|scan)'],
    },
    {
      id: 'maintain-machines',
      name: 'Update and clean public computers',
      description: 'Install updates, wipe what users left, clean and mend.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['diagnose', 'monitor'],
    },
    {
      id: 'count-use',
      name: 'Count computer use for the yearly report',
      description: 'Add up sessions and pages.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['summarise'],
    },
  ],
});
