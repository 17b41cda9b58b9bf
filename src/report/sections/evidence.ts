import { clipName, clipSentence } from '#report/clip-text.ts';
import { basisLabels } from '#report/labels.ts';
import { toPageLink } from '#report/page-link.ts';
import { primaryLanguage } from '#report/primary-language.ts';
import type { ReportInput } from '#report/report-input.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import { formatDate } from '#shared/text/figures.ts';

export function describeEvidence({ audit, workflows, tasks }: ReportInput) {
  const groups = workflows.map((workflow) => {
    const own = tasks.filter((task) => task.workflow === workflow.name);
    const seen = new Set<string>();
    return {
      title: clipName(workflow.name, 'Unknown Workflow'),
      basis: basisLabels[workflow.basis],
      quotes: [
        ...toQuotes('The workflow', workflow.evidence, seen),
        ...own.flatMap((task) => toQuotes(clipName(task.name, 'Unnamed task'), task.evidence, seen)),
      ],
      unquoted: own
        .filter((task) => task.evidence.length === 0)
        .map((task) => `${clipName(task.name, 'Unnamed task')} (${basisLabels[task.basis].toLowerCase()})`),
    };
  });
  const read = audit.completedAt === null ? '' : ` We read these pages on ${formatDate(audit.completedAt)}.`;
  return {
    intro:
      audit.kind === 'manual'
        ? 'These workflows and tasks were entered by hand; we didn’t read a website.'
        : `Quotes appear word for word on the pages listed with them.${read}`,
    groups: groups.filter(({ quotes }) => quotes.length > 0 || audit.kind !== 'manual'),
  };
}

function toQuotes(claim: string, evidence: readonly Evidence[], seen: Set<string>) {
  return evidence.flatMap((piece) => {
    const key = `${piece.url} ${piece.quote}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      { claim, quote: clipSentence(piece.quote), lang: primaryLanguage(piece), page: toPageLink(piece.url) },
    ];
  });
}
