import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { inkOnAccent, legibleAccent } from './legible-accent.ts';

describe("the operator's accent", () => {
  it('is unchanged if it is legible', () => {
    expect(legibleAccent('#0f766e', 'light')).toBe('#0f766e');
    expect(legibleAccent('#2dd4bf', 'dark')).toBe('#2dd4bf');
  });

  it('is legible on every background and has legible text on it, whatever the operator chose', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, fc.constantFrom('light' as const, 'dark' as const), (chosen, scheme) => {
        const shown = legibleAccent(chosen, scheme);
        for (const ground of groundsOf[scheme])
          expect(contrastRatio(shown, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(inkOnAccent(shown), shown)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000, examples: extremes },
    );
  });
});

/** Backgrounds from tokens.css. */
const groundsOf = {
  light: ['#fbfaf7', '#ffffff', '#f3f0e8'],
  dark: ['#0e1524', '#151e30', '#0a101c'],
} as const;

const extremes = ['#ffffff', '#000000', '#ffe600', '#330066', '#7f7f7f', '#00ff00'].flatMap(
  (color): [string, 'light' | 'dark'][] => [
    [color, 'light'],
    [color, 'dark'],
  ],
);
