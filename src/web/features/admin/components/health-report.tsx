import { useQuery } from '@tanstack/react-query';
import type { HealthCheck, HealthLevel } from '#shared/schemas/health-check.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';
import { adminHealthQuery } from '../api/admin-queries.ts';
import { partNames } from './health/part-names.ts';

const tones: Record<HealthLevel, Tone> = {
  off: 'neutral',
  ok: 'success',
  warning: 'warning',
  critical: 'danger',
};
const followMs = 30_000;

export function HealthReport() {
  const { data, isPending, refetch } = useQuery({ ...adminHealthQuery, refetchInterval: followMs });
  if (isPending) {
    return (
      <Loading label="Loading the health report">
        <Skeleton className="h-28" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-secondary">
        We couldn't load the health report.
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  const now = new Date();
  return (
    <>
      <dl className="border-t border-rule">
        {data.checks.map((check) => (
          <CheckLine key={check.part} check={check} now={now} />
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-secondary">
        AI Compass {data.version}, Node {data.node}, started {relativeTime(data.upSince, now)}
      </p>
      <Disclosure label="Show the configuration" openLabel="Hide the configuration" className="mt-2">
        <dl className="mt-2 grid gap-x-6 text-sm sm:grid-cols-[max-content_1fr]">
          {data.configuration.map(({ variable, value }) => (
            <div key={variable} className="contents">
              <dt className="pt-1 font-mono text-ink-secondary">{variable}</dt>
              <dd className="pt-1 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}

function CheckLine({ check, now }: { check: HealthCheck; now: Date }) {
  const { part, level, state, detail, advice, since } = check;
  const isWrong = level === 'warning' || level === 'critical';
  return (
    <div className="grid grid-cols-[7rem_1fr] items-baseline gap-x-4 gap-y-1 border-b border-rule py-3 sm:grid-cols-[8rem_9rem_1fr]">
      <dt className={isWrong ? 'font-strong' : undefined}>{partNames[part]}</dt>
      <dd>
        <Badge tone={tones[level]}>{state}</Badge>
      </dd>
      <dd className="col-span-2 grid gap-1 text-sm sm:col-span-1">
        <span className="text-ink-secondary">
          {detail}
          {isWrong && since !== null && ` The problem started ${relativeTime(since, now)}.`}
        </span>
        {advice !== null && <span className={isWrong ? 'text-ink' : 'text-ink-secondary'}>{advice}</span>}
      </dd>
    </div>
  );
}
