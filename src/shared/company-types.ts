/** Plain lists instead of schemas, so that the landing page doesn't load the schema library. */

/** In the order of the form's select. */
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
export type CompanyType = (typeof companyTypes)[number];

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

export const defaultCompanyType: CompanyType = 'consulting';

export const industryLabels: Record<CompanyType, string | null> = {
  ...companyTypeLabels,
  legal: 'Legal services',
  other: null,
};

export const companyTypeFormLabels: Record<CompanyType, string> = {
  ...companyTypeLabels,
  legal: 'Legal',
  other: 'Other',
};

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

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export type CompanySize = (typeof companySizes)[number];
