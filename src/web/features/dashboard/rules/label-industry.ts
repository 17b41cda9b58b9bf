import { industryLabels } from '#shared/company-types.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';

interface KnownOfIndustry {
  /** What the site shows; undefined until read, null if there is no site. */
  industry: Industry | null | undefined;
  /** What the visitor chose. */
  chosen: CompanyTypeChoice;
  running: boolean;
}

/**
 * The industry that the site shows, as specific as known; until then, the visitor's choice. The company type label is
 * 'Business' for both legal and other, so this label distinguishes them.
 */
export function labelIndustry({ industry, chosen, running }: KnownOfIndustry): string {
  const known = industry && industry.detected !== 'unknown' ? industry : null;
  const type = known?.detected ?? chosen;
  if (known?.detail) return known.detail;
  const label = type === 'unknown' ? null : industryLabels[type];
  return label ?? (running ? 'Industry not known yet' : 'Other industry');
}

/** True if the site shows another company type than the visitor chose. */
export function differsFromChoice(industry: Industry | null | undefined): boolean {
  if (!industry || industry.detected === 'unknown' || industry.chosen === 'unknown') return false;
  return industry.detected !== industry.chosen;
}
