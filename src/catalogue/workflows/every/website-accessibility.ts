import { defineWorkflow } from '#catalogue/define.ts';

export const websiteAccessibility = defineWorkflow({
  id: 'website-accessibility',
  name: 'Website upkeep and accessibility',
  naming: {
    parts: [
      {
        any: ['(accessibility|accessible|wcag|screen reader|screen readers)'],
        name: 'Website accessibility',
      },
      { any: ['(broken link|website error|website upkeep|out =of date)'], name: 'Website upkeep' },
    ],
  },
  department: 'IT',
  type: 'Business',
  description:
    'Keeping the own website right and usable by everybody: reports, checks, mending, updates and proof.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(accessibility|website) (feedback|issue|barrier|problem|concern) ~ (contact|email|call|report|let)',
          '(difficulty|trouble|problem) ~ (using|accessing|viewing|navigating) ~ (website|site|web page|content)',
          'report ~ (broken link|accessibility|website error)',
        ],
      },
      {
        weight: 2,
        any: ['(improve|ensure|maintain|commitment|committed) ~ website accessibility'],
      },
      {
        weight: 1,
        any: ['(wcag|web content accessibility)', 'screen reader'],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(accessibility statement|website accessibility|web accessibility)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(wheelchair|building|venue|parking|physical) (access|accessible|accessibility)',
        '(client|customer) website',
      ],
      because: 'Access to a building, or to a website made for a client, is something else.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-site-reports',
      name: 'Take reports of faults on the website',
      description: 'Read what visitors report, ask which page and device, and give the content another way.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['answer-questions', 'extract-data'],
      shownBy: ['(contact|email|call|report)'],
    },
    {
      id: 'check-site-pages',
      name: 'Check pages for faults and barriers',
      description: 'Run tests, try with keyboard and screen reader and list what fails.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'monitor'],
      shownBy: ['(test|audit|review|wcag)'],
    },
    {
      id: 'mend-pages',
      name: 'Mend pages, documents and forms',
      description: 'Correct structure, contrast, labels, links and papers.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['write-code'],
      shownBy: ['(remediate|improve|fix|update)'],
    },
    {
      id: 'update-site-software',
      name: 'Install updates and check backups of the site',
      description: 'Update software and extensions, look whether all still works and can be restored.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'check-rules'],
    },
    {
      id: 'change-site-facts',
      name: 'Keep hours, people and prices on the site right',
      description: 'Take changes from colleagues and enter them on every page concerned.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'coach-editors',
      name: 'Teach those who write pages',
      description: 'Show how to write headings, pictures and links that everybody can use.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['coach'],
    },
  ],
});
