import { type SubmitEvent, useId, useState } from 'react';
import { sampleAuditId } from '#shared/sample-audit.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { Select } from '#web/components/ui/select.tsx';
import type { DashboardAudit } from '../../api/dashboard-queries.ts';
import { useAnalyzeAgain } from '../../api/use-analyze-again.ts';
import { messages } from '../../messages.ts';

/** Lets the owner correct the line of business, because websites of similar lines share most words. */
export function SpecialtyNote({ industry, audit }: { industry: Industry; audit: DashboardAudit }) {
  const change = useAnalyzeAgain(audit, messages.specialtyChange);
  const { specialty, specialties: choices = [] } = industry;
  const [first, second] = choices;
  const used = specialty === undefined ? '' : (first?.id ?? '');
  const [chosen, setChosen] = useState(used);
  const hintId = useId();
  if (audit.id === sampleAuditId || !first || (used !== '' && !second)) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.mutate({ specialty: chosen });
  };
  return (
    <section aria-label="Line of business" className="no-print rounded-md border border-rule bg-surface p-5">
      <p className="max-w-text">
        {used === '' ? (
          "We're not sure what line of business this is."
        ) : (
          <>
            Line of business: <strong>{specialty}</strong>.
          </>
        )}
      </p>
      <Disclosure
        label={used === '' ? 'Choose the line of business' : 'Choose another line of business'}
        className="mt-1"
      >
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3 pt-3">
          <div className="min-w-0 flex-1 basis-72">
            <Select
              aria-label="Line of business"
              aria-describedby={hintId}
              placeholder="Choose one"
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
          <Button
            type="submit"
            variant="secondary"
            disabled={chosen === '' || chosen === used || change.isPending}
          >
            {change.isPending ? 'Analyzing...' : 'Analyze again'}
          </Button>
          <p id={hintId} className="basis-full text-sm text-ink-secondary">
            We'll work out the workflows, hours, and recommendations again from the same pages.
          </p>
        </form>
      </Disclosure>
    </section>
  );
}
