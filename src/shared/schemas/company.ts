import { z } from 'zod';
import { companySizes, companyTypeLabels, companyTypes } from '../company-types.ts';

export {
  type CompanySize,
  type CompanyType,
  companySizes,
  companyTypeFormLabels,
  companyTypeLabels,
  companyTypes,
  manualCompanyTypeLabels,
} from '../company-types.ts';

export const companyTypeSchema = z.enum(companyTypes);

/**
 * As a choice, `unknown` lets the site alone decide; only the terminal and evaluations use it. As a detected type,
 * it means that the site doesn't show one.
 */
export const companyTypeChoiceSchema = z.enum([...companyTypes, 'unknown']);
export type CompanyTypeChoice = z.infer<typeof companyTypeChoiceSchema>;

export const companySizeSchema = z.enum(companySizes);

export const optionalCompanySizeSchema = z.union([companySizeSchema, z.literal('')]);
export type OptionalCompanySize = z.infer<typeof optionalCompanySizeSchema>;

export function labelCompanyType(type: string | null | undefined): string {
  const parsed = companyTypeSchema.safeParse(type);
  return parsed.success ? companyTypeLabels[parsed.data] : 'Business';
}
