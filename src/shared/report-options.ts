import { z } from 'zod';

/** The files a report comes as: to read, to edit, and every figure to calculate with. */
export const reportFormats = ['pdf', 'docx', 'xlsx'] as const;
export const reportFormatSchema = z.enum(reportFormats);
export type ReportFormat = z.infer<typeof reportFormatSchema>;

export const paperSizes = ['a4', 'letter'] as const;
export const paperSizeSchema = z.enum(paperSizes);
export type PaperSize = z.infer<typeof paperSizeSchema>;

/** Limits of what is put on a report, in characters; a logo's as a data address, some 300 KB of picture. */
export const reportOptionLimits = { name: 120, note: 1000, logo: 400_000 } as const;

/** Pictures that every format can set. */
export const reportLogoTypes = ['image/png', 'image/jpeg'] as const;

const line = z
  .string()
  .trim()
  .max(reportOptionLimits.name, `At most ${reportOptionLimits.name} characters`)
  .default('');

/** Whom a report is for and from whom; what is empty is left out. */
export const reportPresentationSchema = z.object({
  clientName: line,
  preparedBy: line,
  note: z
    .string()
    .trim()
    .max(reportOptionLimits.note, `At most ${reportOptionLimits.note} characters`)
    .default(''),
  /** A PNG or JPEG as a data address, in place of the provider's logo; null keeps that one. */
  logo: z
    .string()
    .max(reportOptionLimits.logo, 'The logo is too large: at most 300 KB')
    .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/, 'The logo must be a PNG or JPEG image')
    .nullable()
    .default(null),
});
export type ReportPresentation = z.infer<typeof reportPresentationSchema>;

/** What the visitor chooses before a download. */
export const reportOptionsSchema = reportPresentationSchema.extend({
  format: reportFormatSchema.default('pdf'),
  comprehensive: z.boolean().default(false),
  paper: paperSizeSchema.default('a4'),
});
export type ReportOptions = z.infer<typeof reportOptionsSchema>;
