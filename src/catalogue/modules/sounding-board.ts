import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const soundingBoard: ModuleDefinition = {
  id: 'sounding-board',
  name: 'Idea and Design Assistant',
  category: 1,
  description:
    'Suggests variants of a design or plan while it is still a sketch, asks what each is for, and lists what must be true for it to work.',
  capabilities: [
    { trait: 'design', weight: 4 },
    // A design task without planning needs a drawing finished, not more ideas.
    { trait: 'plan', weight: 2, essential: true },
    { trait: 'research', weight: 1 },
    { trait: 'create-media', weight: 1 },
  ],
  benefits: [
    'More options before anyone falls in love with the first',
    'Objections come up while changes are still cheap',
    'A written record from idea to sketch',
  ],
  developmentSteps: [
    'Choose two current questions that are really open',
    'Set up the conversation with your constraints and preferences',
    'Work through both questions with the people who decide',
    'Leave behind a short guide with the prompts that helped',
  ],
  prerequisites: ['Open questions that someone owns'],
  dataNeeded: ['Past sketches or concepts and their results'],
  risks: ['Plausible variants that ignore your constraints: constraints are stated first and repeated'],
  staysWithPeople: ['Taste', 'The choice', 'What your name stands for'],
  dependsOn: [],
};
