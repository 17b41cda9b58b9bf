import { defineWorkflow } from '#catalogue/define.ts';

export const animalAdoption = defineWorkflow({
  id: 'animal-adoption',
  name: 'Animal adoption',
  department: 'Operations',
  type: 'Communication',
  description:
    'Finding homes for animals: taking them in, presenting them, meeting and choosing adopters, signing and asking how they are.',
  industries: ['non-profit', 'government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(meet|visit) ~ (dog|dogs|cat|cats|animal|animals) ~ (home|waiting|rehome|adopt|visit)',
          'adoption fee ~ (vaccinations|neutering|chip|microchip|covers|includes)',
          '(rehome|rehomed|rehoming) ~ (dog|dogs|cats|cat|animals|horses|rabbits|fee|form)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=rehome|=rehoming|=adopt|how adoption works|adopt dog|adopt cat|adoption process)'],
      },

      {
        weight: 3,
        any: [
          '(dog|cat|animal|pet) ~ (goes home|find ~ homes|found homes|new home|questionnaire|forever home)',
          '(questionnaire|application) ~ (vet|home visit|adopt)',
          '(rescue|rescued) ~ (homes|adopt|adopted|adoption)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(meet =our animals|meet animals|=our animals|=our dogs|=our cats|find pet|dogs cats)'],
      },
      {
        weight: 3,
        any: [
          '(adopt|adopting|adoption) ~ (dog|cat|pet|animal|puppy|kitten|horse|rabbit|rescue)',
          'adoptable (dog|cat|pet|animal|puppy|kitten|horse)',
          '(dog|cat|pet|animal|kitten) adoption',
          '(foster|surrender) ~ (dog|cat|pet|animal|kitten)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(adopt|adoptable pets|available pets|available dogs|available cats|adoption application|surrender pet)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(child|infant|foster care|adoptive) ~ (adoption|parent|family)',
        'adopt a (highway|family|policy|resolution)',
      ],
      because: 'No animals are placed.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-in-animal',
      name: 'Take in animals',
      description: 'Talk with who brings it, note its past and find a free place.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['care', 'extract-data'],
      shownBy: ['(surrender|intake|stray|rescue)'],
    },
    {
      id: 'care-animal',
      name: 'Feed, clean and keep animals well',
      description: 'Feed, clean, walk, give medicine and watch how each one is.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 12, high: 32 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'care'],
      shownBy: ['(shelter|foster home|socialize|socialization|walk)'],
    },
    {
      id: 'present-animal',
      name: 'Photograph and describe animals',
      description: 'Take pictures, write honestly what it is like and put it on the portals.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 3, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 2, revenue: 2 },
      traits: ['create-media', 'draft-text'],
      shownBy: ['(adoptable|available|meet =our)'],
    },
    {
      id: 'choose-adopter',
      name: 'Talk with adopters and choose',
      description: 'Read the application, ask about home and life and judge whether it fits.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 2 },
      traits: ['match', 'decide'],
      shownBy: ['(adoption (application|process|counsel|interview)|home visit|meet ~ greet)'],
    },
    {
      id: 'sign-adoption',
      name: 'Sign the adoption and hand over',
      description: 'Go through contract, fee, chip and vaccinations and say how to settle in.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'advise'],
      shownBy: ['(adoption (fee|contract|agreement)|microchip|spay)'],
    },
    {
      id: 'after-adoption',
      name: 'Ask how the animal is doing',
      description: 'Call, help with troubles and take back when it must be.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 1, revenue: 1 },
      traits: ['remind', 'care'],
      shownBy: ['(happy tail|success story|follow up|return)'],
    },
  ],
});
