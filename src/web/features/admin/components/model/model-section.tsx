import { useQuery } from '@tanstack/react-query';
import type { ModelReport } from '#shared/schemas/model-report.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { adminModelQuery } from '../../api/model-query.ts';
import { ModelReadings } from './model-readings.tsx';
import { failureWords, refusalWords } from './model-words.ts';
import { TryModelButton } from './try-model-button.tsx';

export function ModelSection() {
  const { data, isPending, refetch } = useQuery(adminModelQuery);
  if (isPending) {
    return (
      <Loading label="Loading language model usage">
        <Skeleton className="h-28" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-secondary">
        We couldn't load language model usage.
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (data.settings === null) {
    return (
      <p className="max-w-text text-ink-secondary">
        No language model is set up, so we use only the built-in analysis and send nothing to a model. Set
        LLM_PROVIDER and LLM_MODEL to add one.
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 wrap-anywhere">
          <strong>{data.settings.model}</strong> by {data.settings.provider}
          {data.settings.host !== null && <> at {data.settings.host}</>}
          {data.settings.asksConsent && <>, used only if the owner of a diagnosis agrees</>}
        </p>
        <TryModelButton />
      </div>
      <dl className="border-t border-rule">
        {linesOf(data).map(({ what, figure, detail }) => (
          <div
            key={what}
            className="grid grid-cols-[9rem_1fr] items-baseline gap-x-4 gap-y-1 border-b border-rule py-2.5 sm:grid-cols-[12rem_10rem_1fr]"
          >
            <dt>{what}</dt>
            <dd className="figures">{figure}</dd>
            <dd className="col-span-2 text-sm text-ink-secondary sm:col-span-1">{detail}</dd>
          </div>
        ))}
      </dl>
      <ModelReadings recent={data.recent} />
    </div>
  );
}

interface Line {
  what: string;
  figure: string;
  detail: string;
}

function linesOf({ settings, today, month, latencyMs, readings, refusals, stops }: ModelReport): Line[] {
  const spent = (spend: ModelReport['today']) => (spend.costUsd === null ? 'unknown' : usd(spend.costUsd));
  const of = (limit: number | null | undefined) => (limit == null ? 'no budget set' : `of ${usd(limit)}`);
  const tokens = ({ calls, inputTokens, outputTokens }: ModelReport['today']) =>
    `${formatCountOf(calls, 'call')}, ${count(inputTokens)} tokens in, ${count(outputTokens)} out`;
  const twice =
    month.possiblyPaidTwice > 0 ? `; possibly billed twice: ${count(month.possiblyPaidTwice)}` : '';
  const share = readings.proposed === 0 ? '–' : `${Math.round((readings.shown / readings.proposed) * 100)}%`;
  const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);
  return [
    { what: 'Spent today', figure: spent(today), detail: `${of(settings?.budget.perDay)}; ${tokens(today)}` },
    {
      what: 'Spent this month',
      figure: spent(month),
      detail: `${of(settings?.budget.perMonth)}; ${tokens(month)}${twice}`,
    },
    {
      what: 'Time per call',
      figure: seconds(latencyMs.median),
      detail:
        latencyMs.median === null
          ? 'no calls yet'
          : `half are faster than this; 95% take at most ${seconds(latencyMs.slow)}`,
    },
    {
      what: 'Proposals shown',
      figure: share,
      detail: `${count(readings.shown)} of ${count(readings.proposed)} this month. Left out: ${listed(refusals, refusalWords)}`,
    },
    {
      what: 'Readings completed',
      figure: count(readings.done),
      detail: `without a result: ${count(readings.stopped)} (${listed(stops, failureWords)})`,
    },
  ];
}

function listed(
  counts: readonly { reason: string; count: number }[],
  words: Readonly<Record<string, string>>,
): string {
  if (counts.length === 0) return 'none';
  return counts.map(({ reason, count: many }) => `${words[reason] ?? reason} ${count(many)}`).join(', ');
}

const count = (value: number) => value.toLocaleString('en-US');
const usd = (value: number) => `$${value < 1 ? value.toFixed(4) : value.toFixed(2)}`;
