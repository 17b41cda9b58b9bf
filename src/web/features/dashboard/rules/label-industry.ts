import { industryLabels } from '#shared/company-types.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { nameKind } from '#shared/text/name-kind.ts';

interface KnownOfIndustry {
  /**
   * Detected from the site. Null or undefined if it hasn't loaded; `detected` is 'unknown' if the site doesn't
   * show an industry.
   */
  industry: Industry | null | undefined;
  chosen: CompanyTypeChoice;
  running: boolean;
}

/** Distinguishes legal from other; `labelCompanyType` calls both 'Business'. */
export function labelIndustry({ industry, chosen, running }: KnownOfIndustry): string {
  const known = industry && industry.detected !== 'unknown' ? industry : null;
  const type = known?.detected ?? chosen;
  const kind = known && nameKind(known);
  if (kind) return kind;
  const label = type === 'unknown' ? null : industryLabels[type];
  return label ?? (running ? 'Industry not known yet' : 'Other industry');
}

export function differsFromChoice(industry: Industry | null | undefined): boolean {
  if (!industry || industry.detected === 'unknown' || industry.chosen === 'unknown') return false;
  return industry.detected !== industry.chosen;
}
