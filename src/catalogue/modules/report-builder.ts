import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const reportBuilder: ModuleDefinition = {
  id: 'report-builder',
  name: 'Report Builder',
  category: 7,
  description:
    'Builds your recurring reports from connected data: the figures follow agreed definitions, a draft text explains the changes, and every number links back to its source.',
  capabilities: [
    { trait: 'analyse-data', weight: 4 },
    { trait: 'summarise', weight: 2 },
    { trait: 'monitor', weight: 1 },
    { trait: 'extract-data', weight: 1 },
  ],
  benefits: [
    'Reports are ready when they are due',
    'One definition for each figure',
    'You spend your time reading reports instead of building them',
  ],
  developmentSteps: [
    'Choose one report and write down the definition of each figure',
    'Connect the sources and rebuild three past reports',
    'Explain the differences and correct the definitions',
    'Add the draft text and the approval step, then start on the next report',
  ],
  prerequisites: ['An owner for each definition'],
  dataNeeded: ['Access to the sources', 'Past reports'],
  risks: ['A well-written explanation that is wrong: the text cites the figures behind it'],
  staysWithPeople: ['Interpretation', 'Decisions', 'Talking to the people responsible'],
  dependsOn: [],
};
