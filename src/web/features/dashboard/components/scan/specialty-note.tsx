import { type SubmitEvent, useId, useState } from 'react';
import { sampleAuditId } from '#shared/sample-audit.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import { useAnalyzeAgain } from '../../api/use-analyze-again.ts';
import { messages } from '../../messages.ts';
import { SpecialtyChoice } from './specialty-choice.tsx';

/**
 * Websites of similar lines of business share many words, so we may choose a wrong one. The visitor
 * can correct it.
 */
export function SpecialtyNote({ industry, audit }: { industry: Industry; audit: DashboardAudit }) {
  const change = useAnalyzeAgain(audit, messages.specialtyChange);
  const { specialty, specialties: suggested = [] } = industry;
  const used = specialty === undefined ? null : (suggested[0] ?? null);
  const [chosen, setChosen] = useState(used);
  const hintId = useId();
  if (audit.id === sampleAuditId || audit.kind !== 'scan') return null;
  const isNew = chosen !== null && chosen.id !== used?.id;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isNew) change.mutate({ specialty: chosen.id });
  };
  return (
    <section aria-label="Line of business" className="no-print rounded-md border border-rule bg-surface p-5">
      <p className="max-w-text">
        {used === null ? (
          sayUnsure(industry)
        ) : (
          <>
            Line of business: <strong>{specialty}</strong>.
          </>
        )}
      </p>
      <Disclosure
        label={used === null ? 'Choose the line of business' : 'Choose another line of business'}
        className="mt-1"
      >
        <form onSubmit={submit} className="grid gap-4 pt-3">
          <SpecialtyChoice suggested={suggested} chosen={chosen} onChoose={setChosen} />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant="secondary"
              aria-describedby={hintId}
              disabled={!isNew || change.isPending}
            >
              {change.isPending ? 'Analyzing...' : 'Analyze again'}
            </Button>
            <p id={hintId} className="text-sm text-ink-secondary">
              We'll work out the workflows, hours, and recommendations again from the same pages.
            </p>
          </div>
        </form>
      </Disclosure>
    </section>
  );
}

/** Must not contradict the note that says which industry the website looks like. */
function sayUnsure({ detected, detail }: Industry): string {
  if (detected === 'unknown') return "We're not sure what line of business this is.";
  return detail === null
    ? "The website doesn't say exactly which line of business this is."
    : 'We found no line of business that is more exact than that.';
}
