import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const readingDigest: ModuleDefinition = {
  id: 'reading-digest',
  name: 'Reading Digest',
  category: 1,
  description:
    'Condenses reports, bid documents, studies, and long threads to what matters for your question, and cites the passage behind every point so that you can check it.',
  capabilities: [
    { trait: 'research', weight: 4 },
    { trait: 'summarise', weight: 2 },
    { trait: 'translate', weight: 1 },
  ],
  benefits: [
    'You see which long documents matter before you read them',
    'Points from several sources side by side',
    'Sources in other languages become usable',
  ],
  developmentSteps: [
    'Collect five typical documents and what you looked for in them',
    'Set up the questions and the format of the digest',
    'Compare digests with what an expert underlines',
    'Hand it over with rules for what must be read in full',
  ],
  prerequisites: ['Documents that you may share with the language model you choose'],
  dataNeeded: ['Typical documents', 'The questions that the digest must answer'],
  risks: ['Something important left out: binding documents are still read in full'],
  staysWithPeople: ['Judging what a finding means', 'Reading contracts in full'],
  dependsOn: [],
};
