import type { ReactNode } from 'react';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { useMoney } from '#web/lib/use-money.ts';
import { ModuleFacts } from './module-facts.tsx';
import { compareWithCustom } from './module-figures.ts';
import { TextList } from './text-list.tsx';

export function ModuleDetails({ module }: { module: RecommendedModule }) {
  return (
    <div className="mt-5 grid content-start gap-x-8 gap-y-5 border-t border-rule pt-5 text-sm md:grid-cols-2 print:grid-cols-1">
      <TextList
        level={5}
        title="Why it fits"
        texts={module.reasons.filter((text) => text !== module.reason)}
      />
      {module.tasks.length > 0 && (
        <Part title="Tasks it supports">
          <ul className="grid gap-1.5">
            {module.tasks.map((task) => (
              <li key={task.id} className="flex items-baseline justify-between gap-3">
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {task.name}
                </span>
                <FrameworkMark framework={task.framework} className="shrink-0 text-xs" />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <ModuleFacts module={module} level={5} />
      <Part title="Cost comparison">
        <CostComparison module={module} />
      </Part>
    </div>
  );
}

function CostComparison({ module }: { module: RecommendedModule }) {
  const { low, high } = module.customRangeUsd;
  const money = useMoney();
  const widths = compareWithCustom(module.price, module.customRangeUsd);
  return (
    <div className="grid gap-2">
      <Bar label="This module" amount={money.price(module.price)} from={0} to={widths.price} strong />
      <Bar
        label="Custom development"
        amount={money.prices({ low, high })}
        from={widths.low}
        to={widths.high}
      />
    </div>
  );
}

function Bar(props: { label: string; amount: string; from: number; to: number; strong?: boolean }) {
  return (
    <div>
      <p className="flex justify-between gap-3">
        <span>{props.label}</span>
        <span className="figures text-right">{props.amount}</span>
      </p>
      <div aria-hidden className="mt-1 h-2 rounded-full bg-neutral-soft">
        <div
          className={`h-full rounded-full ${props.strong ? 'bg-accent' : 'bg-control'}`}
          style={{ marginLeft: `${props.from}%`, width: `${Math.max(props.to - props.from, 1)}%` }}
        />
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h5 className="mb-1.5 font-sans text-sm font-strong text-ink-secondary">{title}</h5>
      {children}
    </div>
  );
}
