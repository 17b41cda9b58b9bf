import { formatCount, formatShare } from '#shared/text/figures.ts';
import { InfoTip } from '#web/components/ui/tooltip.tsx';
import { describeProductWork } from '../../rules/describe-product-work.ts';
import type { WorkflowRow } from '../../rules/rows.ts';
import type { ShownStats } from '../../rules/settled-stats.ts';

interface PanelCountersProps {
  stats: ShownStats | null;
  workflows: readonly WorkflowRow[];
  running: boolean;
  scanned: boolean;
}

export function PanelCounters({ stats, workflows, running, scanned }: PanelCountersProps) {
  const productWork = describeProductWork(stats?.workflowsIdentified, workflows);
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        {scanned && <Counter label="Pages scanned" value={countOf(stats?.pagesScanned)} />}
        <Counter label="Workflows" value={countOf(stats?.workflowsIdentified)} />
        <Counter label="Tasks identified" value={countOf(stats?.tasksIdentified)} />
        {scanned && (
          <Counter
            label="Scan quality"
            value={qualityOf(stats, running)}
            tip={<QualityTip stats={stats} />}
          />
        )}
      </dl>
      {productWork !== null && <p className="text-sm text-ink-secondary">{productWork}</p>}
    </div>
  );
}

function Counter({ label, value, tip }: { label: string; value: string; tip?: React.ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="flex items-center gap-1 text-sm text-ink-secondary">
        {label}
        {tip && <InfoTip label={label}>{tip}</InfoTip>}
      </dt>
      <dd className="figures font-serif text-xl">{value}</dd>
    </div>
  );
}

function QualityTip({ stats }: { stats: ShownStats | null }) {
  const parts = stats?.scanQualityParts ?? [];
  return (
    <>
      <p>Scan quality estimates the accuracy and completeness of the scan.</p>
      {parts.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {parts.map((part) => (
            <li key={part.label} className="flex justify-between gap-4">
              <span>{part.label}</span>
              <span className="whitespace-nowrap tabular-nums">
                {formatShare(part.share)} × {formatShare(part.weight)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function qualityOf(stats: ShownStats | null, running: boolean): string {
  if (stats?.scanQuality != null) return `${Math.round(stats.scanQuality)}%`;
  return stats === null || running ? '–' : 'N/A';
}

function countOf(count: number | null | undefined): string {
  return count == null ? '–' : formatCount(count);
}
