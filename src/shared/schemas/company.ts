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

/** `unknown`: only the site decides (in the terminal and in evaluations). */
export const companyTypeChoiceSchema = z.enum([...companyTypes, 'unknown']);
export type CompanyTypeChoice = z.infer<typeof companyTypeChoiceSchema>;

export const companySizeSchema = z.enum(companySizes);

export const optionalCompanySizeSchema = z.union([companySizeSchema, z.literal('')]);
export type OptionalCompanySize = z.infer<typeof optionalCompanySizeSchema>;

export function labelCompanyType(type: string | null | undefined): string {
  const parsed = companyTypeSchema.safeParse(type);
  return parsed.success ? companyTypeLabels[parsed.data] : 'Business';
}
