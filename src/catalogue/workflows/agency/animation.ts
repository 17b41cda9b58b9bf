import { defineWorkflow } from '#catalogue/define.ts';

export const animation = defineWorkflow({
  id: 'animation',
  name: 'Animation and motion graphics',
  department: 'Marketing',
  type: 'Development',
  description: 'Drawing films: script, storyboard, style, movement, sound.',
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
      id: 'write-script-storyboard',
      name: 'Write script and storyboard',
      description: 'What is said and seen by second.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(script|storyboard)'],
    },
    {
      id: 'design-figures-style',
      name: 'Design figures and style',
      description: 'Frames for approval.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(character|style)'],
    },
    {
      id: 'animate-scenes',
      name: 'Animate the scenes',
      description: 'This covers key, move and polish.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(animat)'],
    },
    {
      id: 'add-voice-sound',
      name: 'Add voice and sound',
      description: 'Record, mix, deliver.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(voice|sound)'],
    },
  ],
});
