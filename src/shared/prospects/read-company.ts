import {
  type CompanySize,
  type CompanyType,
  companySizes,
  companyTypeFormLabels,
  companyTypes,
  manualCompanyTypeLabels,
} from '../company-types.ts';

/** Null for an unknown name; `other` if the cell is empty or says "unknown". */
export function readCompanyType(text: string): CompanyType | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' || wanted === 'unknown') return 'other';
  const labels: Partial<Record<CompanyType, string>> = manualCompanyTypeLabels;
  return (
    companyTypes.find((type) =>
      [type, companyTypeFormLabels[type], labels[type]].some((name) => name?.toLowerCase() === wanted),
    ) ?? null
  );
}

/** Null if the cell is neither one of our ranges nor a headcount; '' if it is empty. */
export function readCompanySize(text: string): CompanySize | '' | null {
  const wanted = text
    .toLowerCase()
    .replace(/people|employees|staff/g, '')
    .replace(/[\s,']/g, '')
    .replace(/[\u2010-\u2015]|to/g, '-');
  if (wanted === '') return '';
  const named = companySizes.find((size) => size === wanted);
  if (named) return named;
  if (!/^\d{1,7}$/.test(wanted) || Number(wanted) === 0) return null;
  return companySizes.find((size) => Number(wanted) <= Number(size.split('-')[1])) ?? '1000+';
}
