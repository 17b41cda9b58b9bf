import { defineWorkflow } from '#catalogue/define.ts';

export const appDevelopment = defineWorkflow({
  id: 'app-development',
  name: 'App development',
  department: 'Development',
  type: 'Development',
  description:
    'Building apps for phones and the web: planning sprints, screens, code, tests, trial versions and changes.',
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
      id: 'understand-app',
      name: 'Learn what the app must do and for whom',
      description:
        'Talk with the client and users, write the functions down and settle what the first version holds.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'plan'],
    },
    {
      id: 'cut-work-into',
      name: "Cut the app's work into sprints",
      description: 'Estimate, order by what proves most and watch how far it is.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['plan', 'monitor'],
      shownBy: ['(sprint)'],
    },
    {
      id: 'design-app',
      name: "Design the app's screens and data",
      description: 'Lay out screens and steps, and choose structure and services behind them.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['design'],
    },
    {
      id: 'write-code',
      name: "Program the app's screens, logic and server",
      description: 'Write the program with its tests for each phone system and the server.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 10, high: 24 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['write-code'],
      shownBy: ['(build|native|code)'],
    },
    {
      id: 'test-many-devices',
      name: 'Test the app on many devices',
      description: 'Try it by hand and by machine on old and new phones and describe what fails.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'monitor'],
      shownBy: ['(test)'],
    },
    {
      id: 'show-adjust-every',
      name: 'Show trial versions and adjust',
      description: 'Show every two weeks what is ready, hear what is wanted and change the order of work.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['summarise', 'advise'],
      shownBy: ['(friday|demo|version)'],
    },
  ],
});
