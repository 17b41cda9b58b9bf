import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { signalIndexes } from './signal-index.ts';

describe('signalIndexes', () => {
  const indexes = signalIndexes({ workflows, industries });

  it.each(['en', ...loadKnowledge().lexicons.map(({ language }) => language.id)])(
    'indexes every pattern of the catalog in %s, once',
    (language) => {
      expect(indexes.of(language)).toBeDefined();
      expect(indexes.of(language)).toBe(indexes.of(language));
    },
  );

  it('has no index for a language without phrases in the catalog', () => {
    expect(indexes.of('fi')).toBeUndefined();
  });
});
