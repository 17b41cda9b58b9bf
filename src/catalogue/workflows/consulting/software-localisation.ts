import { defineWorkflow } from '#catalogue/define.ts';

export const softwareLocalisation = defineWorkflow({
  id: 'software-localisation',
  name: 'Software and website localisation',
  department: 'Operations',
  type: 'Business',
  description:
    'Making software, sites and games speak other languages: files, translation in context, layout, testing.',
  industries: ['consulting', 'agency', 'tech'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(software|website|web|app|game|content|multimedia) (localisation|localization)',
          '(localise|localize|localising|localizing) ~ (software|website|app|content|games|strings|marketing|market)',
          '(string files|resource files|strings) ~ (translate|translated|testing|cms|screenshots|localisation|localization)',
        ],
      },
      {
        weight: 3,
        any: [
          '(localisation|localization|software localisation|software localization|website localisation|website localization|website translation|app localization|game localization|transcreation|multilingual seo|multilingual dtp|typesetting|desktop publishing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((software|website|app|game|) (localisation|localization)|website translation|transcreation|multilingual (dtp|typesetting|seo))',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-files-out',
      name: 'Take files out and prepare them',
      description: 'Extract strings, keep codes.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'translate-context',
      name: 'Translate in context',
      description: 'With screens, limits and glossary.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(translate|glossary)'],
    },
    {
      id: 'put-back-fix',
      name: 'Put back and fix layout',
      description: 'Import, widen, mirror.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(layout|cms|import)'],
    },
    {
      id: 'test-target-language',
      name: 'Test in the target language',
      description: 'Click through and log faults.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(test)'],
    },
    {
      id: 'keep-memory-glossary',
      name: 'Keep memory and glossary',
      description: 'Add terms for the next release.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(memory|glossary|terminology)'],
    },
  ],
});
