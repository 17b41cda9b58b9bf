import { defineWorkflow } from '#catalogue/define.ts';

export const smartHomeInstallation = defineWorkflow({
  id: 'smart-home-installation',
  name: 'Smart home and audio-video installation',
  naming: {
    parts: [
      {
        any: ['(smart home|home automation|smart|automation|home assistant)'],
        name: 'Smart home installation',
        word: 'smart home',
      },
      {
        any: ['(audio|home video|audio video|theater|theatre|tv|sound|speaker|av)'],
        name: 'Audio-video installation',
        word: 'audio-video',
      },
      {
        any: ['(camera|cameras|cctv|surveillance|video surveillance)'],
        name: 'Security camera installation',
        word: 'camera',
      },
    ],
    joined: '{parts} installation',
  },

  department: 'IT',
  type: 'Business',
  description:
    'Designing and fitting home automation, sound, screens and cameras, and teaching people to use them.',
  industries: ['it-services', 'trades', 'security-services'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(smart home|home automation|home theater|home theatre|home assistant|home audio|audio video|surveillance|security camera|cctv) (installation|design|automation|system|integration|setup|service|solution|installer)',
          '(lighting|blind|thermostat) (control|automation) ~ (home|house|app)',
          '(zigbee|z wave|control4|lutron|sonos|crestron)',
        ],
      },
      {
        weight: 2,
        any: ['(smart home|home automation|home theater|audio video|security cameras|home assistant)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(smart home|home theater|home automation|security camera|camera|audio video|home audio) (installation|setup|automation|integration|design)',
      'home automation',
      'smart home',
    ],
    anywhere: true,
    notIn: ['software-vendor', 'real-estate', 'retail'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(bedroom|bath|sq ft|listing)'],
      because: "A house for sale or a shop's goods",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'wishes',
      name: 'Learn wishes and look at the house',
      description: 'Ask how people live and see wiring and signal.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'plan'],
      shownBy: ['(consultation|walk)'],
    },
    {
      id: 'design',
      name: 'Design the system',
      description: 'Choose devices that work together and plan scenes.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['design'],
      shownBy: ['design'],
    },
    {
      id: 'fit',
      name: 'Fit and wire',
      description: 'Mount, connect and hide cables.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(install|mount|wiring)'],
    },
    {
      id: 'program',
      name: 'Program scenes and access',
      description: 'Set rules, users and remote access.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['write-code'],
      shownBy: ['(automation|scene|program)'],
    },
    {
      id: 'teach',
      name: 'Teach and support',
      description: 'Show daily use and help later.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['coach', 'answer-questions'],
      shownBy: ['(training|support)'],
    },
  ],
});
