import { describe, expect, it } from 'vitest';
import { parseGenerating } from './generating.ts';

describe('parseGenerating', () => {
  it('accepts a stage and a progress that our server would never send', () => {
    expect(
      parseGenerating({
        generating: true,
        stage: 'openai-generation',
        message: 'Writing tasks',
        progress: 140,
      }),
    ).toEqual({ generating: true, stage: 'openai-generation', message: 'Writing tasks', progress: 140 });
  });

  it('keeps the present fields if others are missing', () => {
    expect(parseGenerating({ generating: true, stage: 'recommendations' })).toEqual({
      generating: true,
      stage: 'recommendations',
      message: '',
      progress: null,
    });
  });

  it.each([[[]], [null], ['generating'], [{ generating: false }]])('is null for %j', (answer) => {
    expect(parseGenerating(answer)).toBeNull();
  });
});
