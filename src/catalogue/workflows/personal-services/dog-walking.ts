import { defineWorkflow } from '#catalogue/define.ts';

export const dogWalking = defineWorkflow({
  id: 'dog-walking',
  name: 'Dog walking',
  department: 'Operations',
  type: 'Business',
  description:
    'Walking dogs for their owners: meeting dog and owner, taking bookings, planning rounds, fetching, walking and bringing home, and telling how it went.',
  industries: ['pet-services', 'personal-services'],
  narrows: ['pet-care'],
  delivers: {
    named: ['(dog|pet|puppy) (walking|walks)', '(group|solo) (dog|) walks'],
    anywhere: true,
    notIn: ['non-profit', 'government', 'retail'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'dog (walker|walkers|walking service|walking services)',
          '(walk|walks|walking) ~ (=your dog|=your dogs|=your pup|=your pooch)',
          '(group|solo|pack|individual|puppy|30 minute|60 minute|one hour|hourly|lunchtime) (dog|) (walks|walk) ~ (dog|dogs|pup|puppy|puppies|pooch|pooches|price|home)',
          '(puppy|dog) =walks',
          'dogs ~ (walked|walks) ~ (group|groups|solo|lead|park|woods|beach|daily|together)',
        ],
      },
      {
        weight: 3,
        any: ['(dog walking|dog walks|group walks|solo walks|puppy walks|pack walks)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(walking program|walking programme|volunteer|shelter|rescue|foster|adopt)',
        '(treadmill|leash|harness|product)',
      ],
      because: 'Dogs of a rescue, or goods for walks',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'meet-dog',
      name: 'Meet the dog and its owner',
      description: 'Visit before the first walk, see how the dog behaves and note lead, habits and wishes.',
      role: 'Customer Experience Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['interview', 'care', 'match'],
      shownBy: ['(meet (and|) greet|meet ~ dog|first visit)'],
    },
    {
      id: 'book-walks',
      name: 'Book walks and take changes',
      description:
        'Enter days, times and dogs, move walks for holidays and illness, and charge what was walked.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['schedule', 'enter-data'],
    },
    {
      id: 'plan-rounds',
      name: 'Plan the walking rounds',
      description: 'Put dogs that get on together into rounds by place, time and size.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'plan', 'match'],
      shownBy: ['(group walks|rounds|pick up ~ dog)'],
    },
    {
      id: 'keep-keys',
      name: "Keep owners' keys and emergency numbers safe",
      description:
        "Mark keys without an address, note who holds them and keep the vet's and owner's numbers current.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 0.75 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'walk-dogs',
      name: 'Fetch dogs, walk them and bring them home',
      description:
        "Collect the dogs with the owner's key, walk them safely and bring them back dried, watered and fed as agreed.",
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 8, high: 30 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(walk|walks|walking)'],
    },
    {
      id: 'report-walk',
      name: 'Tell owners how the walk was',
      description: 'Send a picture and a line on what the dog did and whether anything was odd.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 1, revenue: 2 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(photo|photos|update|updates|picture|pictures) ~ (walk|dog)'],
    },
  ],
});
