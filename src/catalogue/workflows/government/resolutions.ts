import { defineWorkflow } from '#catalogue/define.ts';

export const resolutions = defineWorkflow({
  id: 'resolutions',
  name: 'Resolution review and approval',
  department: 'Management',
  type: 'Strategy',
  description:
    'Bringing a position or decision from draft to vote: committee, amendments, board vote, publication.',
  industries: ['government', 'association'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(draft|review|approve|pass|adopt|vote|propose|submit) ~ (resolution|ordinance|motion|bylaw)',
          '(resolution|ordinance) ~ (committee|board|council|approved|adopted|vote|review|process)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(resolutions|ordinances)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(conflict|dispute|screen|image|high|video|complaint|new year) resolution'],
      because: 'Another meaning of the word.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'draft-resolution',
      name: 'Draft the resolution',
      description: 'Write grounds and decision in due form.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['draft-text'],
      shownBy: ['draft'],
    },
    {
      id: 'discuss-committee',
      name: 'Discuss in committee',
      description: 'Go through the draft and amend it.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 1 },
      traits: ['negotiate'],
      shownBy: ['committee'],
    },
    {
      id: 'vote-board',
      name: 'Bring to the vote',
      description: 'Put it before the board and record the vote.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['transcribe'],
      shownBy: ['(vote|full board|approve)'],
    },
    {
      id: 'publish-resolution',
      name: 'Publish and send',
      description: 'Sign, number, publish and send to those concerned.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'route-requests'],
      shownBy: ['(publish|adopted|send)'],
    },
  ],
});
