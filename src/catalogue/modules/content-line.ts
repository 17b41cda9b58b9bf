import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const contentLine: ModuleDefinition = {
  id: 'content-line',
  name: 'Content Production Line',
  category: 6,
  description:
    'Turns a topic from the editorial plan into posts, a newsletter, and a page: outline, draft, images, versions by channel and language, and a publication date. An editor approves each piece.',
  capabilities: [
    { trait: 'create-media', weight: 4 },
    { trait: 'draft-text', weight: 2 },
    { trait: 'schedule', weight: 1 },
    { trait: 'translate', weight: 1 },
  ],
  benefits: [
    'You stick to the plan even in busy weeks',
    'One idea used in every channel',
    'Editors edit instead of copying and pasting',
  ],
  developmentSteps: [
    'Write down your channels, formats, and schedule',
    'Set up drafting, images, and approval steps',
    'Run your actual editorial plan through it for four weeks',
    'Adjust to what readers actually open',
  ],
  prerequisites: ['An editor who approves each piece'],
  dataNeeded: ['Editorial plan', 'Last year’s best and worst pieces'],
  risks: ['Too much of the same: the plan caps the number of pieces, not just the cost'],
  staysWithPeople: ['What you have to say', 'Approving each piece', 'Answering comments that matter'],
  dependsOn: [],
};
