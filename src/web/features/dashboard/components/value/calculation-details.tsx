import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Stats } from '#shared/schemas/stats.ts';
import type { CalculationMode, ValueSummary } from '#shared/schemas/value.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { Dashboard } from '../../api/use-dashboard.ts';
import type { Trial } from '../../api/use-trial.ts';
import { formatCount, formatShare, formatUsd } from '../../rules/figures.ts';
import { AssumptionsPanel } from './assumptions-panel.tsx';
import { CalculationTable } from './calculation-table.tsx';
import { RateSources } from './rate-sources.tsx';

interface CalculationDetailsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null until it is known; there are no details to open before. */
  value: ValueSummary | null;
  stats: Stats;
  dashboard: Dashboard;
  mode: CalculationMode;
  onModeChange: (mode: CalculationMode) => void;
  trial: Trial;
  mine: boolean;
}

/** Everything behind the figure: the counts, the formula with this audit's own numbers, the rates and their sources. */
export function CalculationDetails(props: CalculationDetailsProps) {
  const { open, onOpenChange, value, stats, dashboard, mode, onModeChange, trial, mine } = props;
  const id = useId();
  return (
    <div className="mt-5">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        disabled={value === null}
        onClick={() => onOpenChange(!open)}
        className="no-print"
      >
        {open ? 'Hide Details' : 'View Calculation Details'}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </Button>
      <div id={id} hidden={!open} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
        {open && value !== null && (
          <>
            <Switch
              checked={mode === 'advanced'}
              onCheckedChange={(checked) => onModeChange(checked ? 'advanced' : 'simple')}
              label="Use role-specific rates"
              hint="Simple pays every saved hour at the junior rate; advanced at the rate of the task's role."
            />
            <Block title="Time Savings">
              <Facts>
                <Fact term="Total tasks analyzed">{formatCount(stats.tasksIdentified)}</Fact>
                <Fact term="Framework distribution">
                  Automate {stats.automateCount}, Optimize {stats.optimizeCount}, Enhance {stats.enhanceCount}
                </Fact>
                <Fact term="Calculation mode">
                  {mode === 'advanced' ? 'Using role-specific rates' : 'Conservative estimate (junior rate)'}
                </Fact>
                <Fact term="Monthly value">{formatUsd(value.costSavingsUSD)}</Fact>
              </Facts>
              <CalculationTable value={value} tasks={dashboard.tasks.data?.tasks ?? []} />
            </Block>
            <Block title="Business Impact Value">
              <Facts>
                <Fact term="Business conversion rate">{formatShare(value.assumptions.conversionRate)}</Fact>
                <Fact term="Monthly business impact">{formatUsd(value.newBusinessUSD)}</Fact>
                <Fact term="Tools consolidation">Not estimated</Fact>
              </Facts>
              <p className="figures mt-3 text-sm text-ink-secondary">
                New business potential: {formatUsd(value.costSavingsUSD)} saved ×{' '}
                {formatShare(value.assumptions.conversionRate)} = {formatUsd(value.newBusinessUSD)} a month.
                It is not part of the total above.
              </p>
            </Block>
            <AssumptionsPanel trial={trial} mine={mine} />
            <RateSources />
          </>
        )}
      </div>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule pt-5">
      <h3 className="text-md">{title}</h3>
      <div className="mt-3">{children}</div>
    </div>
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
