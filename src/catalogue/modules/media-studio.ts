import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const mediaStudio: ModuleDefinition = {
  id: 'media-studio',
  name: 'Image and Media Studio',
  category: 3,
  description:
    'Produces variations of images, layouts, and short videos in your house style, from a brief or a sketch. Designers choose, correct, and finish.',
  capabilities: [
    { trait: 'create-media', weight: 4 },
    { trait: 'design', weight: 2 },
    { trait: 'draft-text', weight: 1 },
  ],
  benefits: [
    'Variations the same day you send the brief',
    'Formats for every channel from one approved master',
    'Designers spend their time on ideas',
  ],
  developmentSteps: [
    'Describe the house style with good and bad examples',
    'Set up image generation, formats, and a review step',
    'Produce one real campaign alongside your current process',
    'Record the rights to each image and where it came from',
  ],
  prerequisites: ['A house style, and someone who decides what fits it'],
  dataNeeded: ['Approved images and layouts', 'Rights to use them as examples'],
  risks: [
    'Images that resemble somebody’s work or face: every image is checked before publication',
    'Invented details in images of real products',
  ],
  staysWithPeople: ['The idea', 'Choosing and finishing', 'Photographs of real people and places'],
  dependsOn: [],
};
