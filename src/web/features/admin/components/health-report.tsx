import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { healthReportSchema } from '#shared/schemas/health-report.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';
import { adminHealthQuery } from '../api/admin-queries.ts';

interface Line {
  what: string;
  tone: Tone;
  state: string;
  detail: string;
}

/** Whether everything the product stands on answers, and what it was started with. */
export function HealthReport() {
  const { data, isPending, refetch } = useQuery(adminHealthQuery);
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
        The health report could not be loaded.
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <>
      <dl className="border-t border-rule">
        {linesOf(data).map(({ what, tone, state, detail }) => (
          <div
            key={what}
            className="grid grid-cols-[9rem_1fr] items-baseline gap-x-4 gap-y-1 border-b border-rule py-2.5 sm:grid-cols-[12rem_8rem_1fr]"
          >
            <dt>{what}</dt>
            <dd>
              <Badge tone={tone}>{state}</Badge>
            </dd>
            <dd className="col-span-2 text-sm text-ink-secondary sm:col-span-1">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-secondary">
        AI Compass {data.version}, Node {data.node}, started {relativeTime(data.upSince, new Date())}
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

/** A line for each thing that the product stands on. */
function linesOf({
  database,
  mail,
  queue,
  worker,
  languageModel,
  webhook,
}: z.infer<typeof healthReportSchema>): Line[] {
  const mailTrouble = mail.failed + mail.uncertain;
  return [
    {
      what: 'Database',
      tone: database.up ? 'success' : 'danger',
      state: database.up ? 'up' : 'away',
      detail: database.mode === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL by DATABASE_URL',
    },
    {
      what: 'Mail',
      tone: !mail.configured ? 'neutral' : mailTrouble > 0 ? 'warning' : 'success',
      state: mail.configured ? 'SMTP' : 'kept here',
      detail: `${mail.queued} waiting, ${mail.failed} refused, ${mail.uncertain} uncertain`,
    },
    {
      what: 'Queue',
      tone: queue.failed > 0 ? 'warning' : 'success',
      state: queue.failed > 0 ? 'failures' : 'working',
      detail: `${queue.queued} waiting, ${queue.running} running, ${queue.retrying} to be tried again, ${queue.failed} failed`,
    },
    {
      what: 'Worker',
      tone: worker.running ? 'success' : 'danger',
      state: worker.running ? 'running' : 'none',
      detail: worker.running ? 'works on scans and mail' : 'scans and mail wait until one is started',
    },
    {
      what: 'Language model',
      tone: 'neutral',
      state: languageModel.configured ? 'configured' : 'none',
      detail: languageModel.configured
        ? 'a second reader beside the built-in analysis'
        : 'the built-in analysis needs none',
    },
    {
      what: 'Webhook',
      tone: 'neutral',
      state: webhook.configured ? 'configured' : 'none',
      detail: webhook.configured ? 'deliveries stand among the jobs' : 'set WEBHOOK_URL to use one',
    },
  ];
}
