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

/** What the diagnosis is told: a company type, or `unknown` when the site alone must decide (terminal and evaluation). */
export const companyTypeChoiceSchema = z.enum([...companyTypes, 'unknown']);
export type CompanyTypeChoice = z.infer<typeof companyTypeChoiceSchema>;

export const companySizeSchema = z.enum(companySizes);

/** The API accepts an empty size: the visitor did not say. */
export const optionalCompanySizeSchema = z.union([companySizeSchema, z.literal('')]);
export type OptionalCompanySize = z.infer<typeof optionalCompanySizeSchema>;

/** The company type's label, "Business" when it is missing or not one of ours. */
export function labelCompanyType(type: string | null | undefined): string {
  const parsed = companyTypeSchema.safeParse(type);
  return parsed.success ? companyTypeLabels[parsed.data] : 'Business';
}
