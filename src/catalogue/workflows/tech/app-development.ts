import { defineWorkflow } from '#catalogue/define.ts';

export const appDevelopment = defineWorkflow({
  id: 'app-development',
  name: 'App development',
  department: 'Development',
  type: 'Development',
  description: 'Building phone and web apps: sprints, code, tests, trial versions, release.',
  industries: ['tech', 'agency', 'it-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(iphone|android|ios|mobile|native|flutter|react native|swift|kotlin|web) (app|application) ~ (make|build|built|develop|developed|development|developers|clients|sprints|native|start ups|startups|design|=for banks|custom|cross platform|launch)',
          '(native|flutter|react native) ~ (sprints|build|app|developers|cross platform|ios|android)',
          '(sprints) ~ (watch|test version|build|every|demo|release)',
        ],
      },
      {
        weight: 3,
        any: [
          '(app development|mobile app development|ios app development|android app development|web apps|app developers|mobile development|cross platform apps|ios android|flutter development|web app development|mobile app)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['apps'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: {
    named: [
      '(app|mobile app|ios|android|mobile|flutter|react native|web app|web application|cross platform|iphone|hybrid app|wearable) (app |)(development|apps)',
    ],
    anywhere: false,
    apart: 2,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(download|=our) (app)', '(available|get it) ~ (app store|google play)'],
      because: "One's own app",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'cut-work-into',
      name: 'Cut the work into sprints',
      description: 'This covers what first and what proves most.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(sprint)'],
    },
    {
      id: 'write-code',
      name: 'Write the code',
      description: 'This covers screens, logic and server.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 14, high: 36 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 4 },
      traits: ['write-code'],
      shownBy: ['(build|native|code)'],
    },
    {
      id: 'test-many-devices',
      name: 'Test on many devices',
      description: 'By hand and machine.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(test)'],
    },
    {
      id: 'show-adjust-every',
      name: 'Show and adjust every two weeks',
      description: 'This covers trial version, talk and change.',
      role: 'Project Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(friday|demo|version)'],
    },
  ],
});
