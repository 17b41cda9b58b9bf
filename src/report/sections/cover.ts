import { clipName, clipSentence, clipText } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { labelCompanyType } from '#shared/schemas/company.ts';
import { formatDate, formatPlural } from '#shared/text/figures.ts';
import { nameAudit, nameAuditInSentence } from '#shared/text/name-audit.ts';
import { nameKind } from '#shared/text/name-kind.ts';
import { describeCounts } from './counts.ts';

export function describeCover(input: ReportInput) {
  const { audit, coverage, industry, value, profile, presentation, generatedAt } = input;
  const people = value.assumptions.headcount ?? null;
  const facts = [
    {
      label: 'Industry',
      value: clipName((industry && nameKind(industry)) ?? '', labelCompanyType(audit.companyType)),
    },
    { label: 'Company size', value: describeSize(people, audit.companySize) },
    { label: 'Basis', value: describeBasis(audit, coverage) },
    { label: 'Found', value: describeCounts(input) },
    { label: 'Generated', value: formatDate(generatedAt) },
  ];
  const client = clipName(presentation?.clientName ?? '', '');
  const preparedBy = clipName(presentation?.preparedBy ?? '', '');
  return {
    brand: clipName(profile.brand.name, 'Report'),
    domain: client || domainOf(audit),
    subject: client === '' ? null : domainOf(audit),
    runningHead: clipText(client || domainOf(audit), 60),
    title: profile.report.coverTitle,
    kicker: profile.report.coverKicker,
    preparedBy: preparedBy === '' ? null : `Prepared by ${preparedBy}`,
    note: clipText(presentation?.note ?? '', noteLimit) || null,
    description: clipSentence(audit.businessDescription ?? '') || null,
    facts,
    statement: audit.kind === 'manual' ? profile.disclaimers.manualEntry : profile.disclaimers.sidePanel,
  };
}

const noteLimit = 1000;

export function domainOf(audit: ReportInput['audit']): string {
  return clipName(nameAudit(audit), 'Your company');
}

/** For use after words such as "of" and "for". */
export function domainInSentence(audit: ReportInput['audit']): string {
  return clipName(nameAuditInSentence(audit), 'your company');
}

export function describeSize(people: number | null, size: ReportInput['audit']['companySize']): string {
  if (people !== null) return formatPlural(people, 'person', 'people');
  return size === '' ? 'Not stated' : `${size} people`;
}

function describeBasis(audit: ReportInput['audit'], coverage: ReportInput['coverage']): string {
  if (audit.kind === 'manual') return 'Workflows and tasks entered by hand';
  if (coverage === null || coverage.read === 0) return 'We couldn’t read any pages';
  const when = formatDate(audit.completedAt ?? audit.createdAt);
  return `${coverage.read} ${coverage.read === 1 ? 'page' : 'pages'} of the website, read on ${when}`;
}
