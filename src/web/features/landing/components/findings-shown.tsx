import { BasisMark } from '#web/components/ui/basis-mark.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { sampleFindings } from '../sample-findings.ts';

export function FindingsShown({ className }: { className?: string }) {
  return (
    <section aria-labelledby="findings-heading" className={className}>
      <h2 id="findings-heading" className="text-md">
        What a finding looks like
      </h2>
      <p className="mt-1 text-sm text-ink-secondary">
        Two tasks from our sample diagnosis of a company we made up.
      </p>
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {sampleFindings.map(({ quote, task, framework, basis, hoursPerWeek }) => (
          <li key={task}>
            <blockquote className="border-l-2 border-accent pl-4 text-ink-secondary">“{quote}”</blockquote>
            <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <FrameworkMark framework={framework} />
              <BasisMark basis={basis} />
            </p>
            <p className="mt-1 font-strong">{task}</p>
            <p className="text-sm text-ink-secondary">
              {Number(hoursPerWeek.toPrecision(2))} hours a week, estimated
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
