import { defineWorkflow } from '#catalogue/define.ts';

export const petSitting = defineWorkflow({
  id: 'pet-sitting',
  name: 'Pet sitting and home visits',
  naming: {
    parts: [
      { any: ['(=sitting|=sitter|=sitters)'], name: 'Pet sitting' },
      { any: ['(visit|visits)'], name: 'Pet home visits' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Looking in on pets in their own homes while the owners are away: meeting them, planning visits, feeding, cleaning and playing, minding the home and telling the owner how they are.',
  industries: ['pet-services', 'personal-services'],
  narrows: ['pet-care'],
  delivers: {
    named: ['(pet|cat|dog|house) =sitting', '(cat|puppy|pet|home|drop in|pop in) visits'],
    anywhere: false,
    apart: 2,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(pet|cat|dog|house) (=sitting|=sitter|=sitters)',
          '(drop in|home|feeding|puppy|cat|daily) (visit|visits) ~ (cat|cats|dog|dogs|pet|pets|feed|puppy|litter)',
          '(feed|feeding) ~ (cat|cats|pet|pets|rabbit|rabbits|fish|small animals) ~ (=your home|away|holiday|while|visit|visits)',
          '(visit|visits) ~ (=your home|=your house) ~ (feed|pet|pets|cat|dog|dogs)',
        ],
      },
      {
        weight: 3,
        any: [
          '(pet =sitting|cat =sitting|house =sitting|pet visits|cat visits|puppy visits|drop =in visits|home visits|pop =in visits)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(volunteer|shelter|rescue|foster|adopt|adoption|charity)',
        '(home visits) ~ (vet|patient|nurse|doctor)',
      ],
      because: 'Dogs of a rescue, or visits to patients',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-visits',
      name: 'Meet the pets and agree on visits with the owner',
      description:
        'See the home before the first visit and settle dates, keys, feeding, medicines and habits.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['interview', 'schedule', 'care'],
      shownBy: ['(meet (and|) greet|keys|instructions)'],
    },
    {
      id: 'plan-sitters',
      name: 'Plan visits and choose the sitter',
      description:
        'Give each visit to somebody near who suits the animal, and find cover for holidays and illness.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'match'],
    },
    {
      id: 'visit-pets',
      name: 'Feed, clean and play with pets',
      description: 'Give food and water, clean litter and bowls, play and let them out.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 6, high: 25 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(feed|feeding|litter|play|cuddles)'],
    },
    {
      id: 'watch-home',
      name: 'Look after the empty home',
      description: 'Take in mail, water plants and see that all is locked and in order.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(mail|plants|curtains|bins|post)'],
    },
    {
      id: 'tell-owner-visit',
      name: 'Tell owners how the visit went',
      description: 'Send a picture and a line on how the animal ate and behaved.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 1, revenue: 2 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(photo|photos|update|updates|report)'],
    },
    {
      id: 'act-on-sick-pet',
      name: 'Act when a pet is ill or something is wrong at home',
      description:
        'Reach the owner, decide whether to call the vet or a trade, and go with the animal where needed.',
      role: 'Service Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['decide', 'care'],
    },
  ],
});
