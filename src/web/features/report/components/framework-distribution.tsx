import { frameworks } from '#shared/schemas/framework.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { frameworkTexts } from '#web/lib/framework-texts.ts';
import { FrameworkPie } from './framework-pie.tsx';

export function FrameworkDistribution({ stats }: { stats: Stats }) {
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 print:grid-cols-2">
      <dl className="grid gap-5">
        {frameworks.map((framework) => (
          <div key={framework}>
            <dt>
              <FrameworkMark framework={framework} />
            </dt>
            <dd className="mt-1">
              {frameworkTexts[framework].comparison}: {frameworkTexts[framework].tasks.toLowerCase()}.{' '}
              <span className="text-ink-secondary">{frameworkTexts[framework].meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
      {stats.tasksIdentified > 0 ? (
        <FrameworkPie stats={stats} />
      ) : (
        <p className="text-ink-secondary">We found no tasks, so there is no breakdown to show.</p>
      )}
    </div>
  );
}
