import { useState } from 'react';
import type { ExplainedCandidate } from '#shared/schemas/explanation.ts';
import { BasisMark } from '#web/components/ui/basis-mark.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { CandidateDetails } from './candidate-details.tsx';

export function CandidateEntry({ candidate }: { candidate: ExplainedCandidate }) {
  const [open, setOpen] = useState(false);
  // The list may have hundreds of candidates, so details are rendered only once opened.
  const [wasOpened, setWasOpened] = useState(false);
  const summary = <Summary candidate={candidate} />;
  return (
    <li className="border-b border-rule py-3">
      <Disclosure
        label={candidate.name}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
          setWasOpened(true);
        }}
        triggerClassName="text-base text-left wrap-anywhere"
        sparesPaper
      >
        {wasOpened && (
          <>
            {summary}
            <CandidateDetails candidate={candidate} />
          </>
        )}
      </Disclosure>
      {!open && summary}
    </li>
  );
}

function Summary({ candidate: { id, name, basis, verdicts } }: { candidate: ExplainedCandidate }) {
  const last = verdicts.at(-1);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm text-ink-secondary">
      {basis && <BasisMark basis={basis} className="text-sm text-ink-secondary" />}
      {id !== name.toLowerCase() && <span className="wrap-anywhere">{id}</span>}
      {last && (
        <span className="wrap-anywhere">
          {last.rule}: {last.reason}
        </span>
      )}
    </p>
  );
}
