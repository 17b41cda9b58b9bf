import { defineWorkflow } from '#catalogue/define.ts';

export const businessDirectory = defineWorkflow({
  id: 'business-directory',
  name: 'Member and resource directory upkeep',
  naming: {
    parts: [
      { any: ['(member|members|business|businesses|vendor|provider)'], name: 'Member directory upkeep' },
      { any: ['(resource|resources|service|services|community)'], name: 'Resource directory upkeep' },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description:
    'Keeping a public list of members, services or help that people search: entries, categories, changes and checks.',
  industries: ['association', 'non-profit', 'culture-media', 'religious-organisation', 'agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(find|search) ~ (member|practitioner|therapist|professional|provider|specialist) ~ (=near|near you|=your area|state|zip|location)',
        ],
      },
      {
        weight: 3,
        any: [
          '(member|business|resource|community|provider|vendor|service|school) directory',
          '(search|browse|find|view|look up) ~ (member|members|business|businesses|resource) ~ (directory|category|listing|list|name)',
          '(resource|community|service) (guide|guides) ~ (download|list|find|local|print|view|publish|update)',
          '(list|add|update|submit) ~ (business|organization|listing) ~ (directory|listing|guide)',
          '(find|browse) ~ (directory|local member)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(member directory|business directory|directory|membership directory|resource directory|resource guide|resource guides|find member|=our members)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(staff|phone|employee|attorney|physician|faculty) directory', 'directory =of =our =staff'],
      because: 'A list of the own people',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'collect-entries',
      name: 'Collect entries from members',
      description: 'Ask for text, picture, category and contact.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 3, presence: 1, contact: 2, error: 1, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'enter-entries',
      name: 'Enter and categorise',
      description: 'Put them into the directory and assign headings.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'match'],
    },
    {
      id: 'check-entries',
      name: 'Check entries for truth and age',
      description: 'Call or look up, mend and remove what is gone.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'look-up'],
    },
    {
      id: 'point-people',
      name: 'Point people to the right entry',
      description: 'Answer who asks for a member or help.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'match'],
      shownBy: ['(find|search)'],
    },
    {
      id: 'publish-guide',
      name: 'Publish the guide',
      description: 'Bring out the printed or web edition.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['guide'],
    },
  ],
});
