import { type ReactNode, useId } from 'react';
import { formatCount, formatEstimatedUsd, formatShare } from '#shared/text/figures.ts';
import { Switch } from '#web/components/ui/switch.tsx';
import { useMoney } from '#web/lib/use-money.ts';

import { AssumptionsPanel } from './assumptions-panel.tsx';
import type { CalculationProps } from './calculation-props.ts';
import { CalculationTable } from './calculation-table.tsx';
import { RateSources } from './rate-sources.tsx';

export function CalculationBlocks(props: CalculationProps) {
  const { value, stats, tasks, mode, onModeChange, trial, mine } = props;
  const money = useMoney();
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
      <Switch
        checked={mode === 'advanced'}
        onCheckedChange={(checked) => onModeChange(checked ? 'advanced' : 'simple')}
        label="Use role-specific rates"
        hint="Simple mode prices every hour saved at the junior rate. Advanced mode uses the rate for each task's role."
      />
      <Block title="Time Savings">
        <Facts>
          <Fact term="Total tasks analyzed">{formatCount(stats.tasksIdentified)}</Fact>
          <Fact term="Framework distribution">
            Automate {formatCount(stats.automateCount)}, Optimize {formatCount(stats.optimizeCount)}, Enhance{' '}
            {formatCount(stats.enhanceCount)}
          </Fact>
          <Fact term="Calculation mode">
            {mode === 'advanced' ? 'Using role-specific rates' : 'Conservative estimate (junior rate)'}
          </Fact>
          <Fact term="Monthly value">{money.estimate(value.costSavingsUSD)}</Fact>
        </Facts>
        <CalculationTable value={value} tasks={tasks} />
      </Block>
      <Block title="Business Impact Value">
        <Facts>
          <Fact term="Business conversion rate">{formatShare(value.assumptions.conversionRate)}</Fact>
          <Fact term="Monthly business impact">{money.estimate(value.newBusinessUSD)}</Fact>
          <Fact term="Tools consolidation">Not estimated</Fact>
        </Facts>
        <p className="figures mt-3 text-sm text-ink-secondary">
          New business potential: {formatEstimatedUsd(value.costSavingsUSD)} saved ×{' '}
          {formatShare(value.assumptions.conversionRate)} ≈ {formatEstimatedUsd(value.newBusinessUSD)} a
          month. It isn't part of the total above.
        </p>
      </Block>
      <AssumptionsPanel trial={trial} mine={mine} />
      <RateSources hasTypedHours={trial.hasTypedHours} />
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-5">
      <h3 id={id} className="text-md">
        {title}
      </h3>
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-secondary">{term}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
