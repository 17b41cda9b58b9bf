import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const replyDrafts: ModuleDefinition = {
  id: 'reply-drafts',
  name: 'Reply Drafts',
  category: 5,
  description:
    'Drafts answers to the questions that come in again and again, from your own approved answers. A person checks and sends them.',
  capabilities: [
    { trait: 'answer-questions', weight: 3 },
    { trait: 'draft-text', weight: 1 },
  ],
  benefits: [
    'Routine questions answered the same day',
    'The same answer to the same question',
    'A list of questions that your website doesn’t answer yet',
  ],
  developmentSteps: [
    'Sort a month of questions by subject',
    'Write and approve one answer for each frequent subject',
    'Set up drafting from these answers only',
    'Compare the drafts with what was actually sent, then refine the answers',
  ],
  prerequisites: ['One person who approves the standard answers'],
  dataNeeded: ['A month of questions and answers, without personal details'],
  risks: ['A question that only looks routine: the draft says so if no approved answer fits'],
  staysWithPeople: ['Pressing send', 'Complaints', 'Anything about a particular person’s case'],
  dependsOn: [],
};
