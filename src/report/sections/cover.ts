import { clipName, clipText } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { labelCompanyType } from '#shared/schemas/company.ts';
import { formatDate, formatPlural } from '#shared/text/figures.ts';

/** The first page: whose report it is, what it rests on and when it was made. */
export function describeCover({ audit, coverage, industry, value, profile, generatedAt }: ReportInput) {
  const people = value.assumptions.headcount ?? null;
  const facts = [
    { label: 'Industry', value: clipName(industry?.detail ?? '', labelCompanyType(audit.companyType)) },
    { label: 'Company size', value: describeSize(people, audit.companySize) },
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

function describeSize(people: number | null, size: ReportInput['audit']['companySize']): string {
  if (people !== null) return formatPlural(people, 'person', 'people');
  return size === '' ? 'Not stated' : `${size} people`;
}

function describeBasis(audit: ReportInput['audit'], coverage: ReportInput['coverage']): string {
  if (audit.kind === 'manual') return 'Workflows and tasks as entered by hand';
  if (coverage === null || coverage.read === 0) return 'No page could be read';
  const when = formatDate(audit.completedAt ?? audit.createdAt);
  return `${coverage.read} ${coverage.read === 1 ? 'page' : 'pages'} of the website, read on ${when}`;
}
