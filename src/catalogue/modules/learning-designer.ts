import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const learningDesigner: ModuleDefinition = {
  id: 'learning-designer',
  name: 'Learning Path Designer',
  category: 4,
  description:
    'Helps teachers and trainers plan lessons, vary exercises for different learners, and give feedback on drafts, guided by the goals they set.',
  capabilities: [
    { trait: 'coach', weight: 4 },
    { trait: 'design', weight: 2 },
    { trait: 'personalise', weight: 2 },
    { trait: 'draft-text', weight: 1 },
  ],
  benefits: [
    'Exercises at each learner’s level',
    'Feedback while learners can still improve their work',
    'Lesson preparation that teachers can share',
  ],
  developmentSteps: [
    'Choose one course and write down its goals',
    'Set up exercises and feedback rules with two teachers',
    'Follow one group for a term',
    'Decide with the teachers where to use it next',
  ],
  prerequisites: ['Teachers with time for one course'],
  dataNeeded: ['Course goals and materials', 'Anonymous examples of learners’ work'],
  risks: [
    'Confident feedback that is wrong: a teacher checks it before learners see it',
    'Learners’ data, especially minors’',
  ],
  staysWithPeople: ['Teaching', 'Grading', 'Care for the learner'],
  dependsOn: [],
};
