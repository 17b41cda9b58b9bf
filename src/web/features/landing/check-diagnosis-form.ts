import { companySizes, companyTypes, defaultCompanyType } from '#shared/company-types.ts';
import { normaliseWebsite } from '#shared/website/normalise-website.ts';

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

/** The fields in the order of the form: an error moves the focus to the first. */
export const fieldOrder = ['website', 'companyType', 'companySize'] as const;

export type DiagnosisErrors = Partial<Record<(typeof fieldOrder)[number], string>>;

/** What POST /api/audits takes of the form; `domain` is sent empty, as specified. */
export interface DiagnosisPayload {
  website: string;
  companyType: string;
  domain: '';
  companySize: string;
  schemeTyped: boolean;
}

type Checked = { ok: true; payload: DiagnosisPayload } | { ok: false; errors: DiagnosisErrors };

/** The specification's checks of the form, with its messages, and the payload of a form that passes. */
export function checkDiagnosisForm(values: DiagnosisFormValues): Checked {
  const website = normaliseWebsite(values.website);
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
