import { z } from 'zod';
import { formatCount } from './text/figures.ts';

export const reportFormats = ['pdf', 'docx', 'xlsx'] as const;
export const reportFormatSchema = z.enum(reportFormats);
export type ReportFormat = z.infer<typeof reportFormatSchema>;

export const paperSizes = ['a4', 'letter'] as const;
export const paperSizeSchema = z.enum(paperSizes);
export type PaperSize = z.infer<typeof paperSizeSchema>;

/** In characters. The logo is a data URL; its limit allows an image of about 300 KB. */
export const reportOptionLimits = { name: 120, note: 1000, logo: 400_000 } as const;

/** Image types that every report format supports. */
export const reportLogoTypes = ['image/png', 'image/jpeg'] as const;

const line = z
  .string()
  .trim()
  .max(reportOptionLimits.name, `At most ${reportOptionLimits.name} characters`)
  .default('');

export const reportPresentationSchema = z.object({
  clientName: line,
  preparedBy: line,
  note: z
    .string()
    .trim()
    .max(reportOptionLimits.note, `At most ${formatCount(reportOptionLimits.note)} characters`)
    .default(''),
  logo: z
    .string()
    .max(reportOptionLimits.logo, 'The logo is too large: at most 300 KB')
    .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/, 'The logo must be a PNG or JPEG image')
    .nullable()
    .default(null),
});
export type ReportPresentation = z.infer<typeof reportPresentationSchema>;

export const reportOptionsSchema = reportPresentationSchema.extend({
  format: reportFormatSchema.default('pdf'),
  comprehensive: z.boolean().default(false),
  paper: paperSizeSchema.default('a4'),
});
export type ReportOptions = z.infer<typeof reportOptionsSchema>;
