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

/** A company type, or `unknown` if only the site should decide (terminal and evaluation). */
export const companyTypeChoiceSchema = z.enum([...companyTypes, 'unknown']);
export type CompanyTypeChoice = z.infer<typeof companyTypeChoiceSchema>;

export const companySizeSchema = z.enum(companySizes);

/** The API accepts an empty size: not given. */
export const optionalCompanySizeSchema = z.union([companySizeSchema, z.literal('')]);
export type OptionalCompanySize = z.infer<typeof optionalCompanySizeSchema>;

/** The company type's label, "Business" if missing or unknown. */
export function labelCompanyType(type: string | null | undefined): string {
  const parsed = companyTypeSchema.safeParse(type);
  return parsed.success ? companyTypeLabels[parsed.data] : 'Business';
}
