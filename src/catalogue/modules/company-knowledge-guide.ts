import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const companyKnowledgeGuide: ModuleDefinition = {
  id: 'company-knowledge-guide',
  name: 'Company Knowledge Guide',
  category: 3,
  description:
    'Answers your team’s questions from what your company has already written. Each answer uses only your own documents and cites the passage it comes from, so people can check it.',
  capabilities: [
    { trait: 'look-up', weight: 4 },
    { trait: 'diagnose', weight: 2 },
    { trait: 'answer-questions', weight: 2 },
    { trait: 'research', weight: 1 },
    { trait: 'summarise', weight: 1 },
  ],
  benefits: [
    'Experts are asked less often about things they’ve already written down',
    'New hires get up to speed sooner',
    'Each answer shows its source, or says that nothing was found',
  ],
  developmentSteps: [
    'Choose the folders and pages that are correct and current',
    'Build the index and keep access rights as they are',
    'Collect fifty real questions with the answers you expect',
    'Measure the results, correct the sources, and open it to the team',
  ],
  prerequisites: [
    'Documents stored where software can read them',
    'An owner for each collection of documents',
  ],
  dataNeeded: ['Handbooks, guidelines, past reports', 'Fifty real questions'],
  risks: ['Outdated documents give outdated answers: each source has a review date'],
  staysWithPeople: ['Advice to a client', 'Deciding between sources that disagree'],
  dependsOn: [],
};
