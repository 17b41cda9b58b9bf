import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { FirstStep } from '#shared/recommendations/first-steps.ts';
import type { Basis } from '#shared/schemas/evidence.ts';
import type { CalculationMode } from '#shared/schemas/value.ts';
import { clipAtWord } from '#shared/text/clip-at-word.ts';
import { describeFirstStepsTotal, nothingToTry } from '#shared/text/describe-first-steps.ts';
import { formatEstimatedHours } from '#shared/text/figures.ts';
import { PageLink } from '#web/components/audit/evidence-list.tsx';
import { BasisMark } from '#web/components/ui/basis-mark.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useMoney } from '#web/lib/use-money.ts';
import type { Dashboard } from '../../api/use-dashboard.ts';
import { useFirstSteps } from '../../api/use-first-steps.ts';

import type { TaskRow } from '../../rules/rows.ts';

interface FirstStepsProps {
  dashboard: Dashboard;
  mode: CalculationMode;
  thin: boolean;
}

export function FirstSteps({ dashboard, mode, thin }: FirstStepsProps) {
  const { id } = dashboard;
  const found = useFirstSteps(dashboard);
  const money = useMoney();
  const tasks = dashboard.tasks.data?.tasks;
  if (found === null || !tasks?.length || (thin && found.length === 0)) return null;
  const steps = thin ? found.slice(0, 1) : found;
  const total = describeFirstStepsTotal(steps, mode, money);
  return (
    <section
      aria-labelledby="first-steps-title"
      className="rounded-md border border-rule bg-surface px-5 pt-4 pb-1 sm:px-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="first-steps-title" className="text-lg">
          {steps.length === 3 ? 'Start with these three' : 'Start here'}
        </h2>
        <Link
          to={`/diagnosis/${id}/modules#plan`}
          className={`${buttonClass({ variant: 'quiet', size: 'sm' })} no-print -mr-3 max-sm:-ml-3`}
        >
          90-day plan
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      {steps.length === 0 && <p className="mt-1 mb-4 max-w-text text-ink-secondary">{nothingToTry}</p>}
      {total !== null && <p className="figures text-sm text-ink-secondary">{total}</p>}
      <ol className="mt-1 list-none divide-y divide-rule empty:hidden">
        {steps.map((step, index) => (
          <Step key={step.title} step={step} place={index + 1} auditId={id} basis={basisOf(step, tasks)} />
        ))}
      </ol>
    </section>
  );
}

/** In characters: about two lines on a wide screen. */
const quoteLimit = 150;

interface StepProps {
  step: FirstStep;
  place: number;
  auditId: number;
  /** Basis of the trial's first task. Null if the task or its basis is unknown. */
  basis: Basis | null;
}

function Step({ step, place, auditId, basis }: StepProps) {
  const { trial, quote } = step;
  const { usd, other } = useMoney().wordEstimate(trial.savingsUsdPerMonth.likely);
  return (
    <li className="keep-together grid gap-x-6 gap-y-1.5 py-3 md:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="flex gap-3">
        <span aria-hidden className="figures w-5 shrink-0 font-serif text-lg/7 text-accent">
          {place}
        </span>
        <div className="min-w-0">
          <h3 className="text-base/7 font-strong">
            <Link
              to={`/diagnosis/${auditId}/modules#plan`}
              className="underline decoration-rule underline-offset-4 hover:decoration-current"
            >
              {step.title}
            </Link>
          </h3>
          {quote === null && basis !== null && (
            <p className="text-sm">
              <BasisMark basis={basis} className="text-sm text-ink" />
            </p>
          )}
          {quote !== null && (
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <span dir="auto" className="wrap-anywhere">
                {step.quotedWork !== null && <>On {step.quotedWork}: </>}
                <bdi lang={quote.lang} className="italic">
                  “{clipAtWord(quote.quote, quoteLimit)}”
                </bdi>
              </span>
              <PageLink url={quote.url} />
            </p>
          )}
          <p dir="auto" className="text-sm wrap-anywhere text-ink-secondary">
            {step.why}
          </p>
        </div>
      </div>
      <p className="figures text-sm text-ink-secondary max-md:pl-8 md:text-right">
        <span className="text-ink md:block md:font-serif md:text-lg">{usd} a month</span>
        {other !== null && <span className="md:block"> ({other})</span>}
        <span className="md:hidden"> · </span>
        <span className="md:block">
          {formatEstimatedHours(trial.savedHoursPerMonth.likely)} saved a month
        </span>
        <span className="md:hidden"> · </span>
        <span className="md:block">No module to buy</span>
      </p>
    </li>
  );
}

function basisOf({ trial }: FirstStep, tasks: readonly TaskRow[] | undefined): Basis | null {
  const [first] = trial.tasks;
  return tasks?.find(({ id }) => id === first?.id)?.basis ?? null;
}
