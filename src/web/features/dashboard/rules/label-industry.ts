import { industryLabels } from '#shared/company-types.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';

interface KnownOfIndustry {
  /** What the site shows; undefined until that has been read, null where there is no site. */
  industry: Industry | null | undefined;
  /** What the visitor chose. */
  chosen: CompanyTypeChoice;
  running: boolean;
}

/**
 * What the site itself shows its industry to be, as fine as it is known; until then the visitor's choice.
 * The company type below reads 'Business' for legal and other, so that here they are told apart.
 */
export function labelIndustry({ industry, chosen, running }: KnownOfIndustry): string {
  const known = industry && industry.detected !== 'unknown' ? industry : null;
  const type = known?.detected ?? chosen;
  if (known?.detail) return known.detail;
  const label = type === 'unknown' ? null : industryLabels[type];
  return label ?? (running ? 'Industry not known yet' : 'Other industry');
}
