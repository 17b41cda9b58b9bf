import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#web/lib/contrast.ts';
import { inkOnAccent, legibleAccent } from './brand-accent.ts';

describe("the operator's accent", () => {
  it('is kept as it is where it is legible', () => {
    expect(legibleAccent('#0f766e', 'light')).toBe('#0f766e');
    expect(legibleAccent('#2dd4bf', 'dark')).toBe('#2dd4bf');
  });

  it.each(['#ffe600', '#ffffff', '#ff8800', '#7f7f7f', '#00ff00'])(
    '%s becomes legible on light paper',
    (accent) => {
      expect(contrastRatio(legibleAccent(accent, 'light'), '#f3f0e8')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['#000000', '#330066', '#800000', '#7f7f7f'])('%s becomes legible on dark paper', (accent) => {
    expect(contrastRatio(legibleAccent(accent, 'dark'), '#151e30')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['#000000', '#330066', '#ff8800', '#7f7f7f', '#ffe600', '#ffffff'])(
    'carries legible text: %s',
    (accent) => {
      for (const scheme of ['light', 'dark'] as const) {
        const shown = legibleAccent(accent, scheme);
        expect(contrastRatio(inkOnAccent(shown), shown)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
