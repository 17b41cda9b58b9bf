import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { companyTeamSchema } from '#shared/schemas/company-model.ts';
import { coverageSchema } from '#shared/schemas/coverage.ts';
import { industrySchema } from '#shared/schemas/industry.ts';
import { seenNotCountedSchema } from '#shared/schemas/seen-not-counted.ts';
import { scanQualityPartSchema } from '#shared/schemas/stats.ts';
import { rowsOfDiagnosis } from '#storage/stored-diagnosis.ts';

export const sampleRequest = {
  website: 'http://www.harbour-physio.test',
  companyType: 'healthcare',
  companySize: '11-50',
  specialty: '',
} as const;

export const sampleMadeAt = new Date('2026-11-21T03:00:00.000Z');

const findingsSchema = z.object({
  reachedUrl: z.string(),
  failure: z.null(),
  coverage: coverageSchema,
  industry: industrySchema,
  team: companyTeamSchema.nullable().default(null),
  workflows: z.unknown(),
  offerings: z.unknown(),
  seenNotCounted: z.array(seenNotCountedSchema),
  scanQuality: z.number(),
  scanQualityParts: z.array(scanQualityPartSchema),
});
const sampleSchema = findingsSchema.transform((found) => ({
  ...found,
  ...rowsOfDiagnosis(found),
}));
export type SampleDiagnosis = z.infer<typeof sampleSchema>;

/** `text` is the file's exact text. tests/golden/sample.test.ts creates the sample again and expects no difference. */
export function readSampleDiagnosis(): { sample: SampleDiagnosis; text: string } {
  const text = readFileSync(new URL('./sample-diagnosis.json', import.meta.url), 'utf8');
  return { sample: sampleSchema.parse(JSON.parse(text)), text };
}
