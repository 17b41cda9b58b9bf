import { companySizes, companyTypes, defaultCompanyType } from '#shared/company-types.ts';
import { normalizeWebsite } from '#shared/website/normalize-website.ts';

export interface DiagnosisFormValues extends Record<string, string> {
  website: string;
  companyType: string;
  companySize: string;
}

export const emptyDiagnosisForm: DiagnosisFormValues = {
  website: '',
  companyType: defaultCompanyType,
  companySize: '',
};

/** In the form's order, because focus moves to the first error. */
export const fieldOrder = ['website', 'companyType', 'companySize'] as const;

export type DiagnosisErrors = Partial<Record<(typeof fieldOrder)[number], string>>;

/** `domain` is always empty, as specified. */
export interface DiagnosisPayload {
  website: string;
  companyType: string;
  domain: '';
  companySize: string;
  schemeTyped: boolean;
}

type Checked = { ok: true; payload: DiagnosisPayload } | { ok: false; errors: DiagnosisErrors };

export function checkDiagnosisForm(values: DiagnosisFormValues): Checked {
  const website = normalizeWebsite(values.website);
  const errors: DiagnosisErrors = {};
  if (!website.ok) errors.website = website.message;
  if (!companyTypes.some((type) => type === values.companyType))
    errors.companyType = 'Company type is required';
  if (!companySizes.some((size) => size === values.companySize))
    errors.companySize = 'Company size is required';
  if (!website.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    payload: {
      website: website.website,
      companyType: values.companyType,
      domain: '',
      companySize: values.companySize,
      schemeTyped: website.schemeTyped,
    },
  };
}
