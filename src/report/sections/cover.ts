import { clipName, clipText } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { labelCompanyType } from '#shared/schemas/company.ts';
import { formatDate } from '#shared/text/figures.ts';

/** The first page: whose report it is, what it rests on and when it was made. */
export function describeCover({ audit, coverage, industry, profile, generatedAt }: ReportInput) {
  const facts = [
    { label: 'Industry', value: clipName(industry?.detail ?? '', labelCompanyType(audit.companyType)) },
    { label: 'Company size', value: audit.companySize === '' ? 'Not stated' : `${audit.companySize} people` },
    { label: 'Basis', value: describeBasis(audit, coverage) },
    { label: 'Generated', value: formatDate(generatedAt) },
  ];
  return {
    brand: clipName(profile.brand.name, 'Report'),
    domain: domainOf(audit),
    runningHead: clipText(domainOf(audit), 60),
    title: 'Where AI helps, and where people should stay',
    kicker: 'Diagnosis report',
    facts,
    statement: profile.disclaimers.sidePanel,
  };
}

/** The audit's domain as printed; its website where it has none. */
export function domainOf(audit: ReportInput['audit']): string {
  return clipName(audit.domain || audit.website, 'Your company');
}

function describeBasis(audit: ReportInput['audit'], coverage: ReportInput['coverage']): string {
  if (audit.kind === 'manual') return 'Workflows and tasks as entered by hand';
  if (coverage === null || coverage.read === 0) return 'No page could be read';
  const when = formatDate(audit.completedAt ?? audit.createdAt);
  return `${coverage.read} ${coverage.read === 1 ? 'page' : 'pages'} of the website, read on ${when}`;
}
