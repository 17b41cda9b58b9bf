import { defineWorkflow } from '#catalogue/define.ts';

export const softwareLocalisation = defineWorkflow({
  id: 'software-localisation',
  name: 'Software and website localisation',
  department: 'Operations',
  type: 'Business',
  description:
    'Making software, sites and games speak other languages: taking texts out, translating in context, putting them back, layout and testing.',
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
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(listings|citations|business) (localisation|localization)',
        '(localisation|localization) ~ (listings|citations)',
      ],
      because: 'Entries in local directories.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-files-out',
      name: 'Take the texts out of the software',
      description: 'Extract what is to be translated, protect codes and count words.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 1, expertise: 3, revenue: 1 },
      traits: ['write-code', 'extract-data'],
    },
    {
      id: 'translate-context',
      name: 'Translate texts in their context',
      description: 'Translate with screens, limits of length and list of terms at hand.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['translate', 'draft-text'],
      shownBy: ['(translate|glossary)'],
    },
    {
      id: 'put-back-fix',
      name: 'Put translations back and fix the layout',
      description: 'Import, widen fields, and mirror screens for scripts that run from the right.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['write-code', 'check-rules'],
      shownBy: ['(layout|cms|import)'],
    },
    {
      id: 'test-target-language',
      name: 'Test the product in the new language',
      description: 'Click through, note what is cut off or wrong, and look at the mending.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'translate'],
      shownBy: ['(test)'],
    },
    {
      id: 'keep-memory-glossary',
      name: 'Keep glossary and memory for the next release',
      description: 'Add approved terms and tell translators what changed.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 1 },
      traits: ['enter-data', 'look-up'],
      shownBy: ['(memory|glossary|terminology)'],
    },
  ],
});
