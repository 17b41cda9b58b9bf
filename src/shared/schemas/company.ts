import { z } from 'zod';

/** Company types of the diagnosis form, in the order of its select. */
export const companyTypes = [
  'consulting',
  'tech',
  'financial',
  'healthcare',
  'education',
  'legal',
  'retail',
  'manufacturing',
  'other',
] as const;
export const companyTypeSchema = z.enum(companyTypes);
export type CompanyType = z.infer<typeof companyTypeSchema>;

/** What the diagnosis is told: a company type, or `unknown` when the site alone must decide (terminal and evaluation). */
export const companyTypeChoiceSchema = z.enum([...companyTypes, 'unknown']);
export type CompanyTypeChoice = z.infer<typeof companyTypeChoiceSchema>;

/** Labels wherever a company type is shown; legal and other read "Business". */
export const companyTypeLabels: Record<CompanyType, string> = {
  consulting: 'Consulting Agency',
  tech: 'Technology Company',
  financial: 'Financial Services',
  healthcare: 'Healthcare Provider',
  education: 'Educational Institution',
  legal: 'Business',
  retail: 'Retail Business',
  manufacturing: 'Manufacturing Company',
  other: 'Business',
};

/** Labels in the landing form's select, where legal and other are told apart. */
export const companyTypeFormLabels: Record<CompanyType, string> = {
  ...companyTypeLabels,
  legal: 'Legal',
  other: 'Other',
};

/** Company types offered by the manual entry, with that screen's own labels. */
export const manualCompanyTypeLabels = {
  consulting: 'Consulting Agency',
  tech: 'Technology',
  financial: 'Financial Services',
  healthcare: 'Healthcare',
  education: 'Education',
  retail: 'Retail',
  manufacturing: 'Manufacturing',
  other: 'Other',
} as const satisfies Partial<Record<CompanyType, string>>;

/** Company sizes of the diagnosis form: ranges of headcount. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export const companySizeSchema = z.enum(companySizes);
export type CompanySize = z.infer<typeof companySizeSchema>;

/** The API accepts an empty size: the visitor did not say. */
export const optionalCompanySizeSchema = z.union([companySizeSchema, z.literal('')]);
export type OptionalCompanySize = z.infer<typeof optionalCompanySizeSchema>;

/** The company type's label, "Business" when it is missing or not one of ours. */
export function labelCompanyType(type: string | null | undefined): string {
  const parsed = companyTypeSchema.safeParse(type);
  return parsed.success ? companyTypeLabels[parsed.data] : 'Business';
}
