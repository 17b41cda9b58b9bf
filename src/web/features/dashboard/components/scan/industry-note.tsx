import { sampleAuditId } from '#shared/sample-audit.ts';
import { labelCompanyType } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { formatShare } from '#shared/text/figures.ts';
import { nameKind } from '#shared/text/name-kind.ts';
import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import { useAnalyzeAgain } from '../../api/use-analyze-again.ts';
import { messages } from '../../messages.ts';

import { differsFromChoice } from '../../rules/label-industry.ts';

interface IndustryNoteProps {
  industry: Industry;
  audit: DashboardAudit;
  /** Without any work on the website, the words that suggest the industry prove little. */
  foundWork: boolean;
}

export function IndustryNote({ industry, audit, foundWork }: IndustryNoteProps) {
  const change = useAnalyzeAgain(audit, messages.typeChange);
  const { chosen, detected } = industry;
  const detail = nameKind(industry);
  // If the owner chose the line of business, we don't question the company type.
  if (audit.specialty !== '' || !differsFromChoice(industry) || detected === 'unknown') return null;
  const seen = labelCompanyType(detected);
  return (
    <section
      aria-label="Industry"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-md border border-rule bg-surface p-5"
    >
      <div className="min-w-0 flex-1 basis-80">
        <p className="max-w-text">
          You chose <strong>{labelCompanyType(chosen)}</strong>. The website looks like{' '}
          <strong>
            {detail === null ? (
              seen
            ) : seen === labelCompanyType('other') ? (
              // The label for "other" is "Business", which tells the visitor nothing.
              <bdi className="wrap-anywhere">{detail}</bdi>
            ) : (
              <>
                {seen} (<bdi className="wrap-anywhere">{detail}</bdi>)
              </>
            )}
          </strong>
          {foundWork
            ? `, with a confidence of ${formatShare(industry.confidence)}.`
            : ', but it says too little for us to be sure.'}
        </p>
        {industry.reasons.length > 0 && (
          <Disclosure label="Why we think so" className="mt-1">
            <div className="pt-2">
              <EvidenceList evidence={industry.reasons} />
            </div>
          </Disclosure>
        )}
      </div>
      {audit.id !== sampleAuditId && (
        <Button
          variant="secondary"
          size="sm"
          className="no-print"
          disabled={change.isPending}
          aria-label={`Change it to ${seen} and analyze again`}
          onClick={() => change.mutate({ companyType: detected, specialty: '' })}
        >
          {change.isPending ? 'Changing...' : 'Change it'}
        </Button>
      )}
    </section>
  );
}
