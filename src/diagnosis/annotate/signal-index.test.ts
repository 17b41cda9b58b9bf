import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { signalIndexes } from './signal-index.ts';

describe('signalIndexes', () => {
  const indexes = signalIndexes({ workflows, industries });

  it.each(['en', ...loadKnowledge().lexicons.map(({ language }) => language.id)])(
    'takes every pattern of the catalogue in %s, and lays them out once',
    (language) => {
      expect(indexes.of(language)).toBeDefined();
      expect(indexes.of(language)).toBe(indexes.of(language));
    },
  );

  it('has none for a language that the catalogue has no phrases of', () => {
    expect(indexes.of('fi')).toBeUndefined();
  });
});
