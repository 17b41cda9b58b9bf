import { type ReactNode, useState } from 'react';
import type { ExplainedCandidate, ExplainedSignal, ExplainedVerdict } from '#shared/schemas/explanation.ts';
import { PageLink } from '#web/components/audit/evidence-list.tsx';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';

const firstSignals = 8;

const tones: Record<ExplainedVerdict['outcome'], Tone> = {
  keep: 'success',
  demote: 'warning',
  merge: 'info',
  drop: 'danger',
};

export function CandidateDetails({ candidate }: { candidate: ExplainedCandidate }) {
  const { signals, refused, verdicts } = candidate;
  const [all, setAll] = useState(false);
  const listed = all ? signals : signals.slice(0, firstSignals);
  return (
    <div className="my-3 grid gap-5 border-l-2 border-rule pl-4">
      <Part title={`Evidence (${signals.length})`}>
        {signals.length === 0 && <p className="text-sm text-ink-secondary">Nothing quoted from the site.</p>}
        <ul className="grid gap-3">
          {listed.map((signal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: new items are only appended
            <Signal key={index} signal={signal} />
          ))}
        </ul>
        {listed.length < signals.length && (
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAll(true)}>
            Show {signals.length - listed.length} more
          </Button>
        )}
      </Part>
      {refused.length > 0 && (
        <Part title={`Quotes that don't count (${refused.length})`}>
          <ul className="grid gap-3">
            {refused.map(({ evidence, reason }) => (
              <li key={`${evidence.url} ${evidence.quote} ${reason}`}>
                <p className="text-sm text-ink-secondary">{reason}</p>
                <Quote {...evidence} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="What the rules decided">
        <ol className="grid list-none gap-2">
          {verdicts.map(({ rule, outcome, reason, into }) => (
            <li key={`${rule} ${outcome} ${reason}`} className="text-sm wrap-anywhere">
              <Badge tone={tones[outcome]}>{outcome}</Badge> <span className="font-strong">{rule}</span>
              {into !== null && <> into {into}</>}: {reason}
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-2 text-sm font-strong">{title}</h4>
      {children}
    </div>
  );
}

function Signal({ signal: { key, strength, direct, evidence, because } }: { signal: ExplainedSignal }) {
  return (
    <li>
      <p className="text-sm text-ink-secondary">
        Strength {strength}, {direct ? 'says it directly' : 'suggests it'}
        {because.length > 0 && `; weakened: ${because.join('; ')}`}
      </p>
      {evidence ? <Quote {...evidence} /> : <p className="text-sm">{key}</p>}
    </li>
  );
}

function Quote({ url, quote }: { url: string; quote: string }) {
  return (
    <>
      <blockquote dir="auto" className="text-sm wrap-anywhere">
        “{quote}”
      </blockquote>
      <PageLink url={url} />
    </>
  );
}
