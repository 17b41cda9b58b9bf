import { defineWorkflow } from '#catalogue/define.ts';

export const animation = defineWorkflow({
  id: 'animation',
  name: 'Animation and motion graphics',
  department: 'Development',
  type: 'Development',
  description:
    'Making drawn and animated films for clients: brief, script and storyboard, style, animation, voice and sound, changes and delivery.',
  industries: ['agency', 'culture-media', 'tech'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(animation|animated|motion graphics|explainer) ~ (video|film|drawn|characters|titles|storyboard|2d|3d|diagrams|explainer|studio|in house|brand|client|style)',
        ],
      },
      {
        weight: 3,
        any: [
          '(animation|motion graphics|animated videos|explainer videos|2d animation|3d animation|animation studio|explainers)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(2d |3d |character |)(animation|motion graphics)', '(animated|explainer) (videos|films)'],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['(web page|scroll|css|suspended) animation'], because: 'Effects on a page' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'brief-animation',
      name: 'Take the brief for an animation',
      description:
        'Ask what the film shall say, to whom, how long and where it runs, and agree price and dates.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'plan'],
    },
    {
      id: 'write-script-storyboard',
      name: 'Write script and storyboard',
      description: 'Settle what is said and seen second by second and have it approved.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'design'],
      shownBy: ['(script|storyboard)'],
    },
    {
      id: 'design-figures-style',
      name: 'Design characters and style frames',
      description: 'Draw figures, places and colours in the style that suits the client.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['create-media', 'design'],
      shownBy: ['(character|style)'],
    },
    {
      id: 'animate-scenes',
      name: 'Animate the scenes',
      description: 'Set keys and movement, time them to the voice and polish.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['create-media'],
      shownBy: ['(animat)'],
    },
    {
      id: 'add-voice-sound',
      name: 'Add voice, music and sound',
      description: 'Choose and direct the voice, pick music, set effects and mix.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['create-media'],
      shownBy: ['(voice|sound)'],
    },
    {
      id: 'deliver-animation',
      name: 'Take in changes and deliver the animation',
      description: 'Show versions, change what was asked, add captions and export for each channel.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['create-media', 'summarise'],
    },
  ],
});
