import type { ModelReading, UsualStep } from '#diagnosis/second-reader/model-reading.ts';

export interface ReadProposal {
  quote: string;
  englishName: string;
  partOf?: string;
  definitionId?: string;
}

/** A step for which the model gave only a name. */
export function asStep(name: string): UsualStep {
  return { name, hands: null, contact: null, judgment: null, traits: null, time: null };
}

/** A reading of https://example.com/ with delivery work only. */
export function readingOf(workflows: readonly ReadProposal[]): ModelReading {
  return {
    model: 'a model',
    organization: null,
    people: null,
    workingTime: null,
    workflows: workflows.map(({ quote, englishName, partOf = null, definitionId = null }, index) => ({
      key: `w${index + 1}`,
      url: 'https://example.com/',
      quote,
      name: englishName,
      englishName,
      function: 'deliver' as const,
      definitionId,
      partOf,
      tasks: [],
      description: null,
      usualSteps: [],
      time: null,
      firstTrials: null,
    })),
    offerings: [],
    refusedOfferings: [],
    specialty: null,
    judgments: [],
  };
}
