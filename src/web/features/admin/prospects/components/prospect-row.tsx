import { Eye, FileDown } from 'lucide-react';
import { Link } from 'react-router';
import type { Prospect } from '#shared/schemas/prospect.ts';
import { formatCount, formatEstimatedUsd, formatShare } from '#shared/text/figures.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useSessionCheck } from '../../api/use-session-check.ts';
import { hostOf } from '../sort-prospects.ts';

export const cellClass = 'px-2 py-2 first:pl-0 last:pr-0';
export const wideOnly = 'max-xl:hidden';

const tones: Record<Prospect['state'], Tone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  deleted: 'neutral',
};
const unknown = '–';

export function ProspectRow({ prospect }: { prospect: Prospect }) {
  const { name, website, note, state } = prospect;
  const cells = cellsOf(prospect);
  const host = hostOf(website);
  return (
    <tr className="border-b border-rule align-top">
      <td className={`${cellClass} text-base xl:min-w-44 max-xl:max-w-none max-xl:px-0 max-xl:py-3`}>
        <span className="block font-strong wrap-anywhere">{name || host}</span>
        {name && <span className="block text-sm text-ink-secondary wrap-anywhere">{host}</span>}
        {note && <span className="block text-sm text-ink-secondary wrap-anywhere">{note}</span>}
        <div className="mt-1.5 grid gap-1 text-sm xl:hidden">
          <p>
            <Badge tone={tones[state]}>{state}</Badge>
          </p>
          {state === 'done' && (
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
              {Object.entries(labels).map(([key, label]) => (
                <div key={key} className="contents">
                  <dt className="text-ink-secondary">{label}</dt>
                  <dd>{cells[key as keyof typeof labels]}</dd>
                </div>
              ))}
            </dl>
          )}
          <Reason prospect={prospect} />
          <div className="-ml-3 flex flex-wrap">
            <RowActions prospect={prospect} />
          </div>
        </div>
      </td>
      <td className={`${cellClass} ${wideOnly}`}>{cells.trade}</td>
      <td className={`${cellClass} ${wideOnly} text-right tabular-nums`}>{cells.confidence}</td>
      <td className={`${cellClass} ${wideOnly} text-right whitespace-nowrap tabular-nums`}>{cells.people}</td>
      <td className={`${cellClass} ${wideOnly} text-right whitespace-nowrap tabular-nums`}>{cells.value}</td>
      <td className={`${cellClass} ${wideOnly}`}>{cells.step}</td>
      <td className={`${cellClass} ${wideOnly} text-right tabular-nums`}>{cells.quality}</td>
      <td className={`${cellClass} ${wideOnly} max-w-56`}>
        <Badge tone={tones[state]}>{state}</Badge>
        <Reason prospect={prospect} />
      </td>
      <td className={`${cellClass} ${wideOnly} whitespace-nowrap`}>
        <div className="-my-1.5 grid justify-items-start *:px-2">
          <RowActions prospect={prospect} />
        </div>
      </td>
    </tr>
  );
}

const labels = {
  trade: 'Trade',
  confidence: 'Confidence',
  people: 'People',
  value: 'Monthly value',
  step: 'First step',
  quality: 'Scan quality',
} as const;

function cellsOf({ figures }: Prospect): Record<keyof typeof labels, string> {
  const { people = null, monthlyValueUsd: value = null } = figures ?? {};
  return {
    trade: figures?.trade ?? unknown,
    confidence: figures?.confidence == null ? unknown : formatShare(figures.confidence),
    people: people ? rangeOf(people, formatCount) : unknown,
    value: value ? rangeOf(value, formatEstimatedUsd) : unknown,
    step: figures?.firstStep ?? unknown,
    quality: figures?.scanQuality == null ? unknown : `${Math.round(figures.scanQuality)}%`,
  };
}

function rangeOf({ low, high }: { low: number; high: number }, format: (value: number) => string): string {
  const [from, to] = [format(low), format(high)];
  return from === to ? from : `${from} to ${to}`;
}

function Reason({ prospect: { state, failure } }: { prospect: Prospect }) {
  if (state === 'deleted') return <p className="mt-1 text-ink-secondary">You deleted this diagnosis.</p>;
  if (state !== 'failed') return null;
  return (
    <p className="mt-1 text-ink-secondary wrap-anywhere">
      {failure?.message ?? "We couldn't start the diagnosis."}
    </p>
  );
}

function RowActions({ prospect: { auditId, state, name, website } }: { prospect: Prospect }) {
  const checkSession = useSessionCheck();
  if (auditId === null || state === 'waiting') return null;
  const what = name || hostOf(website);
  return (
    <>
      <Link to={`/diagnosis/${auditId}`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <Eye aria-hidden className="size-4" />
        View<span className="sr-only"> the diagnosis of {what}</span>
      </Link>
      {state === 'done' && (
        <a
          href={`/api/audits/${auditId}/report`}
          target="_blank"
          rel="noopener"
          onClick={checkSession}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <FileDown aria-hidden className="size-4" />
          Create report<span className="sr-only"> for {what}, opens in a new tab</span>
        </a>
      )}
    </>
  );
}
