import { useState } from 'react';
import type { ExplainedCandidate } from '#shared/schemas/explanation.ts';
import { BasisMark } from '#web/components/ui/basis-mark.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { CandidateDetails } from './candidate-details.tsx';

/** One candidate: its name and what decided; opened, all that was weighed. */
export function CandidateEntry({ candidate }: { candidate: ExplainedCandidate }) {
  // Hundreds stand on one page: what is inside is made when somebody looks.
  const [wasOpened, setWasOpened] = useState(false);
  const { id, name, basis, verdicts } = candidate;
  const last = verdicts.at(-1);
  return (
    <li className="border-b border-rule py-3">
      <Disclosure
        label={name}
        onOpenChange={() => setWasOpened(true)}
        triggerClassName="text-base text-left wrap-anywhere"
        sparesPaper
      >
        {wasOpened && <CandidateDetails candidate={candidate} />}
      </Disclosure>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm text-ink-secondary">
        {basis && <BasisMark basis={basis} className="text-sm text-ink-secondary" />}
        <span className="wrap-anywhere">{id}</span>
        {last && (
          <span className="wrap-anywhere">
            {last.rule}: {last.reason}
          </span>
        )}
      </p>
    </li>
  );
}
