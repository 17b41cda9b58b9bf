import { expect, it } from 'vitest';
import type { Industry } from '#shared/schemas/industry.ts';
import { labelIndustry } from './label-industry.ts';

const seen = (change: Partial<Industry>): Industry => ({
  chosen: 'other',
  detected: 'unknown',
  detail: null,
  confidence: 0.8,
  reasons: [],
  ...change,
});

it("is the site's industry, as specific as known", () => {
  const industry = seen({ detected: 'healthcare', detail: 'Dental practice' });
  expect(labelIndustry({ industry, chosen: 'retail', running: false })).toBe('Dental practice');
  expect(
    labelIndustry({ industry: seen({ detected: 'healthcare' }), chosen: 'retail', running: false }),
  ).toBe('Healthcare Provider');
});

it("is the visitor's choice until then, and never the label shown below it", () => {
  expect(labelIndustry({ industry: undefined, chosen: 'retail', running: true })).toBe('Retail Business');
  expect(labelIndustry({ industry: seen({}), chosen: 'legal', running: false })).toBe('Legal services');
  expect(labelIndustry({ industry: seen({}), chosen: 'other', running: false })).toBe('Other industry');
  expect(labelIndustry({ industry: undefined, chosen: 'other', running: true })).toBe(
    'Industry not known yet',
  );
});
