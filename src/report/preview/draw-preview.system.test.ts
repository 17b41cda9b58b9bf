import { expect, test } from 'vitest';
import { drawPreview } from './draw-preview.ts';

const input = {
  brandName: 'AI Compass',
  accent: '#0f766e',
  title: 'Get a compass for your AI implementation',
  lead: 'See which of your processes AI can take over.',
};

test("the image has the provider's name and accent, in any script and length", () => {
  const drawn = [
    {},
    { accent: '#7a1f5c' },
    { brandName: 'North Star' },
    { brandName: 'شركة نجم الشمال للاستشارات' },
    { brandName: 'A very long name of a consultancy '.repeat(50) },
    { brandName: '<b>&"\u202e\u0000 #panic("x") \u{1f9ed}' },
  ].map((change) => drawPreview({ ...input, ...change }));
  for (const png of drawn) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // A blank image would compress to a few kilobytes.
    expect(png.length).toBeGreaterThan(40_000);
    expect(png.length).toBeLessThan(200_000);
  }
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(drawn.length);
  expect(drawPreview(input).equals(drawn[0] ?? Buffer.alloc(0))).toBe(true);
});
